BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0001');
CREATE TABLE records (
	table_id VARCHAR(16) NOT NULL, 
	at INTEGER NOT NULL, 
	kind VARCHAR(12) NOT NULL, 
	holder INTEGER NOT NULL, 
	body TEXT NOT NULL, 
	request VARCHAR(64), 
	digest VARCHAR(12) NOT NULL, 
	PRIMARY KEY (table_id, at), 
	UNIQUE (table_id, request), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "records" VALUES('zuztjtcdqk',1,'words',-1,'*4',NULL,'');
INSERT INTO "records" VALUES('zuztjtcdqk',2,'words',0,'1:b4 *5','d174ef409c58fe1b','37300061fdfa');
INSERT INTO "records" VALUES('zuztjtcdqk',3,'words',1,'2:b5 *6','62cd5a480e10fbf0','defa9ff8fffd');
INSERT INTO "records" VALUES('zuztjtcdqk',4,'words',-1,'3:a6 *4',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('zuztjtcdqk',5,'words',0,'1:b8 *1','f2c31a46029d54b9','dac29e2591eb');
INSERT INTO "records" VALUES('zuztjtcdqk',6,'words',1,'2:c6 *1','e319505bea2fd14e','39c9b7641f86');
INSERT INTO "records" VALUES('zuztjtcdqk',7,'words',-1,'3:b7 *5',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('zuztjtcdqk',8,'words',0,'1:c13 *2','1cb9fc8085c07649','b0d161670dea');
INSERT INTO "records" VALUES('zuztjtcdqk',9,'words',1,'2:b8 *6','4a24086069f2addb','5c07f9ead444');
INSERT INTO "records" VALUES('zuztjtcdqk',10,'words',-1,'3:a13 *1',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('zuztjtcdqk',11,'words',0,'1:b14 *6','9e01d5a2c8330dbb','1e1684438cb2');
INSERT INTO "records" VALUES('zuztjtcdqk',12,'words',1,'2:c14 *3','d8197b6c851cf358','1c4a29ab06a4');
INSERT INTO "records" VALUES('zuztjtcdqk',13,'words',-1,'3:c16 *3',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('zuztjtcdqk',14,'words',0,'1:a17 *6','b502c8c2916425c3','74c53d93e256');
INSERT INTO "records" VALUES('zuztjtcdqk',15,'words',1,'2:c20 *6','36fee7444542819d','cb8d0cbc3fcd');
INSERT INTO "records" VALUES('zuztjtcdqk',16,'words',-1,'3:b22 *5',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('zuztjtcdqk',17,'words',0,'1:c22 *1','3be554bff0647e4c','5d14f42574b0');
INSERT INTO "records" VALUES('zuztjtcdqk',18,'words',1,'2:c21 *2 3:S1 *5','3fdbee2ab5c3d95c','47f972f0101f');
INSERT INTO "records" VALUES('jyxn63nx38',1,'words',-1,'',NULL,'');
INSERT INTO "records" VALUES('jyxn63nx38',2,'words',0,'1:go *4','8a1f7cf1185c9bfd','f3c1e1f87e32');
INSERT INTO "records" VALUES('jyxn63nx38',3,'words',0,'1:sprint','6ffe3ab42cad3814','84b4d966f258');
INSERT INTO "records" VALUES('jyxn63nx38',4,'words',0,'1:a6','995a0383fbaddce4','5d7117196240');
INSERT INTO "records" VALUES('jyxn63nx38',5,'words',1,'2:go *4','a8a9537c15bdaa1b','99fc9bc34c35');
INSERT INTO "records" VALUES('jyxn63nx38',6,'words',1,'2:sprint','82599a05a9ae3532','b1218ede2e0a');
INSERT INTO "records" VALUES('jyxn63nx38',7,'words',1,'2:b6','dc93a8f4b21c3025','62b88d986698');
INSERT INTO "records" VALUES('jyxn63nx38',8,'words',-1,'3:go *3',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('jyxn63nx38',9,'words',-1,'3:c3 *4',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('jyxn63nx38',10,'words',0,'1:c8 *5','b1c7af9a122c5872','94d0c875c9f4');
INSERT INTO "records" VALUES('jyxn63nx38',11,'words',1,'2:c9 *2','7b6c1232a2ef8a9f','6301082673c3');
INSERT INTO "records" VALUES('jyxn63nx38',12,'words',-1,'3:c5 *6',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('jyxn63nx38',13,'words',0,'1:b11 *3','242bbfbc09485714','39714ad25996');
INSERT INTO "records" VALUES('jyxn63nx38',14,'words',1,'2:a12 *1','cfaa6c39dae63fd3','40e5c29efcbb');
INSERT INTO "records" VALUES('jyxn63nx38',15,'words',-1,'3:sprint',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('jyxn63nx38',16,'words',-1,'3:c8 *2',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('jyxn63nx38',17,'words',0,'1:sprint','7126bb30ea4734cd','6354195b266e');
INSERT INTO "records" VALUES('jyxn63nx38',18,'words',0,'1:a17 *6 *6','8e64dbf1ebdbdc31','221f1d971672');
INSERT INTO "records" VALUES('jyxn63nx38',19,'words',-1,'3:c11 *2',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('jyxn63nx38',20,'words',0,'1:c19','9ef777aafd069c78','8233ed3c5ae2');
INSERT INTO "records" VALUES('jyxn63nx38',21,'words',1,'2:b12 *4','1abac97b4c25797e','5ebb37029080');
INSERT INTO "records" VALUES('jyxn63nx38',22,'words',1,'2:b18 *1','3b9eb9d0334b1beb','609df9fb8ca2');
INSERT INTO "records" VALUES('jyxn63nx38',23,'words',-1,'3:b14 *2',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('jyxn63nx38',24,'words',0,'1:c21 *E23 *6','6af9dadf05994ae5','5ce62e8a40bf');
INSERT INTO "records" VALUES('jyxn63nx38',25,'words',1,'2:sprint','c04a25484145119f','5f34026d1f2e');
INSERT INTO "records" VALUES('jyxn63nx38',26,'words',1,'2:S3 *red','dfc96ddde7b9a411','1d29a6be5157');
INSERT INTO "records" VALUES('jyxn63nx38',27,'words',1,'2:R4 *3','e548651249c7b01b','3e9f4cfae252');
INSERT INTO "records" VALUES('jyxn63nx38',28,'words',-1,'3:c17 *3',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('jyxn63nx38',29,'words',0,'1:S1 *blue','33edd3437b9eed30','8c95fc654682');
INSERT INTO "records" VALUES('jyxn63nx38',30,'words',0,'1:R3 *o *4','b2f3ec8cdb1b6887','8eb96185fd63');
INSERT INTO "records" VALUES('jyxn63nx38',31,'words',-1,'3:b21',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('jyxn63nx38',32,'words',0,'1:E23 *o *1','1b6e313344249398','0def149b2ed1');
INSERT INTO "records" VALUES('jyxn63nx38',33,'words',-1,'3:a22 *x *2',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('jyxn63nx38',34,'words',-1,'3:b24 *o *o *4',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('jyxn63nx38',35,'words',-1,'3:S2 *blue',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('jyxn63nx38',36,'words',-1,'3:R4 *o *o *x *o *o *o *x *x *o *x *o',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('jyxn63nx38',37,'words',1,'2:a26 *x *x *4','bb6f973c9c88e763','f0b4e99c47f1');
INSERT INTO "records" VALUES('jyxn63nx38',38,'words',1,'2:b30 *o *x *5','8691952186c0d6bb','025d20f8de0d');
INSERT INTO "records" VALUES('jyxn63nx38',39,'words',1,'2:i4 *x *x','9ff8d5cbaeb757f5','be08a5cd6efd');
INSERT INTO "records" VALUES('jyxn63nx38',40,'words',0,'1:a24 *1','102142789efcf5cc','29d9c401d8d0');
INSERT INTO "records" VALUES('jyxn63nx38',41,'words',1,'2:i5 *o *2','9e2f467f044235b8','2b1566aecf19');
INSERT INTO "records" VALUES('jyxn63nx38',42,'words',0,'1:a26 *1','7eafae1e0cb79448','de2374254995');
INSERT INTO "records" VALUES('jyxn63nx38',43,'words',1,'2:o6 *o','b0b8b2a6e22d1711','2b89e994c384');
INSERT INTO "records" VALUES('jyxn63nx38',44,'words',-1,'3:a25 *4',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('jyxn63nx38',45,'words',0,'1:c30 *6','c02edae12e7928f2','1b5919df96b5');
INSERT INTO "records" VALUES('jyxn63nx38',46,'words',1,'2:i3 *6','86ffa92f1f6ab09e','8cc0bd1fc412');
INSERT INTO "records" VALUES('jyxn63nx38',47,'words',-1,'3:a31 *1',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('jyxn63nx38',48,'words',0,'1:b31 *4','64ff40f71cafa490','401f493795ff');
INSERT INTO "records" VALUES('jyxn63nx38',49,'words',1,'2:o7 *6','f4baa4e349cd0077','89676446457d');
INSERT INTO "records" VALUES('jyxn63nx38',50,'words',-1,'3:o6 *6',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('jyxn63nx38',51,'words',0,'1:a3 *2','4967288e08eb8054','e12b532e5919');
INSERT INTO "records" VALUES('jyxn63nx38',52,'words',1,'2:o9 *5','9527587c97a2eacf','8fc3d53cd5c8');
INSERT INTO "records" VALUES('jyxn63nx38',53,'words',-1,'3:o3',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('jyxn63nx38',54,'words',0,'1:skis','08a9c5e3ccbb5139','add4f21c6fb2');
INSERT INTO "records" VALUES('jyxn63nx38',55,'words',0,'1:go *2','bc750eb645c5de81','a23dc73c56dd');
INSERT INTO "records" VALUES('jyxn63nx38',56,'words',0,'1:c6 *5','c4b22b7835ae969d','d933c56914c1');
INSERT INTO "records" VALUES('jyxn63nx38',57,'words',1,'2:o5 *3','eab22e15ee6f9c94','408a66fbb981');
INSERT INTO "records" VALUES('jyxn63nx38',58,'words',-1,'3:o6 *5',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('jyxn63nx38',59,'words',0,'1:a10 *4','37bd809f88286972','1cb8c5ab0d26');
INSERT INTO "records" VALUES('jyxn63nx38',60,'words',1,'2:b32','a96c57f711348163','d4c839d71025');
INSERT INTO "records" VALUES('jyxn63nx38',61,'words',1,'2:stay *5','f48a120923243512','d988a302205c');
INSERT INTO "records" VALUES('jyxn63nx38',62,'words',-1,'3:sprint',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('jyxn63nx38',63,'words',-1,'3:b2 *3',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('jyxn63nx38',64,'words',0,'1:a14 *E17 *4','fe6be3bacacec86c','aa42527abc3d');
INSERT INTO "records" VALUES('jyxn63nx38',65,'words',1,'2:c2','54b1c76ef0e042c7','90b7e3426f8b');
INSERT INTO "records" VALUES('jyxn63nx38',66,'words',-1,'3:go *5',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('jyxn63nx38',67,'words',-1,'3:c7',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('jyxn63nx38',68,'words',0,'1:go *1','703d4c73f10f7cd5','62d99f1a43a6');
INSERT INTO "records" VALUES('97qdr489qp',1,'words',-1,'',NULL,'');
INSERT INTO "records" VALUES('97qdr489qp',2,'words',0,'1:P1','23af54decb4dab74','45d9f1542090');
INSERT INTO "records" VALUES('97qdr489qp',3,'words',-1,'2:P5',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('97qdr489qp',4,'words',-1,'3:P2',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('97qdr489qp',5,'words',-1,'4:P4',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('97qdr489qp',6,'words',0,'1:go *3','b104aa44d5d22875','49213095f16c');
INSERT INTO "records" VALUES('97qdr489qp',7,'words',0,'1:b3 *E17','4d127a7040b37aea','588d75de4446');
INSERT INTO "records" VALUES('97qdr489qp',8,'words',-1,'2:skis *1',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('97qdr489qp',9,'words',-1,'2:c2',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('97qdr489qp',10,'words',-1,'3:go *5',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('97qdr489qp',11,'words',-1,'3:a5',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('97qdr489qp',12,'words',-1,'4:skis *6',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('97qdr489qp',13,'words',-1,'4:a7 *1',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('97qdr489qp',14,'words',0,'1:sprint','4753e2b1494ac361','375cf3b37294');
INSERT INTO "records" VALUES('97qdr489qp',15,'words',0,'1:b6 *4','c23e1c6335a343a2','1dbc9ce49bd8');
INSERT INTO "records" VALUES('97qdr489qp',16,'words',-1,'2:sprint',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('97qdr489qp',17,'words',-1,'2:b9 *4',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('97qdr489qp',18,'words',-1,'3:sprint',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('97qdr489qp',19,'words',-1,'3:a9 *1',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('97qdr489qp',20,'words',-1,'4:a8 *1',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('97qdr489qp',21,'words',0,'1:E17','27ef971c972e4e63','206fb4920c07');
INSERT INTO "records" VALUES('97qdr489qp',22,'words',0,'1:c9 *5','1dac4ef21e7bf3f7','c381e3404a98');
INSERT INTO "records" VALUES('97qdr489qp',23,'words',-1,'2:b12 *1',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('97qdr489qp',24,'words',-1,'3:sprint',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('97qdr489qp',25,'words',-1,'3:a12 *6',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('97qdr489qp',26,'words',-1,'4:c12 *5',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('97qdr489qp',27,'words',0,'1:b11 *1','4f4acea2f4818bd4','ba5329880c8c');
INSERT INTO "records" VALUES('97qdr489qp',28,'words',-1,'2:sprint',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('97qdr489qp',29,'words',-1,'2:c18 *4',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('97qdr489qp',30,'words',-1,'3:a18 *3',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('97qdr489qp',31,'words',-1,'4:b18 *2',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('97qdr489qp',32,'words',0,'1:a15 *3','f172ef4ada21efa6','01291aa1a7d4');
INSERT INTO "records" VALUES('97qdr489qp',33,'words',-1,'2:c22 *5',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('97qdr489qp',34,'words',-1,'3:b23 *4',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('97qdr489qp',35,'words',-1,'4:a23 *6 *2 2:S2 *blue',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('97qdr489qp',36,'words',-1,'2:R3 *4 3:S4 *red',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('97qdr489qp',37,'words',-1,'3:R4 *1',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('97qdr489qp',38,'words',-1,'4:b25',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('97qdr489qp',39,'words',0,'1:b15 *6 *x *4','4a14c33c0c7381d6','320479cf1713');
INSERT INTO "records" VALUES('97qdr489qp',40,'words',-1,'4:S3 *red',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('97qdr489qp',41,'words',-1,'4:R3',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('97qdr489qp',42,'words',0,'1:b15 *6 *o','e8bea4b5445f792e','1c427664d995');
INSERT INTO "records" VALUES('97qdr489qp',43,'words',0,'1:b15 *1','0646de68598e870d','66ee21148845');
INSERT INTO "records" VALUES('97qdr489qp',44,'words',0,'1:c16 *o *o *1','9c7219d80610ed3e','809d358d4a13');
INSERT INTO "records" VALUES('97qdr489qp',45,'words',0,'1:b17 *o *o *o *3','b016632455a41327','c0f3a762e99a');
INSERT INTO "records" VALUES('97qdr489qp',46,'words',0,'1:b20 *x *o *o *5','7f6afc3f7c76d133','0f42d30ad091');
INSERT INTO "records" VALUES('97qdr489qp',47,'words',0,'1:c23 *o *o *o *5','03016d4a7d4f77fc','903f4ba779f1');
INSERT INTO "records" VALUES('97qdr489qp',48,'words',0,'1:S5 *blue','64b5576bd2344270','604aacf2e446');
INSERT INTO "records" VALUES('97qdr489qp',49,'words',0,'1:R3 *x *x *o *x *o 3:b27 *x *x *2','334715c03f4d9bfb','1de99bd83599');
INSERT INTO "records" VALUES('97qdr489qp',50,'words',-1,'3:b29 *x *x *x 2:b25 *3',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('97qdr489qp',51,'words',-1,'3:o1 *o *x *2',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('97qdr489qp',52,'words',-1,'2:a28 *4',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('97qdr489qp',53,'words',-1,'3:o5 *o 4:b26 *o *1',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('97qdr489qp',54,'words',-1,'2:b30 *6',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('97qdr489qp',55,'words',-1,'3:o3 *5',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('97qdr489qp',56,'words',-1,'4:o1 *x *1',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('97qdr489qp',57,'words',-1,'2:a32 *1',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('97qdr489qp',58,'words',-1,'3:i4 *2',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('97qdr489qp',59,'words',-1,'4:o4 *x *3',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('97qdr489qp',60,'words',-1,'2:a2 *5',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('97qdr489qp',61,'words',-1,'3:i1 *3',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('97qdr489qp',62,'words',-1,'4:i8 *x 1:b28',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('97qdr489qp',63,'words',-1,'2:rifle *4',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('97qdr489qp',64,'words',-1,'2:a6 *6',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('97qdr489qp',65,'words',-1,'3:i7 *1',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('97qdr489qp',66,'words',-1,'4:o2 *1',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('97qdr489qp',67,'words',0,'1:b29 *3','b7563943c1e97611','df3c949d5b1e');
INSERT INTO "records" VALUES('97qdr489qp',68,'words',-1,'2:b7 *5',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('97qdr489qp',69,'words',-1,'3:b1 *3',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('97qdr489qp',70,'words',-1,'4:i6 *6',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('97qdr489qp',71,'words',0,'1:a1 *4','1e20961daca759a1','1625fb8feca3');
INSERT INTO "records" VALUES('97qdr489qp',72,'words',-1,'2:b9',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('97qdr489qp',73,'words',-1,'3:go *3',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('97qdr489qp',74,'words',-1,'3:c4 *4',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('97qdr489qp',75,'words',-1,'4:o3',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('97qdr489qp',76,'words',0,'1:go *2','827b08108b27c661','813db608127f');
INSERT INTO "records" VALUES('97qdr489qp',77,'words',0,'1:sprint','170050845b00c0c8','2a403dcc744b');
INSERT INTO "records" VALUES('97qdr489qp',78,'words',0,'1:a5 *4','4d5d0a505fb1a6ea','a47943b6a5a0');
INSERT INTO "records" VALUES('97qdr489qp',79,'words',-1,'2:a10 *5',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('97qdr489qp',80,'words',-1,'3:b9 *6',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('97qdr489qp',81,'words',-1,'4:b33 *3',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('97qdr489qp',82,'words',0,'1:b6 *2','1e7b447a83b6d0b2','ac96df5f78e6');
INSERT INTO "records" VALUES('97qdr489qp',83,'words',-1,'2:b12 *4',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('97qdr489qp',84,'words',-1,'3:c10',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('97qdr489qp',85,'words',-1,'3:go *3',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('97qdr489qp',86,'words',-1,'3:c13 *4',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('97qdr489qp',87,'words',-1,'4:a4 *6',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('97qdr489qp',88,'words',0,'1:c10','e921159d2fbd8bd1','66d983045710');
INSERT INTO "records" VALUES('97qdr489qp',89,'words',0,'1:stay *3','f6f69321d1028f72','bcd3c386ff6d');
INSERT INTO "records" VALUES('97qdr489qp',90,'words',-1,'2:c17 *3',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('97qdr489qp',91,'words',-1,'3:b18',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('97qdr489qp',92,'words',-1,'4:rifle *3',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('97qdr489qp',93,'words',-1,'4:c7 *4',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('97qdr489qp',94,'words',0,'1:a14 *E23 *6 *6 3:S1 *red','e887d6e2b3710b78','7390803cb101');
INSERT INTO "records" VALUES('97qdr489qp',95,'words',-1,'3:R3 *1',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('97qdr489qp',96,'words',-1,'4:c8',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('97qdr489qp',97,'words',0,'1:go *3','a7f0cfcdd03b9923','c447de4ccef9');
INSERT INTO "records" VALUES('97qdr489qp',98,'words',0,'1:a19','bcdb7e60c1f4026d','463cce08a828');
INSERT INTO "records" VALUES('97qdr489qp',99,'words',-1,'2:c17 *2',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('97qdr489qp',100,'words',-1,'2:b19',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('97qdr489qp',101,'words',-1,'2:stay *2',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('97qdr489qp',102,'words',-1,'4:c9 *5',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('97qdr489qp',103,'words',0,'1:a24 *6 2:S2 *blue','ce2fb555b7db013d','91eb599acf59');
INSERT INTO "records" VALUES('97qdr489qp',104,'words',-1,'2:R2 *2',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('97qdr489qp',105,'words',-1,'4:b11 *2',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('97qdr489qp',106,'name',0,'0 Anni',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('97qdr489qp',107,'words',0,'1:S3 *blue','2682e41ed3f54980','c588fede7763');
INSERT INTO "records" VALUES('97qdr489qp',108,'words',0,'1:R3 *o *2','71121744a3d0be8a','96546810a056');
INSERT INTO "records" VALUES('97qdr489qp',109,'words',-1,'4:b15',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('97qdr489qp',110,'words',0,'1:go *o *6','9dfdbbffee3aa263','88a2c215d8b8');
INSERT INTO "records" VALUES('97qdr489qp',111,'words',0,'1:go *o','ac87ee163bf2d407','93ebebb678e3');
INSERT INTO "records" VALUES('97qdr489qp',112,'words',-1,'4:c15 *2',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('97qdr489qp',113,'words',-1,'4:b17',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('97qdr489qp',114,'words',0,'1:go *o *o *2','40922c53c04c5f3a','25d785f9cc86');
INSERT INTO "records" VALUES('97qdr489qp',115,'words',-1,'4:b19',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('97qdr489qp',116,'words',-1,'4:go *1',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('97qdr489qp',117,'words',-1,'4:c20',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('gpuvyqq9hb',1,'words',-1,'*5',NULL,'');
INSERT INTO "records" VALUES('gpuvyqq9hb',2,'words',0,'1:a5 *2','e3a98178ca5f055e','2d6a46b4987e');
INSERT INTO "records" VALUES('gpuvyqq9hb',3,'words',-1,'2:sprint',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('gpuvyqq9hb',4,'words',-1,'2:c4 *1',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('gpuvyqq9hb',5,'words',-1,'3:b1 *5',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('gpuvyqq9hb',6,'words',0,'1:sprint','842f792582157705','84b4d966f258');
INSERT INTO "records" VALUES('gpuvyqq9hb',7,'words',0,'1:a10 *3','f2ea2977a996e1af','98c6d05c5ea0');
INSERT INTO "records" VALUES('gpuvyqq9hb',8,'words',-1,'2:c7 *6',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('gpuvyqq9hb',9,'words',-1,'3:a7 *4',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('gpuvyqq9hb',10,'words',0,'1:c14 *5','a8011667269ef51a','77f4088df3c5');
INSERT INTO "records" VALUES('gpuvyqq9hb',11,'words',-1,'2:a10 *5',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('gpuvyqq9hb',12,'words',-1,'3:sprint',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('gpuvyqq9hb',13,'words',-1,'3:c12 *2',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('gpuvyqq9hb',14,'words',0,'1:a16 *2','0a48d85e1348061a','4a144c33b26f');
INSERT INTO "records" VALUES('gpuvyqq9hb',15,'words',-1,'2:sprint',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('gpuvyqq9hb',16,'words',-1,'2:b14 *3',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('gpuvyqq9hb',17,'words',-1,'3:a17 *2',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('gpuvyqq9hb',18,'words',0,'1:sprint','35c08ab69fa17faa','6354195b266e');
INSERT INTO "records" VALUES('gpuvyqq9hb',19,'words',0,'1:a20 *5','1551a45c2388f408','c26268967898');
INSERT INTO "records" VALUES('gpuvyqq9hb',20,'words',-1,'2:a19 *1',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('gpuvyqq9hb',21,'words',-1,'3:b18 *5',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('gpuvyqq9hb',22,'words',0,'1:b23 *3','d4aaab143f7d564b','c56e4f18b9bd');
INSERT INTO "records" VALUES('gpuvyqq9hb',23,'words',-1,'2:a22 *6',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('gpuvyqq9hb',24,'words',-1,'3:S1',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('gpuvyqq9hb',25,'words',-1,'3:R4 *3',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('gpuvyqq9hb',26,'words',0,'1:S3','67983c1e9fbe8e9a','28c05f2adafd');
INSERT INTO "records" VALUES('gpuvyqq9hb',27,'words',0,'1:R2 *5','12cf487a2f8c0a08','b51861454e37');
INSERT INTO "records" VALUES('gpuvyqq9hb',28,'words',-1,'2:S2',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('gpuvyqq9hb',29,'words',-1,'2:R2 *x *o *o *x *x *x *x *x *x *x *o *x *x *o',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('gpuvyqq9hb',30,'words',-1,'3:b24 *x *x *1',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('gpuvyqq9hb',31,'words',-1,'3:a25 *x',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('gpuvyqq9hb',32,'words',0,'1:b26 *x 2:b25 *2','77722884489e4d23','7ae10fa5cc25');
INSERT INTO "records" VALUES('gpuvyqq9hb',33,'words',-1,'3:sprint',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('gpuvyqq9hb',34,'words',-1,'3:b29 *2',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('gpuvyqq9hb',35,'words',0,'1:b28 *3 2:a28 *2','6ad1708599041208','aeb18a7db69b');
INSERT INTO "records" VALUES('gpuvyqq9hb',36,'words',-1,'3:a31 *4',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('gpuvyqq9hb',37,'words',0,'1:a32 *1','12d3830465e28b6c','878bc4688647');
INSERT INTO "records" VALUES('gpuvyqq9hb',38,'words',-1,'2:b29 *6',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('gpuvyqq9hb',39,'words',-1,'3:i6 *5',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('gpuvyqq9hb',40,'words',0,'1:b3 *6','eafa8761118835c7','f67c48f213ed');
INSERT INTO "records" VALUES('gpuvyqq9hb',41,'words',-1,'2:c1 *1',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('gpuvyqq9hb',42,'words',-1,'3:o7 *1',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('gpuvyqq9hb',43,'words',0,'1:b4 *3','a43b83fe479ccd18','01af96accc68');
INSERT INTO "records" VALUES('gpuvyqq9hb',44,'words',-1,'2:a4 *5',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('gpuvyqq9hb',45,'words',-1,'3:c1 *3',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('gpuvyqq9hb',46,'words',0,'1:c7 *4','70ed70c7b0b4acd3','c3ccceb2bcf3');
INSERT INTO "records" VALUES('gpuvyqq9hb',47,'words',-1,'2:c8 *3',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('gpuvyqq9hb',48,'words',-1,'3:a4 *5',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('gpuvyqq9hb',49,'words',0,'1:b10 *3','3421137ef6e22ede','819e19b877a6');
INSERT INTO "records" VALUES('gpuvyqq9hb',50,'words',-1,'2:c9 *3',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('gpuvyqq9hb',51,'words',-1,'3:b7 *2',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('gpuvyqq9hb',52,'words',0,'1:b12 *3','59c5e2030d0cdc85','4012cda131ce');
INSERT INTO "records" VALUES('gpuvyqq9hb',53,'words',-1,'2:a12 *5',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('gpuvyqq9hb',54,'words',-1,'3:c10',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('gpuvyqq9hb',55,'words',-1,'3:stay *1',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('gpuvyqq9hb',56,'words',0,'1:a15 *1','c2f11d4b7f374620','115e381a569f');
INSERT INTO "records" VALUES('gpuvyqq9hb',57,'words',-1,'2:b15 *4',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('gpuvyqq9hb',58,'words',-1,'3:b14 *6',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('gpuvyqq9hb',59,'words',0,'1:a21 *3','4e632026e5022f37','d76ee2d6c62e');
INSERT INTO "records" VALUES('gpuvyqq9hb',60,'words',-1,'2:b18 *6',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('gpuvyqq9hb',61,'words',-1,'3:c20 *4',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('gpuvyqq9hb',62,'words',0,'1:c23 *2','fe4bc1c7c2dc6f7b','3b86934f219d');
INSERT INTO "records" VALUES('gpuvyqq9hb',63,'words',-1,'2:b20 *6',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('gpuvyqq9hb',64,'words',-1,'3:S1',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('gpuvyqq9hb',65,'words',-1,'3:R2 *4',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('gpuvyqq9hb',66,'words',0,'1:S3','1891d18016302c5c','aaa63114dfc0');
INSERT INTO "records" VALUES('xfqen7cpd8',1,'words',-1,'',NULL,'');
INSERT INTO "records" VALUES('xfqen7cpd8',2,'words',0,'1:go','1a9249cec75c06be','f3c1e1f87e32');
INSERT INTO "records" VALUES('xfqen7cpd8',3,'words',0,'*4','1d856d6f5fb2c07c','36da6c222fcf');
INSERT INTO "records" VALUES('xfqen7cpd8',4,'words',0,'1:c4','0c97e0d45b17d4dc','fa245641be43');
INSERT INTO "records" VALUES('xfqen7cpd8',5,'words',1,'2:rifle','8edb33e8d5028e0d','c3825f7bf521');
INSERT INTO "records" VALUES('xfqen7cpd8',6,'words',1,'2:go','45954c2410017db5','ffe71444df9c');
INSERT INTO "records" VALUES('xfqen7cpd8',7,'words',1,'*3','ae44a360a50fabd2','10b3264453e4');
INSERT INTO "records" VALUES('xfqen7cpd8',8,'words',1,'2:b3','f8b3985868c93a31','098bd40847aa');
INSERT INTO "records" VALUES('xfqen7cpd8',9,'words',1,'*Z5','bf05ef93d9e3660d','783315666c4a');
INSERT INTO "records" VALUES('xfqen7cpd8',10,'words',0,'*3','0bfd16f07bb06a6b','8e7bbe968c3a');
INSERT INTO "records" VALUES('xfqen7cpd8',11,'words',0,'1:b7','fc0329adbf22093b','b2c547bc7094');
INSERT INTO "records" VALUES('xfqen7cpd8',12,'words',1,'*1','5f25dc95c1db880a','fbecf7231395');
INSERT INTO "records" VALUES('xfqen7cpd8',13,'words',1,'2:c4','c3a775c1c0020a98','12198b992c19');
INSERT INTO "records" VALUES('xfqen7cpd8',14,'words',0,'*4','619771e5a319b4ac','cf19ae51d81a');
INSERT INTO "records" VALUES('xfqen7cpd8',15,'words',0,'1:b9','00fd2ad99e321bac','4b4a36349fd8');
INSERT INTO "records" VALUES('xfqen7cpd8',16,'words',1,'*1','0f8b8196f1439563','e0953072d022');
INSERT INTO "records" VALUES('xfqen7cpd8',17,'words',1,'2:b5','4f5b09b5f41aa90a','116b4aa5d150');
INSERT INTO "records" VALUES('xfqen7cpd8',18,'words',0,'*4','955ede2f617fb0a8','581812e30b46');
INSERT INTO "records" VALUES('xfqen7cpd8',19,'words',0,'1:c10','499e6f605e51f8ea','85da584d7949');
INSERT INTO "records" VALUES('xfqen7cpd8',20,'words',0,'1:go','ec38bb04ff696113','e5ec4e41391f');
INSERT INTO "records" VALUES('xfqen7cpd8',21,'words',0,'*3','2812c1c3188fb8f8','60e78c946c8c');
INSERT INTO "records" VALUES('xfqen7cpd8',22,'words',0,'1:b13','a00710d153b2c1c9','4d5624bd6ffd');
INSERT INTO "records" VALUES('xfqen7cpd8',23,'words',1,'*2','5b47ff4d0c1d93ee','2c5f11bdf64f');
INSERT INTO "records" VALUES('xfqen7cpd8',24,'words',1,'2:c6','6765ccf277607cf6','f79bbf18485a');
INSERT INTO "records" VALUES('xfqen7cpd8',25,'words',0,'*4','566df0acfdfd5a1c','bb8b9dc62072');
INSERT INTO "records" VALUES('xfqen7cpd8',26,'words',0,'1:b19','1ba19b2ab504603b','f2c151b7ec67');
INSERT INTO "records" VALUES('xfqen7cpd8',27,'words',0,'1:stay','c20deb699aa47c83','6054b5529dd5');
INSERT INTO "records" VALUES('xfqen7cpd8',28,'words',1,'*1','ebd6dfce787acaa0','58e88abe9280');
INSERT INTO "records" VALUES('xfqen7cpd8',29,'words',1,'2:b7','482ca3d66dff5008','d82a8789790a');
INSERT INTO "records" VALUES('xfqen7cpd8',30,'words',0,'*2','ec4600f983778b92','ad4a89a61b7c');
INSERT INTO "records" VALUES('xfqen7cpd8',31,'words',0,'1:b21','9f9e87223141e36e','169be918661d');
INSERT INTO "records" VALUES('xfqen7cpd8',32,'words',1,'*4','6f4beb18f516048e','56d95d62d3e3');
INSERT INTO "records" VALUES('xfqen7cpd8',33,'words',1,'2:sprint','ce32b5c21aea9c83','5f34026d1f2e');
INSERT INTO "records" VALUES('xfqen7cpd8',34,'words',1,'2:c11','2c1f657df3e1b2ff','ea2ac281f910');
INSERT INTO "records" VALUES('xfqen7cpd8',35,'words',0,'*3','04ce76da3a015a7b','14046cf7bb2d');
INSERT INTO "records" VALUES('xfqen7cpd8',36,'words',0,'1:S1','29326690ed292f10','50094c82f134');
INSERT INTO "records" VALUES('xfqen7cpd8',37,'words',0,'*blue','a3d4b8b8c07f0f2d','ad55eae4466e');
INSERT INTO "records" VALUES('xfqen7cpd8',38,'words',0,'1:R3','c7e2796869d8b3f7','39cea3f93f43');
INSERT INTO "records" VALUES('xfqen7cpd8',39,'words',1,'*3','3a742f71c66d62a8','5cd9b3bf1246');
INSERT INTO "records" VALUES('xfqen7cpd8',40,'words',1,'2:a16','f574a24b9ec712ea','004bcce8be1f');
INSERT INTO "records" VALUES('xfqen7cpd8',41,'bot',0,'0 random',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('xfqen7cpd8',42,'bot',0,'0 ',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('xfqen7cpd8',43,'words',1,'*1','c345e090ae6e3b1b','96dc11535091');
INSERT INTO "records" VALUES('xfqen7cpd8',44,'words',1,'2:a17','c1d50b319d48017a','c977169a0f11');
INSERT INTO "records" VALUES('xfqen7cpd8',45,'words',1,'*4','ca91d123c376d427','a4a488ecf97b');
INSERT INTO "records" VALUES('xfqen7cpd8',46,'words',1,'2:a21','2eb6ba5ea2de4f3f','49f167d286ad');
INSERT INTO "records" VALUES('xfqen7cpd8',47,'words',0,'*o','35e423e42d50dd37','4f91650927ff');
INSERT INTO "records" VALUES('xfqen7cpd8',48,'words',1,'*5','00ade2027f78d416','641d398acf5b');
INSERT INTO "records" VALUES('xfqen7cpd8',49,'words',1,'2:sprint','24cbfbb6b161c681','64b96d3a00d3');
INSERT INTO "records" VALUES('xfqen7cpd8',50,'words',1,'2:S3','f80aa5ff20ff24ed','39cadbe76c89');
INSERT INTO "records" VALUES('xfqen7cpd8',51,'words',1,'*red','910043d437b4ae73','77c8b9f2e7b0');
INSERT INTO "records" VALUES('xfqen7cpd8',52,'words',1,'2:R2','593240ceb4079993','0e96f025e062');
INSERT INTO "records" VALUES('xfqen7cpd8',53,'words',0,'*x','200962ac6aa91b4b','227b72e23e6f');
INSERT INTO "records" VALUES('xfqen7cpd8',54,'words',0,'*x','f19681d76bf71a17','bc1662649137');
INSERT INTO "records" VALUES('xfqen7cpd8',55,'words',0,'*o','49e490186af2f1f9','ede129878331');
INSERT INTO "records" VALUES('xfqen7cpd8',56,'words',0,'*x','42613b538882a63a','13d65359e5e4');
INSERT INTO "records" VALUES('xfqen7cpd8',57,'words',0,'*o','e912e570f45dcfc9','c97fecb4a949');
INSERT INTO "records" VALUES('xfqen7cpd8',58,'words',1,'*x','835ac02696ca02f5','1094f8a98a71');
INSERT INTO "records" VALUES('xfqen7cpd8',59,'words',0,'*o','01b4e3093a03f26c','b2483b44f19d');
INSERT INTO "records" VALUES('xfqen7cpd8',60,'words',1,'*x','b0d8b24aaa034072','d4aecc1bd503');
INSERT INTO "records" VALUES('xfqen7cpd8',61,'words',0,'*x','28cb74d6deb5cee9','ccca92bedb96');
INSERT INTO "records" VALUES('xfqen7cpd8',62,'words',0,'1:a24','26038f0b93af96e4','29d9c401d8d0');
INSERT INTO "records" VALUES('xfqen7cpd8',63,'words',1,'*x','e26b22a3899f5220','4370f43c64a9');
INSERT INTO "records" VALUES('xfqen7cpd8',64,'words',0,'*5','898cdc5790921ec2','f35dd24ae26b');
INSERT INTO "records" VALUES('xfqen7cpd8',65,'words',0,'1:a29','37896db30bbc4a52','9bb0b4e2375a');
INSERT INTO "records" VALUES('xfqen7cpd8',66,'words',1,'*x','b67b0cab027800a5','f9827f955cd5');
INSERT INTO "records" VALUES('xfqen7cpd8',67,'words',0,'*6','f9ca00e8a79827ba','d6f5a5dcec00');
INSERT INTO "records" VALUES('xfqen7cpd8',68,'words',0,'1:sprint','ca9a0d0884138f2b','918bbf33298f');
INSERT INTO "records" VALUES('xfqen7cpd8',69,'words',0,'1:o6','36aba0c87451fe10','c57adb6f8153');
INSERT INTO "records" VALUES('xfqen7cpd8',70,'words',1,'*x','c59c19d7959e0e0f','3d0468b1b363');
INSERT INTO "records" VALUES('xfqen7cpd8',71,'words',1,'2:a26','1a12e5462722f890','e414fd3891d8');
INSERT INTO "records" VALUES('xfqen7cpd8',72,'words',0,'*6','c8be7d872cab2dc2','b109f61afd43');
INSERT INTO "records" VALUES('xfqen7cpd8',73,'words',0,'1:a1','37df36ca82a0de15','f36ca9cf6f45');
INSERT INTO "records" VALUES('xfqen7cpd8',74,'words',1,'*3','a2f688423390760b','7d5318609561');
INSERT INTO "records" VALUES('xfqen7cpd8',75,'words',1,'2:a29','74d17af8be75cbce','64793cbae85a');
INSERT INTO "records" VALUES('xfqen7cpd8',76,'words',0,'1:skis','074251167e7f265a','add4f21c6fb2');
INSERT INTO "records" VALUES('xfqen7cpd8',77,'words',0,'1:go','f71684cf7aa3b21a','a23dc73c56dd');
INSERT INTO "records" VALUES('xfqen7cpd8',78,'words',0,'*2','4b95b0a230f90e8a','42de5a7e4756');
INSERT INTO "records" VALUES('xfqen7cpd8',79,'words',0,'1:sprint','455622fa2231bb88','82fa4bc85727');
INSERT INTO "records" VALUES('xfqen7cpd8',80,'words',0,'1:b6','49e632dcdbea60f9','6cbd4e6aa16a');
INSERT INTO "records" VALUES('xfqen7cpd8',81,'words',1,'*2','48669eb348e1a03a','6e48c83aa30e');
INSERT INTO "records" VALUES('xfqen7cpd8',82,'words',1,'2:a31','c24d94b5c322cbcc','59bbf25bb005');
INSERT INTO "records" VALUES('xfqen7cpd8',83,'words',0,'*5','82f5b424d850287e','e7d63b16c8a2');
INSERT INTO "records" VALUES('xfqen7cpd8',84,'words',0,'1:c10','925f82a06697f419','0807937b4b34');
INSERT INTO "records" VALUES('xfqen7cpd8',85,'words',0,'1:go','3c40ccaae0cf90d0','62d99f1a43a6');
INSERT INTO "records" VALUES('xfqen7cpd8',86,'words',0,'*5','dd406aab39ea962b','af6c2d028e72');
INSERT INTO "records" VALUES('xfqen7cpd8',87,'words',0,'1:a16','e57d09f7041784ff','41805e085511');
INSERT INTO "records" VALUES('xfqen7cpd8',88,'words',1,'*5','21fb7320bfb4fb79','fbf84a234028');
INSERT INTO "records" VALUES('xfqen7cpd8',89,'words',1,'2:b2','b3d6dc2899091a57','77e14123af39');
INSERT INTO "records" VALUES('xfqen7cpd8',90,'words',0,'*5','c121b9f63f6e8413','2aab025d3de4');
INSERT INTO "records" VALUES('xfqen7cpd8',91,'words',1,'2:skis','096f41ce22453db7','495970c2909a');
INSERT INTO "records" VALUES('xfqen7cpd8',92,'words',1,'*3','ddd87eb92027172c','4e6e74e96f32');
INSERT INTO "records" VALUES('xfqen7cpd8',93,'words',1,'2:b6','29b59268fc90eb74','1c6012207953');
INSERT INTO "records" VALUES('y8w62aquxt',1,'words',-1,'',NULL,'');
INSERT INTO "records" VALUES('y8w62aquxt',2,'words',0,'1:rifle','a0c147145ba9ea23','a44f5784fd16');
INSERT INTO "records" VALUES('y8w62aquxt',3,'words',0,'1:go *1','e4adc073c2877fd6','49213095f16c');
INSERT INTO "records" VALUES('y8w62aquxt',4,'words',0,'1:sprint','029e519bf68a0c04','75b8a08ceeb8');
INSERT INTO "records" VALUES('y8w62aquxt',5,'words',0,'1:a3','5d395c0c4b3f85e3','dcfc92149937');
INSERT INTO "records" VALUES('y8w62aquxt',6,'words',-1,'2:rifle',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('y8w62aquxt',7,'words',-1,'2:go *5',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('y8w62aquxt',8,'words',-1,'2:b5',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('y8w62aquxt',9,'words',-1,'3:skis',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('y8w62aquxt',10,'words',-1,'3:rifle *1',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('y8w62aquxt',11,'words',-1,'3:c2 *6',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('y8w62aquxt',12,'words',0,'1:c9 *6','f1e6cf753f614cda','5a7c5b42540a');
INSERT INTO "records" VALUES('y8w62aquxt',13,'words',-1,'2:b9 *3',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('y8w62aquxt',14,'words',-1,'3:c6 *1',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('y8w62aquxt',15,'words',0,'1:sprint','11b33888ac3dd32f','6354195b266e');
INSERT INTO "records" VALUES('y8w62aquxt',16,'words',0,'1:a12 *3','4e422632ec0195f5','968eb2c76f99');
INSERT INTO "records" VALUES('y8w62aquxt',17,'words',-1,'2:c10',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('y8w62aquxt',18,'words',-1,'2:go *2',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('y8w62aquxt',19,'words',-1,'2:c12 *5',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('y8w62aquxt',20,'words',-1,'3:a10 *5',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('y8w62aquxt',21,'words',0,'1:a19 *1','497c1fa17e2a729c','74bb0764aaee');
INSERT INTO "records" VALUES('y8w62aquxt',22,'words',-1,'2:b15 *5',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('y8w62aquxt',23,'words',-1,'3:c16 *1',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('y8w62aquxt',24,'words',0,'1:b20 *1','97f27620ac5966b5','cad1fcc184bf');
INSERT INTO "records" VALUES('y8w62aquxt',25,'words',-1,'2:b16 *6 *3',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('y8w62aquxt',26,'words',0,'1:a21 *4','1b2a838c4ac1e42e','8d2f1d0787a3');
INSERT INTO "records" VALUES('y8w62aquxt',27,'words',-1,'2:b20',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('y8w62aquxt',28,'words',-1,'3:a16 *3',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('y8w62aquxt',29,'words',-1,'3:c20 *2',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('y8w62aquxt',30,'words',0,'1:a22 *5','ebf860e8da1ae31c','a7a854cac2c0');
INSERT INTO "records" VALUES('y8w62aquxt',31,'words',-1,'2:c23 *5',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('y8w62aquxt',32,'words',-1,'3:sprint',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('y8w62aquxt',33,'words',-1,'3:S4 *red',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('y8w62aquxt',34,'words',-1,'3:R4 *2 1:S1 *red',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('y8w62aquxt',35,'words',0,'1:R2 *6','8dd6e7692cb455e2','2a7ace2b6df0');
INSERT INTO "records" VALUES('y8w62aquxt',36,'words',-1,'2:sprint',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('y8w62aquxt',37,'words',-1,'2:S5 *red',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('y8w62aquxt',38,'words',-1,'2:R3 *x *x *x *x *o *o *o *x *x *x *x *x *x',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('y8w62aquxt',39,'words',-1,'3:b27 *x *o *6',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('y8w62aquxt',40,'words',-1,'3:a34 *E8 *x *x *x',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('y8w62aquxt',41,'words',0,'1:a24 *x','f669f9da398fee74','ac07e5a42767');
INSERT INTO "records" VALUES('y8w62aquxt',42,'words',-1,'2:b28 *6',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('y8w62aquxt',43,'words',-1,'3:b7 *5',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('y8w62aquxt',44,'words',0,'1:a29 *5','26935ed921976b13','9240f93978f8');
INSERT INTO "records" VALUES('y8w62aquxt',45,'words',-1,'2:a33 *2',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('y8w62aquxt',46,'words',-1,'3:sprint',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('y8w62aquxt',47,'words',-1,'3:b10 *6',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('y8w62aquxt',48,'words',0,'1:b1 *2','1773c41ed513aca2','166ab3a8c0bc');
INSERT INTO "records" VALUES('y8w62aquxt',49,'words',-1,'2:c1 *5',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('y8w62aquxt',50,'words',-1,'3:b15',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('y8w62aquxt',51,'words',0,'1:go *4','73d2962b2860210a','92a60f6c0966');
INSERT INTO "records" VALUES('y8w62aquxt',52,'words',0,'1:c5','800b0c3b1244c086','6cd3f7e62add');
INSERT INTO "records" VALUES('y8w62aquxt',53,'words',-1,'2:skis *5',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('y8w62aquxt',54,'words',-1,'2:sprint',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('y8w62aquxt',55,'words',-1,'2:c9 *2',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('y8w62aquxt',56,'words',-1,'3:b17 *3',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('y8w62aquxt',57,'words',0,'1:c6 *5','2f2fd9ff7f791365','1793fcb56bce');
INSERT INTO "records" VALUES('y8w62aquxt',58,'words',-1,'2:c15 *1',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('y8w62aquxt',59,'words',-1,'3:b18 *6',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('y8w62aquxt',60,'words',0,'1:b10 *2','9a4c58ddfd6dec51','22a2bd210539');
INSERT INTO "records" VALUES('y8w62aquxt',61,'words',-1,'2:a18 *3',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('y8w62aquxt',62,'words',-1,'3:a21 *2',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('y8w62aquxt',63,'words',0,'1:c12 *6','9666f7b0a76f4e30','ef1f16cf9090');
INSERT INTO "records" VALUES('y8w62aquxt',64,'words',-1,'2:S2 *red',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('y8w62aquxt',65,'words',-1,'2:R2 *4',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('y8w62aquxt',66,'words',-1,'3:b23 *5',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('y8w62aquxt',67,'words',0,'1:a19 *6','16f8942445ad452b','eac20bc27e63');
INSERT INTO "records" VALUES('y8w62aquxt',68,'words',-1,'3:S1 *red',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('y8w62aquxt',69,'words',-1,'3:R4 *4',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('y8w62aquxt',70,'words',0,'1:b23 *x *3 1:S3 *blue','a0f327e1455189c5','aef66f50fb91');
INSERT INTO "records" VALUES('y8w62aquxt',71,'words',0,'1:R3 *o *o *x *o *o *o *o *o *x *o *o *x *o *x *x *o','b54441836884c3b5','01e99e29e73a');
INSERT INTO "records" VALUES('y8w62aquxt',72,'words',-1,'3:a24 *x *o *2',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('y8w62aquxt',73,'words',-1,'3:b26 *x *x',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('y8w62aquxt',74,'words',-1,'2:a25 *5',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('y8w62aquxt',75,'words',-1,'3:b31 *x *4',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('y8w62aquxt',76,'words',-1,'2:b30 *3',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('y8w62aquxt',77,'words',-1,'3:i3 *x',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('y8w62aquxt',78,'words',0,'1:b26 *4 2:finish *4','496ce386e0393e8f','0f2797e97baf');
INSERT INTO "records" VALUES('y8w62aquxt',79,'words',-1,'3:o7 *4',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('y8w62aquxt',80,'words',0,'1:a30 *5','0c5567fc95819a66','547944ffdcc2');
INSERT INTO "records" VALUES('y8w62aquxt',81,'words',-1,'3:i4 *2',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('y8w62aquxt',82,'words',0,'1:b32','e7b7526c51737204','893cfed85dcc');
INSERT INTO "records" VALUES('y8w62aquxt',83,'words',0,'1:go *2','c97b2a556db513c3','c447de4ccef9');
INSERT INTO "records" VALUES('y8w62aquxt',84,'words',0,'1:a34 *E20 *4','c1d22957adba40b2','1c2cb9901fc6');
INSERT INTO "records" VALUES('y8w62aquxt',85,'words',-1,'3:i8 *2',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('y8w62aquxt',86,'words',0,'1:E20 *4 1:finish *3','c9d6ac389c7a2435','f08862eb367d');
INSERT INTO "records" VALUES('y8w62aquxt',87,'words',-1,'3:i2',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('qeby89jfg9',1,'words',-1,'',NULL,'');
INSERT INTO "records" VALUES('y8w62aquxt',88,'rematch',0,'qeby89jfg9',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('dp8b9jrzxn',1,'words',-1,'*2',NULL,'');
INSERT INTO "records" VALUES('dp8b9jrzxn',2,'words',0,'1:sprint','3ffdb2861c9c98df','d81a3541a5f4');
INSERT INTO "records" VALUES('dp8b9jrzxn',3,'words',0,'1:a4 *1','e6c3bfada713f787','bd3f8fe7b5a6');
INSERT INTO "records" VALUES('dp8b9jrzxn',4,'words',-1,'2:b1 *3',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('dp8b9jrzxn',5,'words',0,'1:c7 *2','80280413b713b8c8','5e18056b2671');
INSERT INTO "records" VALUES('dp8b9jrzxn',6,'words',-1,'2:b3 *E19 *5',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('dp8b9jrzxn',7,'words',0,'1:b10 *1','b5bf9719d6cfc1bb','1a6b9db5be30');
INSERT INTO "records" VALUES('dp8b9jrzxn',8,'words',-1,'2:E19 *5',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('dp8b9jrzxn',9,'words',-1,'2:a8 *1',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('dp8b9jrzxn',10,'words',0,'1:b11 *1','4ed96a5706456f72','39714ad25996');
INSERT INTO "records" VALUES('dp8b9jrzxn',11,'words',-1,'2:a9 *4',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('dp8b9jrzxn',12,'words',0,'1:a17 *6','1202650846652395','5334484e0946');
INSERT INTO "records" VALUES('dp8b9jrzxn',13,'words',-1,'2:a12 *4',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('dp8b9jrzxn',14,'words',0,'1:c21 *E6','b24cedf9f8656803','115dfbbd51ef');
INSERT INTO "records" VALUES('dp8b9jrzxn',15,'words',0,'1:S1 *blue','9ec3ba65a3907933','5b319340ffcd');
INSERT INTO "records" VALUES('dp8b9jrzxn',16,'words',0,'1:R2 *3','ef922d61a15c939d','95cc53463607');
INSERT INTO "records" VALUES('dp8b9jrzxn',17,'words',-1,'2:b17 *5',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('dp8b9jrzxn',18,'words',-1,'2:b22 *2',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('dp8b9jrzxn',19,'words',-1,'2:a24 *2',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('dp8b9jrzxn',20,'words',-1,'2:S3 *red',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('dp8b9jrzxn',21,'words',-1,'2:R3 *x *x *x *o *x *x *x *o *x *o *o *o *o *x',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('dp8b9jrzxn',22,'words',0,'1:b24 *o *4','fb76c889b7b49b44','576cda5b1acf');
INSERT INTO "records" VALUES('dp8b9jrzxn',23,'words',0,'1:a28 *o','c75cf88e527668c2','0823518e6255');
INSERT INTO "records" VALUES('dp8b9jrzxn',24,'words',-1,'2:b26 *6',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('dp8b9jrzxn',25,'words',0,'1:i3 *1','162cb2a3bb82c6b2','7a9e775089c2');
INSERT INTO "records" VALUES('dp8b9jrzxn',26,'words',-1,'2:a27 *5',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('dp8b9jrzxn',27,'words',0,'1:i8 *2','1beb5bcc3f12aa6c','96500f6c5745');
INSERT INTO "records" VALUES('dp8b9jrzxn',28,'words',-1,'2:a29 *4 1:finish *6',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('dp8b9jrzxn',29,'words',-1,'2:o4',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('5a8e8we99d',1,'words',-1,'*windsock *F4 *F3 *F3 *2 *1 *3 *5',NULL,'');
INSERT INTO "records" VALUES('5a8e8we99d',2,'words',1,'2:c3 *4','848516da97cd8ae7','0feaa33e1d6d');
INSERT INTO "records" VALUES('5a8e8we99d',3,'words',0,'1:a3 *4','bf13fe2c2e97a38d','aae76b584269');
INSERT INTO "records" VALUES('5a8e8we99d',4,'words',-1,'3:b2 *4',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('5a8e8we99d',5,'words',1,'2:a6 *4','fc4f730bc6cdcec1','e1b1096bbd14');
INSERT INTO "records" VALUES('5a8e8we99d',6,'words',0,'1:c7 *4','6bfd4e89a01ab3ce','b0863785f5a8');
INSERT INTO "records" VALUES('5a8e8we99d',7,'words',-1,'3:c4 *3',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('5a8e8we99d',8,'words',0,'1:b8 *5','e725d1be528f2667','424699cbe73b');
INSERT INTO "records" VALUES('5a8e8we99d',9,'words',1,'2:a11 *4','47804e271b6ddbd0','61df34f8d546');
INSERT INTO "records" VALUES('5a8e8we99d',10,'words',-1,'3:c5 *3',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('5a8e8we99d',11,'words',1,'2:b12 *4','38cb7b6c0cb0a868','267b9ea97ab7');
INSERT INTO "records" VALUES('5a8e8we99d',12,'words',0,'1:a10 *4','ae75c6f9c1274232','a67abfd9f9f3');
INSERT INTO "records" VALUES('5a8e8we99d',13,'words',-1,'3:a7 *4',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('5a8e8we99d',14,'words',1,'2:b16 *3','cf294b1903b31d33','88675f8b0947');
INSERT INTO "records" VALUES('5a8e8we99d',15,'words',0,'1:a11 *5','09d4b8306d528369','4d5cf68c3c3f');
INSERT INTO "records" VALUES('5a8e8we99d',16,'words',-1,'3:card *+1',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('5a8e8we99d',17,'words',-1,'3:c11 *3',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('5a8e8we99d',18,'words',1,'2:c17 *3','3afa954259113f57','40080895d489');
INSERT INTO "records" VALUES('5a8e8we99d',19,'words',0,'1:card *+2','c6b1cd456bd6d8b5','56d27349cc1e');
INSERT INTO "records" VALUES('5a8e8we99d',20,'words',0,'1:card *+3','1121cb76fd46e8a3','5f1b73806a30');
INSERT INTO "records" VALUES('5a8e8we99d',21,'words',0,'1:c15 *5','3d996a3b779ee2fa','779061298266');
INSERT INTO "records" VALUES('5a8e8we99d',22,'words',-1,'3:card *+1',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('5a8e8we99d',23,'words',-1,'3:c14 *5',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('5a8e8we99d',24,'words',1,'2:c18 *3','6c5db923842618d7','18a4d89d23b0');
INSERT INTO "records" VALUES('5a8e8we99d',25,'words',0,'1:stay *4','e69ac3c1ecbfe195','6054b5529dd5');
INSERT INTO "records" VALUES('5a8e8we99d',26,'words',-1,'3:b16 *5',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('5a8e8we99d',27,'words',1,'2:a22 *4','884825cfeb6e733c','40f0b196533b');
INSERT INTO "records" VALUES('5a8e8we99d',28,'words',-1,'3:b17 *4',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('5a8e8we99d',29,'words',0,'1:b19 *3','9bb0e63318739958','0cbf6265b652');
INSERT INTO "records" VALUES('5a8e8we99d',30,'words',1,'2:b25 *3','f952b1e694c79515','073f0cd71524');
INSERT INTO "records" VALUES('5a8e8we99d',31,'words',0,'1:b20 *5','b646e258735ca945','26f1bbf2efaf');
INSERT INTO "records" VALUES('5a8e8we99d',32,'words',-1,'3:a19 *4',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('5a8e8we99d',33,'words',1,'2:card *+2','a4f58130fcddba68','c9adad623932');
INSERT INTO "records" VALUES('5a8e8we99d',34,'words',1,'2:b27 *3','e3a36d066f029d45','75eb65ce9032');
INSERT INTO "records" VALUES('5a8e8we99d',35,'words',0,'1:c22 *5','c49afbbafa8723ad','1265ca90ed27');
INSERT INTO "records" VALUES('5a8e8we99d',36,'words',-1,'3:c24 *4',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('5a8e8we99d',37,'words',1,'2:b28 *5','35ac4e40e66fc25c','f4f5c5ce5897');
INSERT INTO "records" VALUES('5a8e8we99d',38,'words',-1,'3:c26 *4',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('5a8e8we99d',39,'words',0,'1:a26 *5','899a5b61623ee919','98942e7de449');
INSERT INTO "records" VALUES('5a8e8we99d',40,'words',1,'2:b31 *4','cc3cc2e6dab429eb','cb9e9f2c3227');
INSERT INTO "records" VALUES('5a8e8we99d',41,'words',-1,'3:c28 *4',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('5a8e8we99d',42,'words',0,'1:a28 *3','5a6173d2ff2c69b2','0735d890c774');
INSERT INTO "records" VALUES('5a8e8we99d',43,'words',1,'2:a32 *4','5006381d27e0aa66','e8db4a0daf8c');
INSERT INTO "records" VALUES('5a8e8we99d',44,'words',-1,'3:b29 *3',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('5a8e8we99d',45,'words',0,'1:b31 *3','acf7bd564fb967b3','b54802a5eec1');
INSERT INTO "records" VALUES('5a8e8we99d',46,'words',1,'2:c34 *5','129315acb28df1b3','261648f45630');
INSERT INTO "records" VALUES('5a8e8we99d',47,'words',0,'1:a32 *5','d28aa5dde668ba0b','af9cc39713db');
INSERT INTO "records" VALUES('5a8e8we99d',48,'words',-1,'3:b33 *3',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('5a8e8we99d',49,'words',1,'2:b35 *4','7ef845cb440569dd','5cd63073575d');
INSERT INTO "records" VALUES('5a8e8we99d',50,'words',-1,'3:b36 *3',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('5a8e8we99d',51,'words',0,'1:c34 *3','994a4f5d0a6f376e','09c9ecdb1149');
INSERT INTO "records" VALUES('5a8e8we99d',52,'words',-1,'3:card *+2',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('5a8e8we99d',53,'words',-1,'3:r4 *3',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('5a8e8we99d',54,'words',1,'2:a36 *3','28cf4e632257c448','2050ebb3fbe8');
INSERT INTO "records" VALUES('5a8e8we99d',55,'words',0,'1:c35 *x','dda5291bdb607003','bd47080d8c06');
INSERT INTO "records" VALUES('5a8e8we99d',56,'words',-1,'3:stop *5',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('he93hqtnuq',1,'words',-1,'*vortex *F1 *F2 *F4 *F3 *+3 *+3 *+3 *+2 *+1 *+1 *+1 *+3 *+1 *+1 *+3 *+2 *+3 *+2 *+1 *+1 *+1 *+1 *+3 *+2 *3 *1 *2 *4 *3',NULL,'');
INSERT INTO "records" VALUES('he93hqtnuq',2,'words',-1,'3:+1',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('he93hqtnuq',3,'words',-1,'3:b3 *+1 *4',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('he93hqtnuq',4,'words',0,'1:+3','ddba3450dd76cf92','160ff4d2668f');
INSERT INTO "records" VALUES('he93hqtnuq',5,'words',0,'1:a4 *+2 *3','1045aa975fcf7845','bd3f8fe7b5a6');
INSERT INTO "records" VALUES('he93hqtnuq',6,'words',-1,'2:c2 *3',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('he93hqtnuq',7,'words',-1,'4:+1',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('he93hqtnuq',8,'words',-1,'4:b4 *+1 *4',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('he93hqtnuq',9,'words',0,'1:a6 *4','153d1c63bb4f17c9','5d7117196240');
INSERT INTO "records" VALUES('he93hqtnuq',10,'words',-1,'4:b7 *5',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('he93hqtnuq',11,'words',-1,'3:c6 *4',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('he93hqtnuq',12,'words',-1,'2:c5 *5',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('he93hqtnuq',13,'words',-1,'4:c9 *5',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('he93hqtnuq',14,'words',0,'1:a9 *5','ae9fc9e62d249959','95a9a63556f4');
INSERT INTO "records" VALUES('he93hqtnuq',15,'words',-1,'3:c11 *4',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('he93hqtnuq',16,'words',-1,'2:b10 *5',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('he93hqtnuq',17,'words',-1,'3:c14 *3',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('he93hqtnuq',18,'words',-1,'2:stay *5',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('he93hqtnuq',19,'words',-1,'4:+3',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('he93hqtnuq',20,'words',-1,'4:c13 *5',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('he93hqtnuq',21,'words',0,'1:+1','006daea0a4499290','bba75b074e5a');
INSERT INTO "records" VALUES('he93hqtnuq',22,'words',0,'1:c12 *+1 *5','af0870c721b16185','b7326a09724b');
INSERT INTO "records" VALUES('he93hqtnuq',23,'words',-1,'3:b20 *5',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('he93hqtnuq',24,'words',-1,'4:a18 *3',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('he93hqtnuq',25,'words',0,'1:b16 *3','c0b7584c6ed3883b','c6cd4de60dbf');
INSERT INTO "records" VALUES('he93hqtnuq',26,'words',-1,'2:a11 *3',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('he93hqtnuq',27,'words',-1,'3:a22 *5',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('he93hqtnuq',28,'words',-1,'4:b24 *3',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('he93hqtnuq',29,'words',0,'1:+1','92a64b0b172747b0','d629d5c1032f');
INSERT INTO "records" VALUES('he93hqtnuq',30,'words',0,'1:b20 *+2 *5','e99c985e381f73b6','cad1fcc184bf');
INSERT INTO "records" VALUES('he93hqtnuq',31,'words',-1,'2:c14 *3',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('he93hqtnuq',32,'words',-1,'4:c25 *3',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('he93hqtnuq',33,'words',-1,'3:stay *4',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('he93hqtnuq',34,'words',0,'1:c22 *5','b564a3c55536dd30','53a33debf337');
INSERT INTO "records" VALUES('he93hqtnuq',35,'words',-1,'2:a16 *3',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('he93hqtnuq',36,'words',-1,'4:+1',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('he93hqtnuq',37,'words',-1,'4:b27 *+3 *3',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('he93hqtnuq',38,'words',-1,'3:a24 *4',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('he93hqtnuq',39,'words',0,'1:a25 *4','b83ad2d051124434','3f4502d806d8');
INSERT INTO "records" VALUES('he93hqtnuq',40,'words',-1,'2:a21 *3',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('he93hqtnuq',41,'words',-1,'4:stay *4',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('he93hqtnuq',42,'words',0,'1:+2','cdeba484a2f166da','286ede9346a2');
INSERT INTO "records" VALUES('he93hqtnuq',43,'words',0,'1:a29 *4','4941a2b714634bf2','ee5860a1b5f7');
INSERT INTO "records" VALUES('he93hqtnuq',44,'words',-1,'3:a25 *4',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('he93hqtnuq',45,'words',-1,'2:b22 *3',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('he93hqtnuq',46,'words',0,'1:+3','d26051c0516a25c4','3c9c0e0a6389');
INSERT INTO "records" VALUES('he93hqtnuq',47,'words',0,'1:b36 *4','20179904c5a3db65','ff235ed4515a');
INSERT INTO "records" VALUES('he93hqtnuq',48,'words',-1,'4:c28 *5',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('he93hqtnuq',49,'words',-1,'3:+2',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('he93hqtnuq',50,'words',-1,'3:a29 *4',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('he93hqtnuq',51,'words',-1,'2:b23 *4',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('he93hqtnuq',52,'words',0,'1:+2','eeb83222c867396b','3d9f04647a7c');
INSERT INTO "records" VALUES('he93hqtnuq',53,'words',0,'1:+3 1:r4 *+1 *+1 *5','bb8b448343624cd9','571e9f8eeb77');
INSERT INTO "records" VALUES('he93hqtnuq',54,'words',-1,'3:+3',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('he93hqtnuq',55,'words',-1,'3:b36 *+1 *3',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('he93hqtnuq',56,'words',-1,'4:a31 *5',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('he93hqtnuq',57,'words',-1,'2:a24 *x',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('he93hqtnuq',58,'words',0,'1:stop *5','b23188c865ea8ea7','d883d3cea64c');
INSERT INTO "records" VALUES('he93hqtnuq',59,'words',-1,'3:r4 *5',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('he93hqtnuq',60,'words',-1,'4:+3',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('he93hqtnuq',61,'words',-1,'4:r2 *4',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('he93hqtnuq',62,'words',-1,'2:stay *x',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('he93hqtnuq',63,'words',0,'1:stop *x','8205f702043b413a','021926bcb491');
INSERT INTO "records" VALUES('he93hqtnuq',64,'words',-1,'3:go *x',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('he93hqtnuq',65,'words',-1,'3:stop *3',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('he93hqtnuq',66,'words',-1,'4:r3 *4',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('he93hqtnuq',67,'words',-1,'2:a26 *x',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('he93hqtnuq',68,'words',0,'1:stop *x','2dcecae21be524d7','c6c6f7da18cf');
INSERT INTO "records" VALUES('he93hqtnuq',69,'words',-1,'3:go *x',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('he93hqtnuq',70,'words',-1,'3:stop *3',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('he93hqtnuq',71,'words',-1,'4:stay *5',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('he93hqtnuq',72,'words',-1,'2:b29 *x',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('he93hqtnuq',73,'words',0,'1:stop *x *4','295aa7812ea09f85','68922ce0851a');
INSERT INTO "records" VALUES('he93hqtnuq',74,'words',-1,'3:+3',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('he93hqtnuq',75,'words',-1,'3:a7 *+3 *3',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('he93hqtnuq',76,'words',-1,'4:r4 *3',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('he93hqtnuq',77,'words',-1,'2:stay *4',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('he93hqtnuq',78,'words',-1,'3:c9 *x *4',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('he93hqtnuq',79,'words',0,'1:b4 *x','c38bb86cb8ecde7e','53e867fcf8c2');
INSERT INTO "records" VALUES('he93hqtnuq',80,'words',-1,'4:go *x',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('he93hqtnuq',81,'words',-1,'4:stop *3',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('he93hqtnuq',82,'words',-1,'2:b31 *5',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('he93hqtnuq',83,'words',-1,'3:+1',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('he93hqtnuq',84,'words',-1,'3:+1',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('he93hqtnuq',85,'words',-1,'3:c13 *+1 *+2 *3',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('he93hqtnuq',86,'words',0,'1:a7 *x','00b43a10e4e05c1d','e0e040c3b635');
INSERT INTO "records" VALUES('he93hqtnuq',87,'words',-1,'4:go *x',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('he93hqtnuq',88,'words',-1,'4:stop *5',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('he93hqtnuq',89,'words',-1,'2:b33 *3',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('he93hqtnuq',90,'words',-1,'3:stay *3',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('he93hqtnuq',91,'words',0,'1:stay *x *4','056811af10a17718','596abc0904bc');
INSERT INTO "records" VALUES('he93hqtnuq',92,'words',-1,'4:stay *4',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('he93hqtnuq',93,'words',-1,'2:b35 *4',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('he93hqtnuq',94,'words',-1,'3:a15 *3',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('he93hqtnuq',95,'words',0,'1:+1','351f248e55a04aeb','6427495cd4a9');
INSERT INTO "records" VALUES('he93hqtnuq',96,'undo',0,'~1',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('he93hqtnuq',97,'words',0,'1:stay *5','0786860b41faa9bf','8aef175ad8ba');
INSERT INTO "records" VALUES('he93hqtnuq',98,'words',-1,'4:c5 *4',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('he93hqtnuq',99,'words',-1,'2:+3',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('he93hqtnuq',100,'words',-1,'2:+1',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('he93hqtnuq',101,'words',-1,'2:r3 *+3 *+3 *3',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('he93hqtnuq',102,'words',-1,'3:+2',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('he93hqtnuq',103,'words',-1,'3:b19 *5',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('he93hqtnuq',104,'words',0,'1:+1','6ee0c461574ec3d1','fedf106e40e5');
INSERT INTO "records" VALUES('he93hqtnuq',105,'words',0,'1:b10 *+2 *4','7058ea0ccbd8448a','b9c36ca5ac70');
INSERT INTO "records" VALUES('he93hqtnuq',106,'words',-1,'4:c6 *3',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('he93hqtnuq',107,'words',-1,'2:+3',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('he93hqtnuq',108,'words',-1,'2:r4 *+2 *5',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('he93hqtnuq',109,'words',-1,'3:c20 *3',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('he93hqtnuq',110,'words',0,'1:+2','42f9c7909ed5aa99','eb5b2c7f0360');
INSERT INTO "records" VALUES('he93hqtnuq',111,'words',0,'1:b12 *+3 *5','2dbcf267dcaa2d78','356ac4099dcc');
INSERT INTO "records" VALUES('he93hqtnuq',112,'words',-1,'4:b11 *x',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('he93hqtnuq',113,'words',-1,'2:go *o',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('he93hqtnuq',114,'words',-1,'2:stop *4',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('he93hqtnuq',115,'words',-1,'3:c22 *4',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('f2wqcdyb9k',1,'words',-1,'*vortex *F4 *F3 *F1 *F2 *+2 *+3 *+3 *+1 *+3 *+1 *+1 *+1 *+3 *+3 *+3 *+1 *+1 *+2 *+1 *+3 *+3 *+3 *+1 *+1 *3 *4 *2 *1',NULL,'');
INSERT INTO "records" VALUES('f2wqcdyb9k',2,'words',-1,'3:+1',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('f2wqcdyb9k',3,'words',-1,'3:+3',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('f2wqcdyb9k',4,'words',-1,'3:b8 *ice *+1 *+2',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('f2wqcdyb9k',5,'words',-1,'4:+1',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('f2wqcdyb9k',6,'words',-1,'4:+1',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('f2wqcdyb9k',7,'words',-1,'4:a6 *+3 *+2',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('f2wqcdyb9k',8,'words',-1,'2:a3',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('f2wqcdyb9k',9,'words',0,'1:a2','a8079a74eebb507a','74fcb15097f8');
INSERT INTO "records" VALUES('f2wqcdyb9k',10,'words',-1,'3:+1',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('f2wqcdyb9k',11,'words',-1,'3:a11 *+1',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('f2wqcdyb9k',12,'words',-1,'4:a10',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('f2wqcdyb9k',13,'words',-1,'2:c6',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('f2wqcdyb9k',14,'words',0,'1:a6','faf24311f6ae155a','31c03a702d98');
INSERT INTO "records" VALUES('f2wqcdyb9k',15,'words',-1,'3:c13',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('f2wqcdyb9k',16,'words',-1,'4:+3',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('f2wqcdyb9k',17,'words',-1,'4:a16 *+2',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('f2wqcdyb9k',18,'words',-1,'2:c9',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('f2wqcdyb9k',19,'words',0,'1:b9','b366c1f90f7d9b15','914c6b0bd94c');
INSERT INTO "records" VALUES('f2wqcdyb9k',20,'words',-1,'4:c21',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('f2wqcdyb9k',21,'words',-1,'3:b15',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('f2wqcdyb9k',22,'words',-1,'2:stay',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('f2wqcdyb9k',23,'words',0,'1:+2','44eacaeee89a6609','f6b2bb63ddff');
INSERT INTO "records" VALUES('f2wqcdyb9k',24,'words',0,'1:b13 *+2','304cb3599e0f4cd7','873424ec1e41');
INSERT INTO "records" VALUES('f2wqcdyb9k',25,'words',-1,'4:c25',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('f2wqcdyb9k',26,'words',-1,'3:a18',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('f2wqcdyb9k',27,'words',0,'1:+3','daa069655db8b091','7220cb9574cb');
INSERT INTO "records" VALUES('f2wqcdyb9k',28,'words',0,'1:a17 *+3','c2eed6857a11b0cb','221f1d971672');
INSERT INTO "records" VALUES('f2wqcdyb9k',29,'words',-1,'2:c10',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('f2wqcdyb9k',30,'words',-1,'4:+2',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('f2wqcdyb9k',31,'words',-1,'4:c29 *+3',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('f2wqcdyb9k',32,'words',-1,'3:a21',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('f2wqcdyb9k',33,'words',0,'1:a18','54c5484286bf3dcf','8e3c471e0f52');
INSERT INTO "records" VALUES('f2wqcdyb9k',34,'words',-1,'2:b11',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('f2wqcdyb9k',35,'words',-1,'4:+3',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('f2wqcdyb9k',36,'words',-1,'4:r1 *+2',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('f2wqcdyb9k',37,'words',-1,'3:b24',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('f2wqcdyb9k',38,'words',0,'1:a22','2db247d9b6623e6d','9ffaab0d8764');
INSERT INTO "records" VALUES('f2wqcdyb9k',39,'words',-1,'2:a13',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('f2wqcdyb9k',40,'words',-1,'4:r4',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('f2wqcdyb9k',41,'words',-1,'3:stay',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('f2wqcdyb9k',42,'words',0,'1:b23','0bf71f09a29b30dc','012a0c1cc398');
INSERT INTO "records" VALUES('f2wqcdyb9k',43,'words',-1,'2:b16 *x',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('f2wqcdyb9k',44,'words',-1,'4:go *x',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('f2wqcdyb9k',45,'words',-1,'4:go *x',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('f2wqcdyb9k',46,'words',-1,'4:go *x',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('f2wqcdyb9k',47,'words',-1,'4:go *x',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('f2wqcdyb9k',48,'words',-1,'4:+2',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('f2wqcdyb9k',49,'words',-1,'4:b6 *+3',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('f2wqcdyb9k',50,'words',-1,'3:b25',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('f2wqcdyb9k',51,'words',0,'1:+2','03866bba008fc6ae','7a1cea4cd576');
INSERT INTO "records" VALUES('f2wqcdyb9k',52,'words',0,'1:+1','f394b6e78bb8ae74','b42bd469af2b');
INSERT INTO "records" VALUES('f2wqcdyb9k',53,'words',0,'1:a29 *+3 *+2','54b8f13f5eb62f2e','ee5860a1b5f7');
INSERT INTO "records" VALUES('f2wqcdyb9k',54,'words',-1,'2:c20',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('f2wqcdyb9k',55,'words',-1,'4:b10',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('f2wqcdyb9k',56,'words',0,'1:+2','0c665bc33e7b4cb5','024c14c8f8b0');
INSERT INTO "records" VALUES('f2wqcdyb9k',57,'words',0,'1:c34 *+3','a0b0e49663993ba2','200481d07985');
INSERT INTO "records" VALUES('f2wqcdyb9k',58,'words',-1,'3:c27',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('f2wqcdyb9k',59,'words',-1,'2:c23',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('f2wqcdyb9k',60,'words',-1,'4:+3',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('f2wqcdyb9k',61,'words',-1,'4:b15 *+2',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('f2wqcdyb9k',62,'words',0,'1:+3','afa99c5a880b4b28','e59bcca54a14');
INSERT INTO "records" VALUES('f2wqcdyb9k',63,'words',0,'1:r3 *+1','3a018b5c889cb121','f0ad21b3323d');
INSERT INTO "records" VALUES('f2wqcdyb9k',64,'words',-1,'3:b28',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('f2wqcdyb9k',65,'words',-1,'2:c25',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('f2wqcdyb9k',66,'words',-1,'4:+2',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('f2wqcdyb9k',67,'words',-1,'4:c22 *+3',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('f2wqcdyb9k',68,'words',0,'1:+3','b5de586c80ac1279','6a7d76493078');
INSERT INTO "records" VALUES('f2wqcdyb9k',69,'words',0,'1:+3 1:r4 *windsock *+3 *+2','4623b5593ae29526','2c6c5ced54c2');
INSERT INTO "records" VALUES('f2wqcdyb9k',70,'words',-1,'3:+2',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('f2wqcdyb9k',71,'words',-1,'3:a34',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('f2wqcdyb9k',72,'words',-1,'2:b27',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('f2wqcdyb9k',73,'words',-1,'4:b26 *x',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('f2wqcdyb9k',74,'words',0,'1:go *x','ec86d98dcf4cdc37','148701876f20');
INSERT INTO "records" VALUES('f2wqcdyb9k',75,'words',0,'1:stop','e2583f18961fb96f','68922ce0851a');
INSERT INTO "records" VALUES('f2wqcdyb9k',76,'words',-1,'3:+2',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('f2wqcdyb9k',77,'words',-1,'3:+1',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('f2wqcdyb9k',78,'words',-1,'3:r4 *+1',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('f2wqcdyb9k',79,'words',-1,'2:a29',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('f2wqcdyb9k',80,'words',-1,'4:+3',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('f2wqcdyb9k',81,'words',-1,'4:b32 *+3 *x',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('f2wqcdyb9k',82,'words',0,'1:stop *x','1964403d959a756e','aca20e94255e');
INSERT INTO "records" VALUES('f2wqcdyb9k',83,'words',-1,'3:go *x',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('f2wqcdyb9k',84,'words',-1,'3:go *x',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('f2wqcdyb9k',85,'words',-1,'3:stop',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('f2wqcdyb9k',86,'words',-1,'2:a34',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('f2wqcdyb9k',87,'words',-1,'4:+3',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('f2wqcdyb9k',88,'words',-1,'4:r4 *+1 *x',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('f2wqcdyb9k',89,'words',0,'1:stop *x','dce1e0b58ac45085','173ad8202dea');
INSERT INTO "records" VALUES('f2wqcdyb9k',90,'words',-1,'3:go *x',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('f2wqcdyb9k',91,'words',-1,'3:a4',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('f2wqcdyb9k',92,'words',-1,'2:a36 *x',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('f2wqcdyb9k',93,'words',-1,'4:go *x',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('f2wqcdyb9k',94,'words',-1,'4:go *x',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('f2wqcdyb9k',95,'words',-1,'4:stop',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('f2wqcdyb9k',96,'words',-1,'3:c8 *x',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('f2wqcdyb9k',97,'words',0,'1:b1','5467f809686ebdc8','87aa3fadde73');
INSERT INTO "records" VALUES('f2wqcdyb9k',98,'words',-1,'2:r3 *x',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('f2wqcdyb9k',99,'words',-1,'4:go *w *ice',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('f2wqcdyb9k',100,'words',-1,'4:+2',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('f2wqcdyb9k',101,'words',-1,'4:a6 *+1',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('f2wqcdyb9k',102,'words',-1,'3:a10',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('f2wqcdyb9k',103,'words',0,'1:c4','0a4867010ae679c0','8557852df4f8');
INSERT INTO "records" VALUES('f2wqcdyb9k',104,'words',-1,'2:+3',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('f2wqcdyb9k',105,'words',-1,'2:r4 *+2',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('f2wqcdyb9k',106,'words',-1,'4:a9',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('f2wqcdyb9k',107,'words',-1,'3:a11',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('f2wqcdyb9k',108,'words',0,'1:b8 *x','3e6500a8b95e64e8','53505e08a368');
INSERT INTO "records" VALUES('f2wqcdyb9k',109,'words',-1,'2:stop',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('f2wqcdyb9k',110,'words',-1,'4:+3',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('f2wqcdyb9k',111,'words',-1,'4:b15',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('f2wqcdyb9k',112,'words',-1,'3:stay',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('f2wqcdyb9k',113,'words',0,'1:b10 *x','705d035f38615654','e6683e50f569');
INSERT INTO "records" VALUES('f2wqcdyb9k',114,'words',-1,'2:stop',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('f2wqcdyb9k',115,'words',-1,'4:+1',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('f2wqcdyb9k',116,'words',-1,'4:+1',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('f2wqcdyb9k',117,'words',-1,'4:b22 *F2',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('f2wqcdyb9k',118,'words',-1,'3:a12',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('f2wqcdyb9k',119,'words',0,'1:+3','8a4cb1f6d44c4f5c','817b604cf07c');
INSERT INTO "records" VALUES('f2wqcdyb9k',120,'words',0,'1:c13 *x','1622888279904220','ef86f886048e');
INSERT INTO "records" VALUES('f2wqcdyb9k',121,'words',-1,'2:go *x',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('f2wqcdyb9k',122,'words',-1,'2:stop',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('f2wqcdyb9k',123,'words',-1,'4:b26',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('f2wqcdyb9k',124,'words',0,'1:a15','c6ad5a801490d778','76db5e37ccad');
INSERT INTO "records" VALUES('f2wqcdyb9k',125,'words',-1,'3:c16 *x',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('f2wqcdyb9k',126,'words',-1,'2:b1',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('f2wqcdyb9k',127,'words',-1,'4:+3',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('f2wqcdyb9k',128,'words',-1,'4:+3',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('f2wqcdyb9k',129,'words',-1,'4:b34 *ice',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('f2wqcdyb9k',130,'words',-1,'3:a20',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('f2wqcdyb9k',131,'words',0,'1:b19','fc716272f900061b','52b019c7a4f2');
INSERT INTO "records" VALUES('f2wqcdyb9k',132,'words',-1,'2:+1',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('f2wqcdyb9k',133,'words',-1,'2:+3',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('f2wqcdyb9k',134,'words',-1,'2:c8 *windsock *+1 *+1',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('f2wqcdyb9k',135,'words',-1,'4:+1',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('f2wqcdyb9k',136,'words',-1,'4:+2',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('f2wqcdyb9k',137,'words',-1,'4:f1',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('f2wqcdyb9k',138,'words',-1,'3:a24',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('f2wqcdyb9k',139,'words',0,'1:a20','b08b34595143854c','987b63a77a69');
INSERT INTO "records" VALUES('f2wqcdyb9k',140,'words',-1,'2:+2',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('f2wqcdyb9k',141,'words',-1,'2:a11 *+2',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('f2wqcdyb9k',142,'words',-1,'3:a26',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('f2wqcdyb9k',143,'words',0,'1:a21','9bcec0d23147e6d7','da66024baf32');
INSERT INTO "records" VALUES('f2wqcdyb9k',144,'words',-1,'2:+2',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('f2wqcdyb9k',145,'words',-1,'2:c15 *+1',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('f2wqcdyb9k',146,'words',-1,'3:c28',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('f2wqcdyb9k',147,'words',0,'1:a23','24bcb3570de7bd8f','51eb240258cf');
INSERT INTO "records" VALUES('f2wqcdyb9k',148,'words',-1,'2:c20',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('f2wqcdyb9k',149,'words',-1,'3:a32',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('f2wqcdyb9k',150,'words',0,'1:+1','c3f46f364a761702','0bc22e884d93');
INSERT INTO "records" VALUES('f2wqcdyb9k',151,'words',0,'1:a26 *+1','bcb01fbabd1acc34','3e5f060f57a5');
INSERT INTO "records" VALUES('f2wqcdyb9k',152,'words',-1,'2:b24',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('f2wqcdyb9k',153,'words',-1,'3:c34',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('f2wqcdyb9k',154,'words',0,'1:b28','9ec820f0a8146474','3dd7fd85723e');
INSERT INTO "records" VALUES('f2wqcdyb9k',155,'words',-1,'2:c25',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('f2wqcdyb9k',156,'words',-1,'3:a36',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('f2wqcdyb9k',157,'words',0,'1:b32','a871520828d0b44e','ea3fb42f2e09');
INSERT INTO "records" VALUES('f2wqcdyb9k',158,'words',-1,'2:b27',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('f2wqcdyb9k',159,'words',-1,'3:r4',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('f2wqcdyb9k',160,'words',0,'1:c35','228221bd4fb08765','67c4431c5ec2');
INSERT INTO "records" VALUES('f2wqcdyb9k',161,'words',-1,'2:b31 *x',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('f2wqcdyb9k',162,'words',-1,'3:stop',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('f2wqcdyb9k',163,'words',0,'1:+3','d2573faff2439654','367daf399434');
INSERT INTO "records" VALUES('73adt6uxn6',1,'words',-1,'*ice *F1 *F3 *F4 *F3 *F3 *F2 *+1 *+2 *+2 *+1 *+3 *+1 *+2 *+3 *+2 *+2 *+1 *+3 *+3 *+1 *+3 *+1 *+3 *+2 *+3 *+1 *+3 *+1 *+2 *+1 *+3 *+2 *+2 *+3 *+1 *+2 *4 *1 *3',NULL,'');
INSERT INTO "records" VALUES('73adt6uxn6',2,'words',-1,'4:+2',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('73adt6uxn6',3,'words',-1,'4:b4 *+1 *4',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('73adt6uxn6',4,'words',0,'1:c2 *5','815b0e1701f89b42','a04043aa0066');
INSERT INTO "records" VALUES('73adt6uxn6',5,'words',-1,'4:c5 *3',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('73adt6uxn6',6,'words',0,'1:stay *4','4599743df1be4c2b','5be26d100746');
INSERT INTO "records" VALUES('73adt6uxn6',7,'words',-1,'4:a8 *3',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('73adt6uxn6',8,'words',0,'1:+2','809657f28d364930','fda4e59f920e');
INSERT INTO "records" VALUES('73adt6uxn6',9,'words',0,'1:b5 *+2 *4','cac8d9c42265bf07','620273b7b416');
INSERT INTO "records" VALUES('73adt6uxn6',10,'words',-1,'4:+3',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('73adt6uxn6',11,'words',-1,'4:b10 *+3 *3',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('73adt6uxn6',12,'words',0,'1:b6 *3','ccef599eabfd8606','1dbc9ce49bd8');
INSERT INTO "records" VALUES('73adt6uxn6',13,'words',-1,'4:b11 *5',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('73adt6uxn6',14,'words',0,'1:a8 *4','2079718a25d2757a','25f7d5aa0140');
INSERT INTO "records" VALUES('73adt6uxn6',15,'words',-1,'4:stay *5',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('73adt6uxn6',16,'words',0,'1:+2','26a226e409180abf','8b65e80f52a6');
INSERT INTO "records" VALUES('73adt6uxn6',17,'words',0,'1:+3','329e44a25b32a845','17af4298f7d2');
INSERT INTO "records" VALUES('73adt6uxn6',18,'words',0,'1:c13 *+1 *+3 *5','5aa028cc40b1f52b','f3e936b0fad2');
INSERT INTO "records" VALUES('73adt6uxn6',19,'words',0,'1:+1','4249b740e2996f34','6a2b136d338a');
INSERT INTO "records" VALUES('73adt6uxn6',20,'words',0,'1:a18 *+3 *3','c0091ea3df76f671','c70fec4fffe6');
INSERT INTO "records" VALUES('73adt6uxn6',21,'words',-1,'4:a12 *4',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('73adt6uxn6',22,'words',0,'1:c20 *3','5ddf83ccffaad001','4c5fd669db64');
INSERT INTO "records" VALUES('73adt6uxn6',23,'words',-1,'4:+1',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('73adt6uxn6',24,'words',-1,'4:+3',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('73adt6uxn6',25,'words',-1,'4:b17 *+1 *+1 *4',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('73adt6uxn6',26,'words',0,'1:b23 *3','7b3f1b8eccd972fc','ed9e3e89a583');
INSERT INTO "records" VALUES('73adt6uxn6',27,'words',-1,'4:+3',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('73adt6uxn6',28,'words',-1,'4:b24 *+2 *3',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('73adt6uxn6',29,'words',-1,'4:+1',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('73adt6uxn6',30,'words',-1,'4:a26 *+1 *3',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('73adt6uxn6',31,'words',0,'1:+1','eecf0281e831bc12','b77092d85a9a');
INSERT INTO "records" VALUES('73adt6uxn6',32,'words',0,'1:+1','7633cfc894f7e936','9a107419001c');
INSERT INTO "records" VALUES('73adt6uxn6',33,'words',0,'1:b24 *+2 *3','9b934359c0a2f8e2','753336d57452');
INSERT INTO "records" VALUES('73adt6uxn6',34,'words',-1,'4:b27 *5',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('73adt6uxn6',35,'words',0,'1:+2','eb1bdbb4a8244840','30064674c26f');
INSERT INTO "records" VALUES('73adt6uxn6',36,'words',0,'1:b29 *+3 *4','f50beb098d1b6da1','33df108e79af');
INSERT INTO "records" VALUES('73adt6uxn6',37,'words',0,'1:+3','aa587ef6404104fd','2c6c5ced54c2');
INSERT INTO "records" VALUES('73adt6uxn6',38,'words',0,'1:a34 *+1 *3','ee0f3776c5172f0c','32a1c71fb4d5');
INSERT INTO "records" VALUES('73adt6uxn6',39,'words',-1,'4:a30 *3',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('73adt6uxn6',40,'words',0,'1:a36 *4','8939d6ec60230a06','5238809ffbda');
INSERT INTO "records" VALUES('73adt6uxn6',41,'words',-1,'4:+2',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('73adt6uxn6',42,'words',-1,'4:r1 *+3 *4',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('73adt6uxn6',43,'words',-1,'4:+1',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('73adt6uxn6',44,'words',-1,'4:r4 *+1 *4',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('73adt6uxn6',45,'words',0,'1:+2','aca78f58dea67f2e','c86d6da7d476');
INSERT INTO "records" VALUES('73adt6uxn6',46,'words',0,'1:+1 1:r4 *+1 *x','6e8dba4796735963','d489ed4029ca');
INSERT INTO "records" VALUES('73adt6uxn6',47,'words',-1,'4:stop *x',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('73adt6uxn6',48,'words',0,'1:go *o','2dd6c189dcbc7a14','a76240e2decc');
INSERT INTO "records" VALUES('73adt6uxn6',49,'words',0,'1:stop *x','618111905e786297','0ac817124f7e');
INSERT INTO "records" VALUES('73adt6uxn6',50,'words',-1,'4:stop *x',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('73adt6uxn6',51,'words',0,'1:stop *x','e458e13c501dd596','084bbbbb8b08');
INSERT INTO "records" VALUES('73adt6uxn6',52,'words',-1,'4:go *x',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('73adt6uxn6',53,'words',-1,'4:go *x *3',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('73adt6uxn6',54,'words',-1,'4:a3 *x',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('73adt6uxn6',55,'words',0,'1:stop *4','445c74f3cd0f4255','51748fa8064d');
INSERT INTO "records" VALUES('73adt6uxn6',56,'words',-1,'4:b7 *x',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('73adt6uxn6',57,'words',0,'1:stop *5','b0c0489cbd92d37b','d0f61ce9f7f4');
INSERT INTO "records" VALUES('73adt6uxn6',58,'words',-1,'4:b8 *x *4',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('73adt6uxn6',59,'words',0,'1:c2 *4','bf73015ea2f60416','e372cef37f56');
INSERT INTO "records" VALUES('73adt6uxn6',60,'words',-1,'4:+3',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('73adt6uxn6',61,'words',-1,'4:b12 *4',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('73adt6uxn6',62,'words',0,'1:+3','6e07fc0898509b37','c237ee0c308f');
INSERT INTO "records" VALUES('h2yafv4n62',1,'words',-1,'*windsock *F3 *F3 *F3 *+1 *+1 *+3 *+3 *+2 *+1 *+1 *+3 *+1 *+3 *+1 *+3 *+3 *+1 *+2 *1 *2 *3 *4',NULL,'');
INSERT INTO "records" VALUES('h2yafv4n62',2,'words',0,'1:b4 *5','27a83c979d6326b5','37300061fdfa');
INSERT INTO "records" VALUES('h2yafv4n62',3,'words',0,'1:b9 *5','ab40e0885118d0dc','e64280137112');
INSERT INTO "records" VALUES('h2yafv4n62',4,'words',-1,'2:b5 *5',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('h2yafv4n62',5,'words',0,'1:+3','69ec26c22f199e22','7a1e0796227c');
INSERT INTO "records" VALUES('h2yafv4n62',6,'words',0,'1:b14 *+3 *3','85dea764515e8e35','1e1684438cb2');
INSERT INTO "records" VALUES('h2yafv4n62',7,'words',-1,'2:a6 *5',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('h2yafv4n62',8,'words',2,'3:b1 *5','9a87879de89e087c','f55cb501c29a');
INSERT INTO "records" VALUES('h2yafv4n62',9,'words',0,'1:+2','bbab32c2b0d919f7','c7f1bfbf18c5');
INSERT INTO "records" VALUES('h2yafv4n62',10,'words',0,'1:c22 *+1 *4','e5958394f9da6583','5d14f42574b0');
INSERT INTO "records" VALUES('h2yafv4n62',11,'words',-1,'2:b9 *5',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('h2yafv4n62',12,'words',2,'3:+1','916db535a85785c6','7e4cb695ffa1');
INSERT INTO "records" VALUES('h2yafv4n62',13,'words',2,'3:a7 *+2 *5','7dfb051a3f6e270a','ea038f335c1c');
INSERT INTO "records" VALUES('h2yafv4n62',14,'words',0,'1:a24 *3','65e95e41cfafb842','c84740e3773d');
INSERT INTO "records" VALUES('h2yafv4n62',15,'words',-1,'2:+3',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('h2yafv4n62',16,'words',-1,'2:c13 *+2 *4',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('h2yafv4n62',17,'words',2,'3:stay *3','431a0b5df03ad042','ebddd8381016');
INSERT INTO "records" VALUES('h2yafv4n62',18,'words',0,'1:stay *4','6457af713d7ae23f','df091d704d44');
INSERT INTO "records" VALUES('h2yafv4n62',19,'words',-1,'2:c17 *3',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('h2yafv4n62',20,'words',2,'3:+1','e5f26d274a3b4a4d','e0d9547d26b6');
INSERT INTO "records" VALUES('h2yafv4n62',21,'words',2,'3:c9 *5','13e180911b6c89ed','99b1285eca26');
INSERT INTO "records" VALUES('h2yafv4n62',22,'words',0,'1:a25 *4','298e778d75462c4a','3936c067cef2');
INSERT INTO "records" VALUES('h2yafv4n62',23,'words',-1,'2:b22 *5',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('h2yafv4n62',24,'words',2,'3:c11 *4','afc81062c3da6287','81b0e2b0cc38');
INSERT INTO "records" VALUES('h2yafv4n62',25,'words',0,'1:stay *3','d692d43c8585d4f1','227b6a463f39');
INSERT INTO "records" VALUES('h2yafv4n62',26,'words',-1,'2:stay *5',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('h2yafv4n62',27,'words',2,'3:b14 *4','b09d74de1e765a05','43e8522a9fe3');
INSERT INTO "records" VALUES('h2yafv4n62',28,'words',0,'1:b27 *5','b9c2c97b54b995e0','54fc55c18ccf');
INSERT INTO "records" VALUES('h2yafv4n62',29,'words',-1,'2:a24 *5',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('h2yafv4n62',30,'words',2,'3:b19 *4','580c713a0905d713','bb8e90de9791');
INSERT INTO "records" VALUES('h2yafv4n62',31,'words',0,'1:c30 *3','4b3ee162305a2af7','92fff5c5e1ab');
INSERT INTO "records" VALUES('h2yafv4n62',32,'words',-1,'2:b25 *4',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('h2yafv4n62',33,'words',2,'3:a21 *5','d1082bb9b91d9f50','fdcc0f1eab78');
INSERT INTO "records" VALUES('h2yafv4n62',34,'words',0,'1:b33 *4','67fd93bbce968b1b','29e0d03cd8ae');
INSERT INTO "records" VALUES('h2yafv4n62',35,'words',-1,'2:c26 *3',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('h2yafv4n62',36,'words',2,'3:stay *3','5a2c466b75c18534','df356b9936a9');
INSERT INTO "records" VALUES('h2yafv4n62',37,'words',0,'1:a35 *4','7fdc95d068ad2f51','089f39d78281');
INSERT INTO "records" VALUES('h2yafv4n62',38,'words',-1,'2:b28 *4',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('h2yafv4n62',39,'words',2,'3:a22 *5','3768102687172785','b17fb9099830');
INSERT INTO "records" VALUES('h2yafv4n62',40,'words',0,'1:stay *4','cd7da0377f2bfeba','7fe128954c74');
INSERT INTO "records" VALUES('h2yafv4n62',41,'words',-1,'2:c32 *5',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('h2yafv4n62',42,'bot',0,'0 random',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('h2yafv4n62',43,'bot',0,'0 ',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('h2yafv4n62',44,'words',2,'3:a24 *4','cda9afd619acdf41','13c8293bcb9a');
INSERT INTO "records" VALUES('h2yafv4n62',45,'words',0,'1:r2 *5','a44ac2dc50192aca','ebcdc15d8c25');
INSERT INTO "records" VALUES('h2yafv4n62',46,'words',-1,'2:stay *5',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('h2yafv4n62',47,'words',2,'3:c27 *4','cc89ffa53afb67b1','f2c34c2337d1');
INSERT INTO "records" VALUES('h2yafv4n62',48,'words',0,'1:+1','1f2064c41eac384c','73150b3fcd05');
INSERT INTO "records" VALUES('h2yafv4n62',49,'words',0,'1:+1 1:r4 *+1 *+1 *4','59344106ea4c3c00','a3c8a4b0850f');
INSERT INTO "records" VALUES('h2yafv4n62',50,'words',-1,'2:a34 *4',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('h2yafv4n62',51,'words',2,'3:b28 *x','9bb08d6651ae5de9','d52d2a5fce66');
INSERT INTO "records" VALUES('h2yafv4n62',52,'words',0,'1:go *x','ffa564e59cf7b54e','b81c8a77b017');
INSERT INTO "records" VALUES('h2yafv4n62',53,'words',0,'1:go *w *vortex','fdf1a0e5b1621677','148701876f20');
INSERT INTO "records" VALUES('3adtrt85vf',1,'words',-1,'*windsock *F3 *F1 *F2 *F3 *+3 *+2 *+3 *+1 *+1 *+3 *+2 *+1 *+1 *+2 *+3 *+1 *+1 *+3 *+1 *+1 *+1 *+1 *+3 *+2 *1 *3 *4 *2 *5',NULL,'');
INSERT INTO "records" VALUES('3adtrt85vf',2,'words',0,'1:c4 *4','580d8f00995d0fe9','8dd238f73961');
INSERT INTO "records" VALUES('3adtrt85vf',3,'words',0,'3:a2 *5','1ffe814e0c68cef3','ede1aa50a1df');
INSERT INTO "records" VALUES('3adtrt85vf',4,'words',1,'4:c3 *3','c64c490f55642f4a','8083008d5159');
INSERT INTO "records" VALUES('3adtrt85vf',5,'words',1,'2:a3 *5','8bfba9ee07a64427','728145fbc71a');
INSERT INTO "records" VALUES('3adtrt85vf',6,'words',0,'1:b7 *3','f8ae336221857f90','624d237c513a');
INSERT INTO "records" VALUES('3adtrt85vf',7,'words',1,'4:c5 *5','df374b6c1cbd027f','f75a59b5b158');
INSERT INTO "records" VALUES('3adtrt85vf',8,'words',1,'2:a4 *5','fa287dfb468a951d','52b5bdf0a830');
INSERT INTO "records" VALUES('3adtrt85vf',9,'words',0,'3:a3 *4','c6f9645c2ec2ed42','b766f7d0a5f3');
INSERT INTO "records" VALUES('3adtrt85vf',10,'words',0,'1:b9 *3','cdfd1dc4d809169a','914c6b0bd94c');
INSERT INTO "records" VALUES('3adtrt85vf',11,'words',1,'4:a8 *4','4823363a4d76e9d6','8df13020ee22');
INSERT INTO "records" VALUES('3adtrt85vf',12,'words',1,'2:b5 *4','6cc8f034f56edf1f','5a60cdac8361');
INSERT INTO "records" VALUES('3adtrt85vf',13,'words',0,'3:b8 *4','fa11b5fed856a136','d3c6ad849b75');
INSERT INTO "records" VALUES('3adtrt85vf',14,'words',0,'1:+1','dffa99de5425c2d6','d343aecad415');
INSERT INTO "records" VALUES('3adtrt85vf',15,'words',0,'1:b12 *+1 *5','cb3719c26fb34629','b7ffcc0ee1d9');
INSERT INTO "records" VALUES('3adtrt85vf',16,'words',1,'4:c10 *3','0bd4a07a75489635','be1c6ba3ec46');
INSERT INTO "records" VALUES('3adtrt85vf',17,'words',0,'3:b9 *3','de26ee77d2807360','9cab034608b7');
INSERT INTO "records" VALUES('3adtrt85vf',18,'words',1,'2:b7 *3','f0597c4edc0052ce','9884a1841b55');
INSERT INTO "records" VALUES('3adtrt85vf',19,'words',0,'1:a13 *4','df9023f2599f51ac','3a76de7504eb');
INSERT INTO "records" VALUES('3adtrt85vf',20,'words',1,'4:c11 *5','67e361c5ae6a40c4','38c780d09478');
INSERT INTO "records" VALUES('3adtrt85vf',21,'words',0,'3:+3','c5061af81ea06afe','26a2a07c4b78');
INSERT INTO "records" VALUES('3adtrt85vf',22,'words',0,'3:b14 *+2 *4','04708f0e6f814779','b0761914f554');
INSERT INTO "records" VALUES('3adtrt85vf',23,'words',1,'2:c8 *5','acea27d1e86bf451','624c29c53c1c');
INSERT INTO "records" VALUES('3adtrt85vf',24,'words',0,'3:b19 *3','818892d76eea5744','a457cd8a2fa8');
INSERT INTO "records" VALUES('3adtrt85vf',25,'words',0,'1:a15 *4','dab50ec47bb49ee4','edfd41343655');
INSERT INTO "records" VALUES('3adtrt85vf',26,'words',1,'4:c12 *4','418697b0242e563c','eeffe667bf20');
INSERT INTO "records" VALUES('3adtrt85vf',27,'words',1,'2:c9 *4','1410c64fdad94543','269cae6ffa26');
INSERT INTO "records" VALUES('3adtrt85vf',28,'words',0,'3:a22 *4','53c322f4697734f6','cde60d314320');
INSERT INTO "records" VALUES('3adtrt85vf',29,'words',0,'1:c20 *4','b96d8d400a333785','d68726e65816');
INSERT INTO "records" VALUES('3adtrt85vf',30,'words',1,'4:+3','9f10b6eb0d00ea56','51917ab7ad85');
INSERT INTO "records" VALUES('3adtrt85vf',31,'words',1,'4:c16 *+2 *3','873d4b12e5639293','65f4b3ba459f');
INSERT INTO "records" VALUES('3adtrt85vf',32,'words',1,'2:stay *5','b60939009be7a523','a6509591c38d');
INSERT INTO "records" VALUES('3adtrt85vf',33,'words',0,'3:c25 *3','944c1a69a87cc396','52a34e4a6524');
INSERT INTO "records" VALUES('3adtrt85vf',34,'words',0,'1:c22 *3','65a488c78fcc0d2d','c4202b0b397e');
INSERT INTO "records" VALUES('3adtrt85vf',35,'words',1,'4:c19 *5','772060e2dd7447b6','facb7e251dea');
INSERT INTO "records" VALUES('3adtrt85vf',36,'words',1,'2:c11 *4','d9af6f9d77915465','97974b0ac3da');
INSERT INTO "records" VALUES('3adtrt85vf',37,'words',0,'3:b27 *4','a12bce197b9e9317','ae044a1c65a2');
INSERT INTO "records" VALUES('3adtrt85vf',38,'words',0,'1:stay *3','a682f66b487517f1','227b6a463f39');
INSERT INTO "records" VALUES('3adtrt85vf',39,'words',1,'4:a22 *5','ca432520df237e7a','d05d9822a5a5');
INSERT INTO "records" VALUES('3adtrt85vf',40,'words',1,'2:c14 *4','e3c17bd2490fd0ab','78d36cb312b1');
INSERT INTO "records" VALUES('3adtrt85vf',41,'words',0,'3:stay *5','96d40779ecc21a7e','0a1ad11febc4');
INSERT INTO "records" VALUES('3adtrt85vf',42,'words',0,'1:b24 *3','45caab9e8cfc9707','3b1557d7a89f');
INSERT INTO "records" VALUES('3adtrt85vf',43,'words',1,'4:c25 *5','874e4c146ef8dabf','dc1dd8d695af');
INSERT INTO "records" VALUES('3adtrt85vf',44,'words',1,'2:c16 *5','a18fa81ce9666684','510bad79260c');
INSERT INTO "records" VALUES('3adtrt85vf',45,'words',0,'3:c30 *3','aaafaba99a8f7756','447aef1c722d');
INSERT INTO "records" VALUES('3adtrt85vf',46,'words',1,'4:c26 *3','b699aa01047864af','8bd79a0af5e2');
INSERT INTO "records" VALUES('3adtrt85vf',47,'words',0,'1:+3','c3138e87138fd327','a4790b79649d');
INSERT INTO "records" VALUES('3adtrt85vf',48,'words',0,'1:+1','2adc535375206a46','328f00578f43');
INSERT INTO "records" VALUES('3adtrt85vf',49,'words',0,'1:a28 *+3 *5','cd0c6143fc910c27','0735d890c774');
INSERT INTO "records" VALUES('3adtrt85vf',50,'words',1,'2:a20 *4','24070c588ff54f66','bdd79914bf11');
INSERT INTO "records" VALUES('3adtrt85vf',51,'words',0,'3:c32 *4','5ca7cd50a5e54f3b','4402c8c41592');
INSERT INTO "records" VALUES('3adtrt85vf',52,'words',0,'1:a31 *5','6f51992b73b24eb4','7c343aeb4d53');
INSERT INTO "records" VALUES('3adtrt85vf',53,'words',1,'4:b27 *4','503e9e7e2b8bad2b','8bfe256cc048');
INSERT INTO "records" VALUES('3adtrt85vf',54,'words',1,'2:a22 *4','e7ad5595d2dd2945','aaa57ea700f6');
INSERT INTO "records" VALUES('3adtrt85vf',55,'words',0,'3:b35 *5','952a50c75aea0458','2a51a21c94ec');
INSERT INTO "records" VALUES('3adtrt85vf',56,'words',0,'1:b32 *3','7970780156cafb4c','a383720785ec');
INSERT INTO "records" VALUES('3adtrt85vf',57,'words',1,'4:b30 *3','330fd1f5b907ff12','426ff67ef8c5');
INSERT INTO "records" VALUES('3adtrt85vf',58,'words',1,'2:a24 *4','372d2f042601127b','bc21801126bf');
INSERT INTO "records" VALUES('3adtrt85vf',59,'words',0,'3:r3 *4','c5247b018742ec15','cbfbc256f13a');
INSERT INTO "records" VALUES('3adtrt85vf',60,'words',0,'1:a34 *5','788eafb5d37066bd','9f0653e9c64e');
INSERT INTO "records" VALUES('3adtrt85vf',61,'words',1,'4:c33 *3','20102b1ab7d13c0d','3d0632d6f9ca');
INSERT INTO "records" VALUES('3adtrt85vf',62,'words',1,'2:+2','55f6f402e11653a4','1ff63be7e388');
INSERT INTO "records" VALUES('3adtrt85vf',63,'words',1,'2:a26 *+1 *5','eedabbebb82d17fb','14b5217470b4');
INSERT INTO "records" VALUES('3adtrt85vf',64,'words',0,'3:+1','635dbbd2d7a66952','469699d94684');
INSERT INTO "records" VALUES('3adtrt85vf',65,'words',0,'3:+2 3:r4 *+1 *+1 *3','4e267298b3541efd','68dd79e41764');
INSERT INTO "records" VALUES('3adtrt85vf',66,'words',0,'1:c36 *4','47e6a20fb30fcbf1','5e5d000b2ca1');
INSERT INTO "records" VALUES('3adtrt85vf',67,'words',1,'4:r1 *5','003f36bfe455ad2c','58aae798c7ee');
INSERT INTO "records" VALUES('3adtrt85vf',68,'words',1,'2:a27 *x','364f1cdd147f866b','a3c639712a08');
INSERT INTO "records" VALUES('3adtrt85vf',69,'words',0,'3:stop *4','76bc16fa26a75c61','822d58ef961c');
INSERT INTO "records" VALUES('3adtrt85vf',70,'words',1,'4:r4 *4','5997e6f382e8a5e5','b0b09de6f746');
INSERT INTO "records" VALUES('3adtrt85vf',71,'words',0,'1:+2','794e7e0a739f5af4','1d04951484db');
INSERT INTO "records" VALUES('tfjra9d5ry',1,'words',-1,'',NULL,'');
INSERT INTO "records" VALUES('tfjra9d5ry',2,'words',0,'*ice','924486f2badcac9a','0acc0160829e');
INSERT INTO "records" VALUES('tfjra9d5ry',3,'words',0,'*F2','cebeb1a443e9325a','3f06c2461885');
INSERT INTO "records" VALUES('tfjra9d5ry',4,'words',0,'*F2','3bf0aa3cfcba5d08','66dc681d7d10');
INSERT INTO "records" VALUES('tfjra9d5ry',5,'words',0,'*F1','546604a8b6e24c3f','78d5bc3debe1');
INSERT INTO "records" VALUES('tfjra9d5ry',6,'words',0,'*+2','7cafb04612f79642','735310198298');
INSERT INTO "records" VALUES('tfjra9d5ry',7,'words',0,'*+3','dcf2e7da7aa618f5','4d3dbd65bc04');
INSERT INTO "records" VALUES('tfjra9d5ry',8,'words',0,'*+2','d19039fae6ca42a9','3243b8ea34a7');
INSERT INTO "records" VALUES('tfjra9d5ry',9,'words',0,'*+2','ca5fdcca4eb6cc19','e92e7e2af09e');
INSERT INTO "records" VALUES('tfjra9d5ry',10,'words',0,'*+1','2df641ea7ee0c6f5','f59100ad35ec');
INSERT INTO "records" VALUES('tfjra9d5ry',11,'words',0,'*+1','6640e6a5ed4a1b13','bb97903cca43');
INSERT INTO "records" VALUES('tfjra9d5ry',12,'words',0,'*+3','795abcd6944b0c3a','ff4eea5d32db');
INSERT INTO "records" VALUES('tfjra9d5ry',13,'words',0,'*+2','9058926dbbaf6613','abd10d7740e9');
INSERT INTO "records" VALUES('tfjra9d5ry',14,'words',0,'*+2','b0414c31fbd12f37','b4df23fcd84d');
INSERT INTO "records" VALUES('tfjra9d5ry',15,'words',0,'*+2','08df11ed7c7732c8','6441e55e02e8');
INSERT INTO "records" VALUES('tfjra9d5ry',16,'words',0,'*+3','bda8a2b98220dc75','f4e277e138d5');
INSERT INTO "records" VALUES('tfjra9d5ry',17,'words',0,'*+3','4bb0c95db8103784','a7c9da43b23f');
INSERT INTO "records" VALUES('tfjra9d5ry',18,'words',0,'*+1','e4764cc4d26c87da','6255b2967518');
INSERT INTO "records" VALUES('tfjra9d5ry',19,'words',0,'*+2','5907b68478eab333','bdab8b01bf06');
INSERT INTO "records" VALUES('tfjra9d5ry',20,'words',0,'*+2','366ef0abd7698cc7','a87f3e38ed45');
INSERT INTO "records" VALUES('tfjra9d5ry',21,'words',0,'*3','fb2ac0e2871dbc18','9c05c1aef09f');
INSERT INTO "records" VALUES('tfjra9d5ry',22,'words',0,'*1','e83281403602cc34','86c496f0771f');
INSERT INTO "records" VALUES('tfjra9d5ry',23,'words',0,'*2','eaf8986c9384110c','9995d7fb20ca');
INSERT INTO "records" VALUES('tfjra9d5ry',24,'words',0,'*4','40206b5957df90be','a1094128650f');
INSERT INTO "records" VALUES('tfjra9d5ry',25,'words',-1,'3:+1',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('tfjra9d5ry',26,'words',-1,'3:c5',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('tfjra9d5ry',27,'name',0,'0 Ann',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('tfjra9d5ry',28,'words',0,'*+1','14fabc04d5e41784','b1df1a1038d4');
INSERT INTO "records" VALUES('tfjra9d5ry',29,'words',0,'*5','b69311b2bb7adb85','a81e1d0b87b7');
INSERT INTO "records" VALUES('tfjra9d5ry',30,'words',-1,'3:b6',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('tfjra9d5ry',31,'words',0,'*3','0da9d4c2d263d472','b14e119e171c');
INSERT INTO "records" VALUES('tfjra9d5ry',32,'words',0,'1:a1','a4bef288dced1a76','b045b9d4b1a5');
INSERT INTO "records" VALUES('tfjra9d5ry',33,'words',0,'*3','b3255aa4e6b0b1e5','6c8679de47a8');
INSERT INTO "records" VALUES('tfjra9d5ry',34,'words',-1,'3:stay',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('tfjra9d5ry',35,'words',0,'*5','f55e3a55a312806f','4fe25410249b');
INSERT INTO "records" VALUES('tfjra9d5ry',36,'words',0,'1:b3','0bc2a564a7bb9b6e','8a0f1ab12a9b');
INSERT INTO "records" VALUES('tfjra9d5ry',37,'words',0,'*5','0fdc22e3321d1b1f','a40a07a34c36');
INSERT INTO "records" VALUES('tfjra9d5ry',38,'words',-1,'2:b2',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('tfjra9d5ry',39,'words',0,'*3','76087be399dc08e9','a2c3ce0172b8');
INSERT INTO "records" VALUES('tfjra9d5ry',40,'words',-1,'3:stay',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('tfjra9d5ry',41,'words',0,'*3','8519690188870c21','09d86f35e95f');
INSERT INTO "records" VALUES('tfjra9d5ry',42,'words',0,'1:+3','576f4c36a638c0db','7a1e0796227c');
INSERT INTO "records" VALUES('tfjra9d5ry',43,'words',0,'1:b9','4928a333c4e134d7','4b4a36349fd8');
INSERT INTO "records" VALUES('tfjra9d5ry',44,'words',0,'*+1','9515c8a9b2b838f8','bd4cd2c26f51');
INSERT INTO "records" VALUES('tfjra9d5ry',45,'words',0,'*5','5a88de37aefcd529','f35dd24ae26b');
INSERT INTO "records" VALUES('tfjra9d5ry',46,'words',-1,'2:b8',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('tfjra9d5ry',47,'bot',0,'0 random',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('tfjra9d5ry',48,'bot',0,'0 ',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('tfjra9d5ry',49,'words',0,'*4','404e74b946135b8f','ca27ea02443b');
INSERT INTO "records" VALUES('tfjra9d5ry',50,'words',0,'1:b10','ca1ab907c918194a','8590ec5ea95e');
INSERT INTO "records" VALUES('tfjra9d5ry',51,'words',0,'*4','21f33e4c1755d120','c84f582c9c57');
INSERT INTO "records" VALUES('tfjra9d5ry',52,'words',-1,'2:c10',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('tfjra9d5ry',53,'words',0,'*3','359496e6284a12f8','3e743fd59ea3');
INSERT INTO "records" VALUES('tfjra9d5ry',54,'words',-1,'3:stay',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('tfjra9d5ry',55,'name',0,'0 Ann',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('tfjra9d5ry',56,'words',0,'*5','1cdec6256d5ef04d','5b555e8b2430');
INSERT INTO "records" VALUES('tfjra9d5ry',57,'words',0,'1:b12','46dd32c74405c276','c1c7c708dbd9');
INSERT INTO "records" VALUES('tfjra9d5ry',58,'words',0,'*3','5182304ae56c7adb','2d73a9f87914');
INSERT INTO "records" VALUES('tfjra9d5ry',59,'words',-1,'2:+3',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('tfjra9d5ry',60,'words',-1,'2:a13',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('tfjra9d5ry',61,'words',0,'*+2','4dbecbd85676ce7a','5a891ce93f6f');
INSERT INTO "records" VALUES('tfjra9d5ry',62,'words',0,'*4','53e7fdb165954b97','fe45151e23ef');
INSERT INTO "records" VALUES('tfjra9d5ry',63,'words',-1,'3:b8',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('tfjra9d5ry',64,'words',0,'*3','fdbb15b7754e8617','eaa2efeedcff');
INSERT INTO "records" VALUES('tfjra9d5ry',65,'words',-1,'2:a15',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('tfjra9d5ry',66,'words',0,'*5','39fbaacfdad7fd3d','af6c2d028e72');
INSERT INTO "records" VALUES('tfjra9d5ry',67,'words',0,'1:b16','3fa9ae24bc5cf5e3','c6cd4de60dbf');
INSERT INTO "records" VALUES('tfjra9d5ry',68,'words',0,'*3','de128ceecf84042b','ca0fbe59c3b4');
INSERT INTO "records" VALUES('tfjra9d5ry',69,'words',-1,'3:c9',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('tfjra9d5ry',70,'bot',0,'0 random',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('tfjra9d5ry',71,'bot',0,'0 ',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('tfjra9d5ry',72,'words',0,'*4','e5e49bf854f12e21','bbd05d60cf53');
INSERT INTO "records" VALUES('tfjra9d5ry',73,'words',0,'1:c21','bdd650cf4c342076','518db2f40dca');
INSERT INTO "records" VALUES('tfjra9d5ry',74,'words',0,'*5','a5f3495713785965','02097a4fa113');
INSERT INTO "records" VALUES('tfjra9d5ry',75,'words',-1,'2:+1',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('tfjra9d5ry',76,'words',-1,'2:+2',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('tfjra9d5ry',77,'words',-1,'2:b23',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('tfjra9d5ry',78,'words',0,'*+1','9e97ee032aa0dd89','91853287027c');
INSERT INTO "records" VALUES('tfjra9d5ry',79,'words',0,'*+2','2a402a08501e0af9','0298ee281523');
INSERT INTO "records" VALUES('tfjra9d5ry',80,'words',0,'*3','9013f49ab6bd1d91','242353205d60');
INSERT INTO "records" VALUES('tfjra9d5ry',81,'words',-1,'3:c10',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('tfjra9d5ry',82,'words',0,'*5','cdcd8a07151af0a6','fb835813d0ba');
INSERT INTO "records" VALUES('tfjra9d5ry',83,'words',-1,'2:a24',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('tfjra9d5ry',84,'words',0,'*5','630e7da623a838e5','c4bf17f9d4ac');
INSERT INTO "records" VALUES('tfjra9d5ry',85,'words',0,'1:stay','a276b389dc9ccbde','6054b5529dd5');
INSERT INTO "records" VALUES('tfjra9d5ry',86,'words',0,'*5','a5d43d9d2f60ca92','8366b005a874');
INSERT INTO "records" VALUES('tfjra9d5ry',87,'words',-1,'3:+2',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('tfjra9d5ry',88,'words',-1,'3:+3',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('tfjra9d5ry',89,'words',-1,'3:b16',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('tfjra9d5ry',90,'words',0,'*+1','f4d2c90dfa3bf33a','bc3d66439824');
INSERT INTO "records" VALUES('tfjra9d5ry',91,'words',0,'*3','fd3c50471e3cda4e','9e4fa67bb1e8');
INSERT INTO "records" VALUES('tfjra9d5ry',92,'words',-1,'2:+2',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('tfjra9d5ry',93,'words',-1,'2:+2',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('tfjra9d5ry',94,'words',-1,'2:c28',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('tfjra9d5ry',95,'words',0,'*+1','e58455f994c88b33','6468439a5b92');
INSERT INTO "records" VALUES('tfjra9d5ry',96,'words',0,'*3','c6b8c2589ffb8ea3','efaa7733474c');
INSERT INTO "records" VALUES('tfjra9d5ry',97,'words',0,'1:b24','553f78f6c17db23f','576cda5b1acf');
INSERT INTO "records" VALUES('tfjra9d5ry',98,'words',0,'*3','9be712d23ff4c2d6','3debc1f814e1');
INSERT INTO "records" VALUES('tfjra9d5ry',99,'words',-1,'3:c18',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('tfjra9d5ry',100,'words',0,'*3','ca63b867d3431114','d706d86107a3');
INSERT INTO "records" VALUES('tfjra9d5ry',101,'words',-1,'2:+2',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('tfjra9d5ry',102,'words',-1,'2:b32',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('tfjra9d5ry',103,'words',0,'*+2','fdc929ee03712ccd','86ec2702d75f');
INSERT INTO "records" VALUES('tfjra9d5ry',104,'words',0,'*5','103fc3a1f415a68b','2f0509bebd10');
INSERT INTO "records" VALUES('tfjra9d5ry',105,'words',0,'1:stay','043e9247cf0a9181','facbfeff8426');
INSERT INTO "records" VALUES('yrrkm5mjnr',1,'words',-1,'*windsock *F3 *F4 *F3 *+1 *+3 *+2 *+2 *+1 *+3 *+2 *+3 *+1 *+1 *+3 *+2 *+2 *+3 *+1 *1 *3 *2 *5',NULL,'');
INSERT INTO "records" VALUES('yrrkm5mjnr',2,'words',0,'1:+3','a8a7b5b8e466c390','160ff4d2668f');
INSERT INTO "records" VALUES('yrrkm5mjnr',3,'words',0,'1:c7 *+3 *3','6dbe84691128e0d7','b0863785f5a8');
INSERT INTO "records" VALUES('yrrkm5mjnr',4,'words',-1,'3:b3 *4',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('yrrkm5mjnr',5,'words',-1,'2:b1 *3',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('yrrkm5mjnr',6,'words',0,'1:+2','7c88266ce1d2fd9a','fda4e59f920e');
INSERT INTO "records" VALUES('yrrkm5mjnr',7,'words',0,'1:c9 *+3 *5','86f10694a337d2de','42742901686a');
INSERT INTO "records" VALUES('yrrkm5mjnr',8,'words',-1,'3:a6 *3',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('yrrkm5mjnr',9,'words',-1,'2:b3 *3',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('yrrkm5mjnr',10,'words',0,'1:stay *3','f08dfc31305468ac','ca015e4aa022');
INSERT INTO "records" VALUES('yrrkm5mjnr',11,'words',-1,'3:stay *4',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('yrrkm5mjnr',12,'words',-1,'2:c4 *5',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('yrrkm5mjnr',13,'words',0,'1:c10 *4','decf5c86990232f3','04c5dcffc9e6');
INSERT INTO "records" VALUES('yrrkm5mjnr',14,'words',-1,'3:b9 *5',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('yrrkm5mjnr',15,'words',-1,'2:c5 *5',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('yrrkm5mjnr',16,'words',0,'1:b13 *5','3704c56bb96992ee','4d5624bd6ffd');
INSERT INTO "records" VALUES('yrrkm5mjnr',17,'words',-1,'3:b12 *5',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('yrrkm5mjnr',18,'words',-1,'2:a8 *5',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('yrrkm5mjnr',19,'words',0,'1:+3','f689a2b799760cd2','17af4298f7d2');
INSERT INTO "records" VALUES('yrrkm5mjnr',20,'words',0,'1:b18 *+1 *4','5ee48b79242dd0c6','ee5bc8427e50');
INSERT INTO "records" VALUES('yrrkm5mjnr',21,'words',-1,'3:+1',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('yrrkm5mjnr',22,'words',-1,'3:c17 *+1 *3',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('yrrkm5mjnr',23,'words',-1,'2:b9 *3',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('yrrkm5mjnr',24,'words',0,'1:c21 *4','32d17e6cf5439dc6','af286c6c011e');
INSERT INTO "records" VALUES('yrrkm5mjnr',25,'words',-1,'3:c20 *4',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('yrrkm5mjnr',26,'words',-1,'2:a10 *4',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('yrrkm5mjnr',27,'words',0,'1:a25 *5','50a284dddc4dd559','3f4502d806d8');
INSERT INTO "records" VALUES('yrrkm5mjnr',28,'words',-1,'3:c25 *4',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('yrrkm5mjnr',29,'words',-1,'2:+3',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('yrrkm5mjnr',30,'words',-1,'2:+1',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('yrrkm5mjnr',31,'words',-1,'2:b14 *+3 *+2 *4',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('yrrkm5mjnr',32,'words',0,'1:+1','f6d79a0c3fa65829','b42bd469af2b');
INSERT INTO "records" VALUES('yrrkm5mjnr',33,'words',0,'1:c27 *+1 *4','67b6aa051859d459','ef53c0b11784');
INSERT INTO "records" VALUES('yrrkm5mjnr',34,'words',-1,'3:c26 *4',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('yrrkm5mjnr',35,'words',-1,'2:b16 *4',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('yrrkm5mjnr',36,'words',0,'1:b31 *4','c09d9c87a1996342','026b59e806e9');
INSERT INTO "records" VALUES('yrrkm5mjnr',37,'words',-1,'3:c28 *5',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('yrrkm5mjnr',38,'words',-1,'2:c20 *4',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('yrrkm5mjnr',39,'words',0,'1:b33 *5','e3be3946e5828307','92fd9408cd14');
INSERT INTO "records" VALUES('yrrkm5mjnr',40,'words',-1,'3:c33 *3',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('yrrkm5mjnr',41,'words',-1,'2:c23 *4',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('yrrkm5mjnr',42,'words',0,'1:c36 *3','3867009ccc521d51','c1892b3f676c');
INSERT INTO "records" VALUES('yrrkm5mjnr',43,'words',-1,'3:b36 *5',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('yrrkm5mjnr',44,'words',-1,'2:c24 *4',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('yrrkm5mjnr',45,'words',0,'1:+1','08e34d1b1f963b8b','73150b3fcd05');
INSERT INTO "records" VALUES('yrrkm5mjnr',46,'words',0,'1:+3 1:r4 *+1 *5','45fff9dc1ad31794','6a7d76493078');
INSERT INTO "records" VALUES('yrrkm5mjnr',47,'words',-1,'3:+2',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('yrrkm5mjnr',48,'words',-1,'3:+2 3:r4 *+3 *3',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('yrrkm5mjnr',49,'words',-1,'2:stay *x',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('yrrkm5mjnr',50,'words',0,'1:stop *x','a4b37c5fbfbdd77a','021926bcb491');
INSERT INTO "records" VALUES('yrrkm5mjnr',51,'words',-1,'3:go *x',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('yrrkm5mjnr',52,'words',-1,'3:go *x',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('yrrkm5mjnr',53,'words',-1,'3:stop *4',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('yrrkm5mjnr',54,'words',-1,'2:+2',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('yrrkm5mjnr',55,'words',-1,'2:+1',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('yrrkm5mjnr',56,'words',-1,'2:c28 *+1 *x',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('yrrkm5mjnr',57,'words',0,'1:go *x','98907ef939b25af4','148701876f20');
INSERT INTO "records" VALUES('yrrkm5mjnr',58,'words',0,'1:go *w *windsock','5fdc63dc8dee571b','813db608127f');
INSERT INTO "records" VALUES('yrrkm5mjnr',59,'words',0,'1:stop *x','a403434b62092e99','aca20e94255e');
INSERT INTO "records" VALUES('yrrkm5mjnr',60,'words',-1,'3:stop *4',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('yrrkm5mjnr',61,'words',-1,'2:b30 *x *4',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('yrrkm5mjnr',62,'words',0,'1:b4 *x *4','a32772d87ba32aac','1475aef77eb5');
INSERT INTO "records" VALUES('yrrkm5mjnr',63,'words',-1,'3:a3 *4',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('yrrkm5mjnr',64,'words',-1,'2:+2',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('yrrkm5mjnr',65,'words',-1,'2:+1',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('yrrkm5mjnr',66,'words',-1,'2:b35 *+1 *4',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('yrrkm5mjnr',67,'words',0,'1:c5 *5','3a2651c66b92309e','89396bf58594');
INSERT INTO "records" VALUES('yrrkm5mjnr',68,'words',-1,'3:b4 *5',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('yrrkm5mjnr',69,'words',-1,'2:a36 *4',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('yrrkm5mjnr',70,'words',0,'1:b8 *3','4c9b8464d3ad4198','60d06ae18c05');
INSERT INTO "records" VALUES('yrrkm5mjnr',71,'words',-1,'3:a7 *4',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('yrrkm5mjnr',72,'words',-1,'2:r2 *3',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('yrrkm5mjnr',73,'words',0,'1:c9 *5','63c50c3df5668a87','dacd0b2ae125');
INSERT INTO "records" VALUES('yrrkm5mjnr',74,'words',-1,'3:b9 *3',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('yrrkm5mjnr',75,'words',-1,'2:+1',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('yrrkm5mjnr',76,'words',-1,'2:+3 2:r4 *+1 *3',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('yrrkm5mjnr',77,'words',0,'1:b10 *5','1f2821fbdf01841e','e6683e50f569');
INSERT INTO "records" VALUES('yrrkm5mjnr',78,'words',-1,'3:b11 *o',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('yrrkm5mjnr',79,'words',-1,'2:stop *5',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('yrrkm5mjnr',80,'words',-1,'3:b13 *5',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('yrrkm5mjnr',81,'words',0,'1:+1','8d92011b9e63114e','eef16602d1e3');
INSERT INTO "records" VALUES('yrrkm5mjnr',82,'words',0,'1:+1','504eeec3a88719f4','4f747d1c42e3');
INSERT INTO "records" VALUES('yrrkm5mjnr',83,'words',0,'1:a15 *+2 *x','102f202a5640c970','76db5e37ccad');
INSERT INTO "records" VALUES('yrrkm5mjnr',84,'words',-1,'2:go *o',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('yrrkm5mjnr',85,'words',-1,'2:stop *5',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('yrrkm5mjnr',86,'words',0,'1:stay *4','f04fb8ea7d136cac','f86e24ea801e');
INSERT INTO "records" VALUES('yrrkm5mjnr',87,'words',-1,'3:b15 *x',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('yrrkm5mjnr',88,'words',-1,'2:stop *4',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('yrrkm5mjnr',89,'words',0,'1:a19 *4','defe81c75e533aac','63e10f491d15');
INSERT INTO "records" VALUES('yrrkm5mjnr',90,'words',-1,'3:c17 *o *4',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('yrrkm5mjnr',91,'words',-1,'2:p4 *3',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('yrrkm5mjnr',92,'words',0,'1:+2','1761cee9f3ab5a75','a684e1bdcec1');
INSERT INTO "records" VALUES('yrrkm5mjnr',93,'words',0,'1:c23 *5','41f45afc7eec16ff','284fac0a7d00');
INSERT INTO "records" VALUES('yrrkm5mjnr',94,'words',-1,'3:c20 *3',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('yrrkm5mjnr',95,'words',-1,'2:+1',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('yrrkm5mjnr',96,'words',-1,'2:+3',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('yrrkm5mjnr',97,'words',-1,'2:p1 *+2 *F4 *3',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('yrrkm5mjnr',98,'words',0,'1:c24 *5','037c47ed38c85f6b','2ec3b71e2789');
INSERT INTO "records" VALUES('yrrkm5mjnr',99,'words',-1,'3:a23 *3',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('yrrkm5mjnr',100,'words',-1,'2:+2',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('yrrkm5mjnr',101,'words',-1,'2:+4',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('yrrkm5mjnr',102,'words',-1,'2:p7 *3',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('yrrkm5mjnr',103,'words',0,'1:+1','a185ebdcb85f9208','673fd31cff55');
INSERT INTO "records" VALUES('yrrkm5mjnr',104,'words',0,'1:+2','f56a0f42bea15319','2ec7ea0917b3');
INSERT INTO "records" VALUES('yrrkm5mjnr',105,'words',0,'1:c25 *F3 *4','65c06fbd17ae0c04','d139f55b6256');
INSERT INTO "records" VALUES('yrrkm5mjnr',106,'words',-1,'3:a24 *4',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('yrrkm5mjnr',107,'words',-1,'2:+1',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('yrrkm5mjnr',108,'words',-1,'2:p2 *4',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('yrrkm5mjnr',109,'words',0,'1:b27 *4','d876eeab9f0061fb','24d6b5319777');
INSERT INTO "records" VALUES('yrrkm5mjnr',110,'words',-1,'3:stay *4',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('yrrkm5mjnr',111,'words',-1,'2:p3 *5',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('yrrkm5mjnr',112,'words',0,'1:+3','ca38361c94707624','367daf399434');
INSERT INTO "records" VALUES('yrrkm5mjnr',113,'words',0,'1:b32 *4','ba9df3d124d9b9df','91f0f4e7dddf');
INSERT INTO "records" VALUES('yrrkm5mjnr',114,'words',-1,'3:a26 *3',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('yrrkm5mjnr',115,'words',-1,'2:+1',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('yrrkm5mjnr',116,'words',-1,'2:+1',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('yrrkm5mjnr',117,'words',-1,'2:p8 *3',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('yrrkm5mjnr',118,'words',0,'1:c35 *5','7bc4d6c4a157f9c9','90737f79923d');
INSERT INTO "records" VALUES('yrrkm5mjnr',119,'words',-1,'3:a28 *4',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('yrrkm5mjnr',120,'words',-1,'2:c1 *4',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('yrrkm5mjnr',121,'words',0,'1:r1 *3','d6a341739087bf94','40b093bfc278');
INSERT INTO "records" VALUES('yrrkm5mjnr',122,'words',-1,'3:b31 *4',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('yrrkm5mjnr',123,'words',-1,'2:a5 *5',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('yrrkm5mjnr',124,'words',0,'1:stay *4','f5fc8a90676a39fb','d841bd4441b3');
INSERT INTO "records" VALUES('yrrkm5mjnr',125,'words',-1,'3:a32 *4',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('yrrkm5mjnr',126,'words',-1,'2:a9 *3',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('yrrkm5mjnr',127,'words',0,'1:r3 *4','4e3d3e3141fb70b1','01ba29a14a52');
INSERT INTO "records" VALUES('yrrkm5mjnr',128,'words',-1,'3:b35 *3',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('yrrkm5mjnr',129,'words',-1,'2:b10 *3',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('yrrkm5mjnr',130,'words',0,'1:f1 *3','34aa88649ad276a4','ad28532e579c');
INSERT INTO "records" VALUES('yrrkm5mjnr',131,'words',-1,'3:+1',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('yrrkm5mjnr',132,'words',-1,'3:r3 *+1 *3',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('yrrkm5mjnr',133,'words',-1,'2:c11 *4',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('yrrkm5mjnr',134,'words',-1,'3:+1',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('yrrkm5mjnr',135,'words',-1,'3:+1',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('yrrkm5mjnr',136,'words',-1,'3:f5 *3',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('yrrkm5mjnr',137,'words',-1,'2:b12',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('ztb3pxrycw',1,'words',-1,'*3 *14555 *22336 *12256',NULL,'');
INSERT INTO "records" VALUES('ztb3pxrycw',2,'words',-1,'2:s2',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('ztb3pxrycw',3,'words',-1,'3:sprint',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('ztb3pxrycw',4,'words',-1,'3:right',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('ztb3pxrycw',5,'words',-1,'3:sprint *1',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('ztb3pxrycw',6,'words',-1,'3:c2',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('ztb3pxrycw',7,'words',-1,'3:c1 3:go',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('ztb3pxrycw',8,'words',-1,'3:1b',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('ztb3pxrycw',9,'words',-1,'3:1a 3:2a 3:3a 3:4a 3:5a',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('ztb3pxrycw',10,'words',0,'1:c1','9c03105390665399','5429c12983b9');
INSERT INTO "records" VALUES('ztb3pxrycw',11,'words',0,'1:c4','e569a34bd97df208','fa245641be43');
INSERT INTO "records" VALUES('ztb3pxrycw',12,'words',0,'1:left 1:go','09e6eb72cc8066b6','b025c9932a46');
INSERT INTO "records" VALUES('ztb3pxrycw',13,'words',0,'1:1a','5b515110fabcd3f4','f25045c54cf5');
INSERT INTO "records" VALUES('ztb3pxrycw',14,'words',0,'1:1b 1:2b 1:3b 1:4b 1:5b 1:6b','368b203872312c51','d7d0c595d625');
INSERT INTO "records" VALUES('ztb3pxrycw',15,'words',-1,'2:c3',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('ztb3pxrycw',16,'words',-1,'2:left',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('ztb3pxrycw',17,'words',-1,'2:c2 2:go',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('ztb3pxrycw',18,'words',-1,'2:1a',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('ztb3pxrycw',19,'words',-1,'2:1b 2:2b 2:3b 2:4b *14556 *12344 *11126',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('ztb3pxrycw',20,'words',-1,'3:s1',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('ztb3pxrycw',21,'words',0,'1:sprint','3ccdaeded75fe682','0253ec52555e');
INSERT INTO "records" VALUES('ztb3pxrycw',22,'words',0,'1:c1','2ddcc568837de885','e528c076b15f');
INSERT INTO "records" VALUES('ztb3pxrycw',23,'words',0,'1:go','8d1ebcbff784a5d5','b66741d106b9');
INSERT INTO "records" VALUES('ztb3pxrycw',24,'words',0,'1:7b','cba0aca2241fd4b0','666652d42186');
INSERT INTO "records" VALUES('ztb3pxrycw',25,'words',-1,'2:c1',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('ztb3pxrycw',26,'words',-1,'2:c4',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('ztb3pxrycw',27,'words',-1,'2:c2',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('ztb3pxrycw',28,'words',-1,'2:c3 2:go',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('ztb3pxrycw',29,'words',-1,'2:5b',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('ztb3pxrycw',30,'words',-1,'2:6b',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('ztb3pxrycw',31,'words',-1,'2:7b',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('ztb3pxrycw',32,'words',-1,'2:8b',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('ztb3pxrycw',33,'words',-1,'2:8a',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('ztb3pxrycw',34,'words',-1,'3:left',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('ztb3pxrycw',35,'words',-1,'3:c2',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('ztb3pxrycw',36,'words',-1,'3:c1 3:go',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('ztb3pxrycw',37,'words',-1,'3:5b 3:6b 3:7b 3:8b *245 *12456 *23566',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('ztb3pxrycw',38,'words',-1,'2:s4',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('ztb3pxrycw',39,'words',-1,'3:s2',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('ztb3pxrycw',40,'words',-1,'3:s3',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('ztb3pxrycw',41,'words',-1,'2:c2',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('ztb3pxrycw',42,'words',-1,'2:c4',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('ztb3pxrycw',43,'words',-1,'2:c1 2:go',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('ztb3pxrycw',44,'words',-1,'2:9a',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('ztb3pxrycw',45,'words',-1,'2:10a',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('ztb3pxrycw',46,'words',-1,'2:11a',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('ztb3pxrycw',47,'words',-1,'2:r1',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('ztb3pxrycw',48,'words',-1,'3:c3',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('ztb3pxrycw',49,'words',-1,'3:right',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('ztb3pxrycw',50,'words',-1,'3:go',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('ztb3pxrycw',51,'words',-1,'3:9b',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('ztb3pxrycw',52,'words',-1,'3:10a',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('ztb3pxrycw',53,'words',0,'1:c2','9495512d23006131','39ac35463e06');
INSERT INTO "records" VALUES('ztb3pxrycw',54,'words',0,'1:sprint','af611e97acccb6df','40c1445975c7');
INSERT INTO "records" VALUES('ztb3pxrycw',55,'words',0,'1:c4','8be8fe67734e7593','40927910a45c');
INSERT INTO "records" VALUES('ztb3pxrycw',56,'words',0,'1:go','739871bd10d631c6','a23dc73c56dd');
INSERT INTO "records" VALUES('ztb3pxrycw',57,'words',0,'1:8b','6b0ef8e02a79ac4a','fbe3cd3523a9');
INSERT INTO "records" VALUES('ztb3pxrycw',58,'words',0,'1:9b','1e9f1e65221d4971','70c56da5b2ed');
INSERT INTO "records" VALUES('ztb3pxrycw',59,'words',0,'1:10a','e9b9a0b2d8bc2e80','98922adda17c');
INSERT INTO "records" VALUES('ztb3pxrycw',60,'words',0,'1:10b 1:11b','499154d0772f14d6','26dc6e3e1bab');
INSERT INTO "records" VALUES('ztb3pxrycw',61,'words',0,'1:11a *13456 *13366 *2345','b2a887187e39b73c','96b70484e582');
INSERT INTO "records" VALUES('ztb3pxrycw',62,'words',0,'1:s4','b351f5fc4ab2bc65','2b6192bd7888');
INSERT INTO "records" VALUES('ztb3pxrycw',63,'words',-1,'3:left',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('ztb3pxrycw',64,'words',-1,'3:c3',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('ztb3pxrycw',65,'words',-1,'3:c4',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('ztb3pxrycw',66,'words',-1,'3:go',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('ztb3pxrycw',67,'words',-1,'3:11a',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('ztb3pxrycw',68,'words',-1,'3:11b 3:r1',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('ztb3pxrycw',69,'words',0,'1:c1','1baabec3eb04dfb2','45aea65d9465');
INSERT INTO "records" VALUES('ztb3pxrycw',70,'words',0,'1:c3','7cd01106fe5d673d','7172553b2641');
INSERT INTO "records" VALUES('ztb3pxrycw',71,'words',0,'1:c4','1e3d5eb07a0b25a4','685a499450dc');
INSERT INTO "records" VALUES('ztb3pxrycw',72,'words',0,'1:go','e14e286287734ea1','f1ecd4af04fd');
INSERT INTO "records" VALUES('ztb3pxrycw',73,'words',0,'1:r1','91f1acc2d1f51809','49e135899bcc');
INSERT INTO "records" VALUES('ztb3pxrycw',74,'words',-1,'2:c3',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('ztb3pxrycw',75,'words',-1,'2:c1 2:go',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('ztb3pxrycw',76,'words',-1,'2:spent *o',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('ztb3pxrycw',77,'words',-1,'2:spent *o',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('ztb3pxrycw',78,'words',-1,'2:right *o',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('ztb3pxrycw',79,'words',-1,'2:tired *o *24566 *44556 *335',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('ztb3pxrycw',80,'words',0,'1:sprint','b3a5b5ab007eb88c','241979902ec1');
INSERT INTO "records" VALUES('ztb3pxrycw',81,'words',0,'1:s2','6f619e7fac0c41fb','19b003cb403c');
INSERT INTO "records" VALUES('ztb3pxrycw',82,'words',0,'1:right','3b9f3ceaecb6cf2d','975ea9a31de6');
INSERT INTO "records" VALUES('ztb3pxrycw',83,'undo',0,'~1',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('ztb3pxrycw',84,'words',0,'1:right','860cb34aa254a193','3e1afc2a13b4');
INSERT INTO "records" VALUES('ztb3pxrycw',85,'words',0,'1:c2','924e7e0ef61a4151','067a3bab0117');
INSERT INTO "records" VALUES('ztb3pxrycw',86,'words',0,'1:c4','b242191d8dbf1211','671078777c8c');
INSERT INTO "records" VALUES('ztb3pxrycw',87,'words',0,'1:sprint 1:go','2a5e52d2b3c988d4','9f3bb38ae51a');
INSERT INTO "records" VALUES('ztb3pxrycw',88,'words',0,'1:tired *x','083fbd1e5b5a9af6','55432e9e7860');
INSERT INTO "records" VALUES('ztb3pxrycw',89,'words',0,'1:spent *o','bc82a54905cc89e1','bd4a29f2522a');
INSERT INTO "records" VALUES('ztb3pxrycw',90,'words',0,'1:spent *o','0e9253805e568501','09e1603cbbe8');
INSERT INTO "records" VALUES('ztb3pxrycw',91,'words',0,'1:tired *o','724191a7e11dc298','51df3d39426b');
INSERT INTO "records" VALUES('ztb3pxrycw',92,'words',-1,'2:right 2:e-more 2:c4 2:go',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('ztb3pxrycw',93,'words',-1,'2:spent *o 2:tired *o',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('ztb3pxrycw',94,'words',-1,'3:c2',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('ztb3pxrycw',95,'words',-1,'3:right',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('ztb3pxrycw',96,'words',-1,'3:go',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('ztb3pxrycw',97,'words',-1,'3:tired *x',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('ztb3pxrycw',98,'words',-1,'3:spent *o 3:tired *x *22223 *23666 *3366',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('ztb3pxrycw',99,'words',-1,'3:sprint',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('ztb3pxrycw',100,'words',-1,'2:right',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('ztb3pxrycw',101,'words',-1,'2:c2',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('ztb3pxrycw',102,'words',-1,'2:c3 2:go 2:p1-1 2:p1-2 3:c3',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('ztb3pxrycw',103,'words',-1,'3:go 3:tired *x',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('ztb3pxrycw',104,'words',-1,'3:left *o 3:tired *x',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('ztb3pxrycw',105,'words',0,'1:c3','8f66b520237e3477','8f39beac296b');
INSERT INTO "records" VALUES('ztb3pxrycw',106,'words',0,'1:right','174ffc5629257e1c','62712b238c85');
INSERT INTO "records" VALUES('ztb3pxrycw',107,'words',0,'1:e-more 1:go 1:spent *x *255 *12256 *22266','8a8f7c0b0b42422c','05a0ccc24f77');
INSERT INTO "records" VALUES('ztb3pxrycw',108,'words',-1,'3:sprint 3:c2',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('ztb3pxrycw',109,'words',-1,'3:sprint 3:go 3:p1-1 3:p1-2 3:p1-3 3:p1-4 3:r1',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('ztb3pxrycw',110,'words',0,'1:c2','15cec198ea12a0ed','5ee439da21cf');
INSERT INTO "records" VALUES('ztb3pxrycw',111,'words',0,'1:right 1:go 1:p1-1 1:p1-2 1:p1-3 1:p1-4','b766195e5ce58ae9','c129e01ca7c9');
INSERT INTO "records" VALUES('ztb3pxrycw',112,'words',-1,'2:c1',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('ztb3pxrycw',113,'words',-1,'2:right',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('ztb3pxrycw',114,'words',-1,'2:go 2:p1-3 *12466 *1133 *14666',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('ztb3pxrycw',115,'words',0,'1:c1','0d8ccbfe903004e9','ed3164fdefdb');
INSERT INTO "records" VALUES('ztb3pxrycw',116,'words',0,'1:go 1:r1','99e24ca60fff84c7','c172639bc3b8');
INSERT INTO "records" VALUES('ztb3pxrycw',117,'words',-1,'2:c1',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('ztb3pxrycw',118,'words',-1,'2:c2 2:go 2:p1-4 2:r1 2:p1-1 2:p1-2',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('ztb3pxrycw',119,'words',-1,'3:c1',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('ztb3pxrycw',120,'words',-1,'3:go',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('ztb3pxrycw',121,'words',-1,'3:13a *1245 *3445 *11344',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('ztb3pxrycw',122,'words',-1,'2:c4 2:go 2:p1-3 2:p1-4',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('ztb3pxrycw',123,'words',-1,'3:c1',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('ztb3pxrycw',124,'words',-1,'3:go',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('ztb3pxrycw',125,'words',-1,'3:14a',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('ztb3pxrycw',126,'words',-1,'3:14b',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('ztb3pxrycw',127,'words',0,'1:c4','9ad4c85650b4898d','ea78e7f4e9f7');
INSERT INTO "records" VALUES('ztb3pxrycw',128,'words',0,'1:c1','f085ca68c4007f58','1f72f2f3ab54');
INSERT INTO "records" VALUES('ztb3pxrycw',129,'words',0,'1:right 1:go 1:p1-1 1:p1-2 1:p1-3 *2334 *1222 *366','e5654d3a9d97cf82','87de6271ac69');
INSERT INTO "records" VALUES('ztb3pxrycw',130,'words',-1,'3:c4',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('ztb3pxrycw',131,'words',-1,'3:go',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('ztb3pxrycw',132,'words',-1,'3:14a 3:15a 3:16a',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('ztb3pxrycw',133,'words',-1,'2:c1 2:go 2:r1 *14 *1126',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('ztb3pxrycw',134,'words',-1,'2:c3 2:go 2:p1-1 2:p1-2 2:p1-3',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('ztb3pxrycw',135,'words',-1,'3:c3',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('ztb3pxrycw',136,'words',-1,'3:go',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('ztb3pxrycw',137,'words',-1,'3:17a *446 *1445',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('ztb3pxrycw',138,'words',-1,'3:c1',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('ztb3pxrycw',139,'words',-1,'3:c4',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('ztb3pxrycw',140,'words',-1,'3:c2 3:go',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('ztb3pxrycw',141,'words',-1,'3:18a',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('ztb3pxrycw',142,'words',-1,'3:19a',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('ztb3pxrycw',143,'words',-1,'3:20a',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('ztb3pxrycw',144,'words',-1,'3:21a',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('ztb3pxrycw',145,'words',-1,'3:21b',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('ztb3pxrycw',146,'words',-1,'2:c1 2:go 2:p1-4 *15 *23345',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('ztb3pxrycw',147,'words',-1,'2:c2 2:go 2:r1',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('ztb3pxrycw',148,'words',-1,'2:13a',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('ztb3pxrycw',149,'words',-1,'2:13b',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('ztb3pxrycw',150,'words',-1,'3:c3 3:go',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('ztb3pxrycw',151,'words',-1,'3:21a 3:22a *115 *1556',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('ztb3pxrycw',152,'words',-1,'3:c2 3:go',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('ztb3pxrycw',153,'words',-1,'3:23a',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('ztb3pxrycw',154,'words',-1,'2:c1 2:go',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('ztb3pxrycw',155,'words',-1,'2:14b',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('ztb3pxrycw',156,'words',-1,'2:15b',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('ztb3pxrycw',157,'words',-1,'2:15a *2345 *3555',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('ztb3pxrycw',158,'words',-1,'2:c2 2:go',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('ztb3pxrycw',159,'words',-1,'2:16a',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('ztb3pxrycw',160,'words',-1,'3:c4 3:go',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('ztb3pxrycw',161,'words',-1,'3:24a *135 *1235',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('ztb3pxrycw',162,'words',-1,'3:c2 3:go',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('ztb3pxrycw',163,'words',-1,'3:25a',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('ztb3pxrycw',164,'words',-1,'2:c3 2:go',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('ztb3pxrycw',165,'words',-1,'2:17a *334 *256',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('ztb3pxrycw',166,'words',-1,'2:c4 2:go',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('ztb3pxrycw',167,'words',-1,'2:17b 2:18b 2:19b',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('ztb3pxrycw',168,'words',-1,'3:c2 3:go',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('ztb3pxrycw',169,'words',-1,'3:25b *4555 *255',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('ztb3pxrycw',170,'words',-1,'3:c1 3:go',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('ztb3pxrycw',171,'words',-1,'3:26b',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('ztb3pxrycw',172,'words',-1,'3:26a',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('ztb3pxrycw',173,'words',-1,'2:c1 2:go',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('ztb3pxrycw',174,'words',-1,'2:20b *2566 *1555',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('ztb3pxrycw',175,'words',-1,'2:c2 2:go',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('ztb3pxrycw',176,'words',-1,'2:21b',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('ztb3pxrycw',177,'words',-1,'3:c1 3:go',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('ztb3pxrycw',178,'words',-1,'3:r2 *1234 *1136',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('ztb3pxrycw',179,'words',-1,'3:c2 3:go 3:spent *o',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('ztb3pxrycw',180,'words',-1,'2:c3 2:go',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('ztb3pxrycw',181,'words',-1,'2:22b',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('ztb3pxrycw',182,'words',-1,'2:22a 2:23a *146 *244',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('ztb3pxrycw',183,'words',-1,'2:c2 2:go',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('ztb3pxrycw',184,'words',-1,'2:24a',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('ztb3pxrycw',185,'words',-1,'3:c3 3:go 3:spent *o 3:spent *o 3:spent *o *133 *245',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('ztb3pxrycw',186,'words',-1,'3:c2 3:go 3:spent *x',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('ztb3pxrycw',187,'words',-1,'2:c3 2:go',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('ztb3pxrycw',188,'words',-1,'2:25b',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('ztb3pxrycw',189,'words',-1,'2:25a *24 *124',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('ztb3pxrycw',190,'words',-1,'2:c1 2:go',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('ztb3pxrycw',191,'words',-1,'2:26a',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('ztb3pxrycw',192,'words',-1,'2:26b 2:r2',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('ztb3pxrycw',193,'words',-1,'3:c2 3:go 3:p2-1 *666 *25',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('ztb3pxrycw',194,'words',-1,'3:c4 3:go 3:p2-2 3:p2-3 3:p2-4 3:r2',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('ztb3pxrycw',195,'words',-1,'2:c2 2:go 2:spent *o',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('ztb3pxrycw',196,'words',-1,'2:go *566 *235 2:c4 2:go 2:spent *o',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('ztb3pxrycw',197,'words',-1,'2:left *o 2:spent *x 2:spent *o 2:spent *o',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('ztb3pxrycw',198,'words',-1,'3:c3 3:go 3:p2-1 *12244 *146',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('ztb3pxrycw',199,'words',-1,'3:c2 3:go 3:p2-2 3:p2-3',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('ztb3pxrycw',200,'words',-1,'2:c1 2:go 2:p2-1 *235 *226 2:c3 2:go 2:p2-2',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('ztb3pxrycw',201,'words',-1,'3:c4 3:go 3:p2-4 *345 *44',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('ztb3pxrycw',202,'words',-1,'3:c2 3:go 3:r2',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('ztb3pxrycw',203,'words',-1,'3:28b',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('ztb3pxrycw',204,'words',-1,'2:c4 2:go 2:p2-3 2:p2-4 2:r2 *334 *36',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('ztb3pxrycw',205,'words',-1,'2:c3 2:go 2:p2-1 2:p2-2 2:p2-3',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('ztb3pxrycw',206,'words',-1,'3:c1 3:go',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('ztb3pxrycw',207,'words',-1,'3:29b',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('ztb3pxrycw',208,'words',-1,'3:29a 3:30a 3:31a *145 *1156',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('ztb3pxrycw',209,'words',-1,'3:c3 3:go',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('ztb3pxrycw',210,'words',-1,'3:32a',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('ztb3pxrycw',211,'words',-1,'2:c4 2:go 2:p2-4 2:r2 *344 *466',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('ztb3pxrycw',212,'words',-1,'2:c2 2:go',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('ztb3pxrycw',213,'words',-1,'2:28a',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('ztb3pxrycw',214,'words',-1,'2:28b 2:29b',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('ztb3pxrycw',215,'words',-1,'3:c4 3:go',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('ztb3pxrycw',216,'words',-1,'3:32b 3:goal',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('bvfytq6kum',1,'words',-1,'*3',NULL,'');
INSERT INTO "records" VALUES('bvfytq6kum',2,'words',-1,'3:t8',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('bvfytq6kum',3,'words',-1,'3:t1',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('bvfytq6kum',4,'words',-1,'3:t6',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('bvfytq6kum',5,'words',-1,'3:t3',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('bvfytq6kum',6,'words',-1,'3:t2',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('bvfytq6kum',7,'words',-1,'3:t7',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('bvfytq6kum',8,'words',0,'1:t6','f63c6312a64188db','98cc068563dd');
INSERT INTO "records" VALUES('bvfytq6kum',9,'words',1,'2:t3','fc1b97f9fff29b3e','63c1e7912814');
INSERT INTO "records" VALUES('bvfytq6kum',10,'words',0,'1:t7','2fc39f4b7df39e15','cad5d5ce32bc');
INSERT INTO "records" VALUES('bvfytq6kum',11,'words',1,'2:t5','4e4a4e7ec6cdd3f8','2122f6282ad3');
INSERT INTO "records" VALUES('bvfytq6kum',12,'words',0,'1:t2','8edafd131cede437','638fffd6987e');
INSERT INTO "records" VALUES('bvfytq6kum',13,'words',1,'2:t3','0921f9d41d456ae4','0677c48e5f66');
INSERT INTO "records" VALUES('bvfytq6kum',14,'words',0,'1:t4','f32398c57e48725d','183db5c2455e');
INSERT INTO "records" VALUES('bvfytq6kum',15,'words',1,'2:t7','e619daf26475ad3f','e34da5b7aef9');
INSERT INTO "records" VALUES('bvfytq6kum',16,'words',0,'1:t3','7196ecfd117e5747','99fe0cffbe99');
INSERT INTO "records" VALUES('bvfytq6kum',17,'words',1,'2:t1','4c70879e8fd589a7','16c34c81433f');
INSERT INTO "records" VALUES('bvfytq6kum',18,'words',0,'1:t5','4675811b4bfd8140','ece5c247490e');
INSERT INTO "records" VALUES('bvfytq6kum',19,'words',1,'2:t6 *23456 *23666 *12345','30409e6e448174a1','10f6045c8b99');
INSERT INTO "records" VALUES('bvfytq6kum',20,'words',0,'1:sprint','9c2806eb931c28d4','8b0145b67df2');
INSERT INTO "records" VALUES('bvfytq6kum',21,'words',1,'2:sprint','a04bc1704804c660','143bb268d5ed');
INSERT INTO "records" VALUES('bvfytq6kum',22,'words',1,'2:s2','5734d3e26979591b','6ecba3cc1812');
INSERT INTO "records" VALUES('bvfytq6kum',23,'words',1,'2:sprint','719df0b661e5f97b','ce9b55f528c1');
INSERT INTO "records" VALUES('bvfytq6kum',24,'words',-1,'3:right',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('bvfytq6kum',25,'words',-1,'3:c4 *2',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('bvfytq6kum',26,'words',-1,'3:c2',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('bvfytq6kum',27,'words',-1,'3:c4',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('bvfytq6kum',28,'words',-1,'3:c3',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('bvfytq6kum',29,'words',-1,'3:c1 3:go',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('bvfytq6kum',30,'words',-1,'3:1b',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('bvfytq6kum',31,'words',-1,'3:2b',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('bvfytq6kum',32,'words',-1,'3:3b',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('bvfytq6kum',33,'order',1,'1 ',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('bvfytq6kum',34,'words',-1,'3:4b',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('bvfytq6kum',35,'words',-1,'3:5b',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('bvfytq6kum',36,'words',-1,'3:5a',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('bvfytq6kum',37,'words',0,'1:c2','5f2479816b668cfa','5e7e4d02a8dc');
INSERT INTO "records" VALUES('bvfytq6kum',38,'words',0,'1:go','bf8217dce4833ad4','34b2b94f9507');
INSERT INTO "records" VALUES('bvfytq6kum',39,'ask',0,'2',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('bvfytq6kum',40,'undo',1,'~2',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('bvfytq6kum',41,'words',0,'1:c4','db0baeb90500a85d','ebaf0d6d2105');
INSERT INTO "records" VALUES('bvfytq6kum',42,'words',0,'1:c2','4b273d01b08481db','66e63d634a6d');
INSERT INTO "records" VALUES('bvfytq6kum',43,'words',0,'1:c3','8ae9436890b48983','4ea144c28836');
INSERT INTO "records" VALUES('bvfytq6kum',44,'words',0,'1:sprint 1:go','50050e62587f370a','d1cfc5b50826');
INSERT INTO "records" VALUES('bvfytq6kum',45,'words',0,'1:1a','9d320f848eb599ce','a707dadbd0c4');
INSERT INTO "records" VALUES('bvfytq6kum',46,'words',0,'1:2a','653b834fc147467b','3053abadaada');
INSERT INTO "records" VALUES('bvfytq6kum',47,'words',0,'1:2b 1:3b 1:4b','8eb97542a009b1ff','4d2bb98cdf1f');
INSERT INTO "records" VALUES('bvfytq6kum',48,'words',1,'2:c2','52b003e11005c500','c5db8f6bab8a');
INSERT INTO "records" VALUES('bvfytq6kum',49,'words',1,'2:go','c4a98413ea024e41','420993922065');
INSERT INTO "records" VALUES('bvfytq6kum',50,'words',1,'2:1a *22255 *1123 *22236','4763bc91e4d80daf','7043f9f0ca78');
INSERT INTO "records" VALUES('bvfytq6kum',51,'words',-1,'3:sprint',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('bvfytq6kum',52,'words',0,'1:left 1:c2 *3','4206b36a30aadecc','a9cd8a2211fc');
INSERT INTO "records" VALUES('bvfytq6kum',53,'words',0,'1:c3','36daf87c08cf39c6','f0421a317db9');
INSERT INTO "records" VALUES('bvfytq6kum',54,'words',0,'1:c2 1:go','627bdf5ec2946bdf','8f0ad0099d5c');
INSERT INTO "records" VALUES('bvfytq6kum',55,'words',0,'1:4a 1:5a 1:6a','01bf14a9eeeeca8f','f873911ef0f8');
INSERT INTO "records" VALUES('bvfytq6kum',56,'words',0,'1:6b','38beb699c9786d2c','150d6f7b232c');
INSERT INTO "records" VALUES('bvfytq6kum',57,'words',1,'2:right','f9904b6be4057f86','254017fd1968');
INSERT INTO "records" VALUES('bvfytq6kum',58,'words',1,'2:c1','eccc51cd17e6d993','6be3cd235aa5');
INSERT INTO "records" VALUES('bvfytq6kum',59,'words',1,'2:c2','fcb804265972d9ce','1455290c673d');
INSERT INTO "records" VALUES('bvfytq6kum',60,'words',1,'2:c3','b67d4507735f434c','2eb024e35f7c');
INSERT INTO "records" VALUES('bvfytq6kum',61,'words',1,'2:sprint 2:go','2e02c29b3ddeab7d','cdaed9ef0b55');
INSERT INTO "records" VALUES('bvfytq6kum',62,'ask',1,'6',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('bvfytq6kum',63,'undo',0,'~6',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('bvfytq6kum',64,'words',1,'2:right','5fa513036dca4faa','2e4d56023f03');
INSERT INTO "records" VALUES('bvfytq6kum',65,'words',1,'2:c2','1255f34eb5df3a15','e10ca9fdb969');
INSERT INTO "records" VALUES('bvfytq6kum',66,'words',1,'2:go','7465e80564526daa','1e2f611caac9');
INSERT INTO "records" VALUES('bvfytq6kum',67,'words',1,'2:1b 2:2b 2:3b','049c1435de8d191c','9904061790ca');
INSERT INTO "records" VALUES('bvfytq6kum',68,'words',-1,'3:c3',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('bvfytq6kum',69,'words',-1,'3:c2',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('bvfytq6kum',70,'words',-1,'3:go',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('bvfytq6kum',71,'words',-1,'3:5b 3:6b 3:7b *11345 *16 *25566',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('bvfytq6kum',72,'words',-1,'3:s2',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('bvfytq6kum',73,'words',-1,'3:sprint',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('bvfytq6kum',74,'words',1,'2:s3','504538896ea82be4','bd388d5f4afc');
INSERT INTO "records" VALUES('bvfytq6kum',75,'words',1,'2:c1','fc036ecf1f1353e2','e10298c8fe96');
INSERT INTO "records" VALUES('bvfytq6kum',76,'words',1,'2:go','7a5d07441adc8336','9bf96daa802b');
INSERT INTO "records" VALUES('bvfytq6kum',77,'words',1,'2:4b','a16a1f6b2e81ecaf','7125007abf61');
INSERT INTO "records" VALUES('bvfytq6kum',78,'words',1,'2:5b','7fb668ef5055f361','17969afebe7f');
INSERT INTO "records" VALUES('bvfytq6kum',79,'words',1,'2:5a','180097bb9c7673bc','f8b621e1f8f5');
INSERT INTO "records" VALUES('bvfytq6kum',80,'words',-1,'3:right 3:c2',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('bvfytq6kum',81,'words',-1,'3:go',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('bvfytq6kum',82,'words',-1,'3:7a 3:8a 3:9a',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('bvfytq6kum',83,'words',-1,'3:10a 3:11a 3:r1',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('bvfytq6kum',84,'words',0,'1:stay','7fa092edf5162311','a1442274be1e');
INSERT INTO "records" VALUES('bvfytq6kum',85,'words',0,'1:right','a73008a0ffa76812','7d0969bfa11a');
INSERT INTO "records" VALUES('bvfytq6kum',86,'words',0,'1:c1','3ec747940a0164d8','5e26af649c39');
INSERT INTO "records" VALUES('bvfytq6kum',87,'words',0,'1:go','2beb54a23a1c8e43','c945ea74cf3c');
INSERT INTO "records" VALUES('bvfytq6kum',88,'words',0,'1:6a 1:7a *1256 *245 *1136','262fa9e1e5cd8d01','549159a5db3c');
INSERT INTO "records" VALUES('bvfytq6kum',89,'words',0,'1:s3','59801f956622194a','262f9f120b4c');
INSERT INTO "records" VALUES('bvfytq6kum',90,'words',-1,'3:c1',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('bvfytq6kum',91,'words',-1,'3:c3',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('bvfytq6kum',92,'words',-1,'3:sprint',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('bvfytq6kum',93,'order',0,'0 always',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('bvfytq6kum',94,'words',-1,'3:go',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('bvfytq6kum',95,'words',-1,'3:spent *x',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('bvfytq6kum',96,'words',-1,'3:left',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('bvfytq6kum',97,'words',-1,'3:e-fewer',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('bvfytq6kum',98,'words',-1,'3:spent *o',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('bvfytq6kum',99,'words',-1,'3:spent *o 3:tired *x',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('bvfytq6kum',100,'words',0,'1:c2','33e1c22de3dcf003','53b18a998ddd');
INSERT INTO "records" VALUES('bvfytq6kum',101,'words',0,'1:left *22345','29ec981dedf10836','3503226cc998');
INSERT INTO "records" VALUES('bvfytq6kum',102,'words',0,'1:go','025efadec6533557','b3176397b7c4');
INSERT INTO "records" VALUES('bvfytq6kum',103,'words',0,'1:7b','34ac90db3dc5182f','8474c0bc60ed');
INSERT INTO "records" VALUES('bvfytq6kum',104,'words',1,'2:c3','d29a808a0544a874','33830982c53f');
INSERT INTO "records" VALUES('bvfytq6kum',105,'words',1,'2:c2','5cd0202905be321d','dd68d6826362');
INSERT INTO "records" VALUES('6cngb46j2c',1,'words',-1,'*3',NULL,'');
INSERT INTO "records" VALUES('6cngb46j2c',2,'words',0,'1:t7','3359ede7823b982d','64ca97d2079b');
INSERT INTO "records" VALUES('6cngb46j2c',3,'words',1,'2:t4','d61e06acd06b5ba8','b35a9b58be44');
INSERT INTO "records" VALUES('6cngb46j2c',4,'words',0,'1:t1','e484ea4f37270262','8ea6df0a6488');
INSERT INTO "records" VALUES('6cngb46j2c',5,'words',1,'2:t6','c1523be82fcb09c5','888a33d70353');
INSERT INTO "records" VALUES('6cngb46j2c',6,'words',0,'1:t8','2a644d4c7c339359','18804ac0fb3b');
INSERT INTO "records" VALUES('6cngb46j2c',7,'words',1,'2:t1','8b55cabfa183fe19','ca9a86dde438');
INSERT INTO "records" VALUES('6cngb46j2c',8,'words',0,'1:t6','6eddea43c1b76c8c','454bae7e16a1');
INSERT INTO "records" VALUES('6cngb46j2c',9,'words',1,'2:t3','a743b026df56ba1f','e71c0b2952f2');
INSERT INTO "records" VALUES('6cngb46j2c',10,'words',0,'1:t5','7a84e32c943a5797','bce78588b387');
INSERT INTO "records" VALUES('6cngb46j2c',11,'words',1,'2:t8','98c54822327c84c2','3c9c31cb42bc');
INSERT INTO "records" VALUES('6cngb46j2c',12,'words',0,'1:t4','bdcf34661989455f','17edeb59a8a0');
INSERT INTO "records" VALUES('6cngb46j2c',13,'order',0,'0 never',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('6cngb46j2c',14,'words',1,'2:t7','3e8e94156e8bccae','7594fad72f36');
INSERT INTO "records" VALUES('6cngb46j2c',15,'words',0,'3:t4','b2208ce9bfca6dc2','144ee62321ab');
INSERT INTO "records" VALUES('6cngb46j2c',16,'order',0,'0 never',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('6cngb46j2c',17,'words',1,'4:t3','c472e301898c5c5d','cd53936f1542');
INSERT INTO "records" VALUES('6cngb46j2c',18,'words',0,'3:t1','fb4dabf1adbfdda1','48b2ffab1053');
INSERT INTO "records" VALUES('6cngb46j2c',19,'words',1,'4:t4','d1907de54313acac','9f5763fc44ba');
INSERT INTO "records" VALUES('6cngb46j2c',20,'words',0,'3:t5','fcfe40b7859a2cf9','1867742704fd');
INSERT INTO "records" VALUES('6cngb46j2c',21,'words',1,'4:t6','4b93008e4e21834e','6052f843c6cc');
INSERT INTO "records" VALUES('6cngb46j2c',22,'words',0,'3:t6','8b1958579466653b','0031bbd44ada');
INSERT INTO "records" VALUES('6cngb46j2c',23,'ask',0,'1',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('6cngb46j2c',24,'undo',1,'~1',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('6cngb46j2c',25,'words',0,'3:t7','e6097e84aea41bae','44439bc23360');
INSERT INTO "records" VALUES('6cngb46j2c',26,'words',1,'4:t7','b323c50c54f8e776','94d1c0e0e098');
INSERT INTO "records" VALUES('6cngb46j2c',27,'words',0,'3:t3','1106d30e1d66c579','6a110a3108df');
INSERT INTO "records" VALUES('6cngb46j2c',28,'words',1,'4:t8','2f6b13c9a5b7ece3','0160686d0fa2');
INSERT INTO "records" VALUES('6cngb46j2c',29,'words',0,'3:t8','645abf8bdff4791b','eb0e1a9361d5');
INSERT INTO "records" VALUES('6cngb46j2c',30,'words',1,'4:t5 *12335 *12445 *12456 *14445','61d0ba16ce10cbfb','079b1e82a46e');
INSERT INTO "records" VALUES('6cngb46j2c',31,'words',0,'3:s4','0d8af9be2fd4cc75','b61e2d64390b');
INSERT INTO "records" VALUES('6cngb46j2c',32,'words',0,'3:left','c3bb394655c7a3e5','636fdf4c36e0');
INSERT INTO "records" VALUES('6cngb46j2c',33,'words',0,'3:c4','aa67f8755ab34f96','74fdb23487a5');
INSERT INTO "records" VALUES('6cngb46j2c',34,'words',0,'3:c1','67efff043bd7f941','d7ab933c149f');
INSERT INTO "records" VALUES('6cngb46j2c',35,'words',0,'3:go','61ee74ade3e1f490','9834c1638140');
INSERT INTO "records" VALUES('6cngb46j2c',36,'words',0,'3:1b','df86f4db7d37a151','129246174739');
INSERT INTO "records" VALUES('6cngb46j2c',37,'ask',0,'6',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('6cngb46j2c',38,'decline',1,'',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('6cngb46j2c',39,'words',0,'3:1a 3:2a','0ec70b6518608834','d41d7097a692');
INSERT INTO "records" VALUES('6cngb46j2c',40,'words',1,'4:right','6387c6b6f1bfaeef','5232a2f30ce1');
INSERT INTO "records" VALUES('6cngb46j2c',41,'words',1,'4:c1','59522ecd2caecb70','b83ff2e02061');
INSERT INTO "records" VALUES('6cngb46j2c',42,'words',1,'4:go','d6347608a0a787ff','4673fe0c7d08');
INSERT INTO "records" VALUES('6cngb46j2c',43,'words',1,'4:1b','4aaa4f7dc3548f49','052a3d0ef9ed');
INSERT INTO "records" VALUES('6cngb46j2c',44,'words',0,'1:left','3fd47ea5cea42c60','3b5162b4b5d2');
INSERT INTO "records" VALUES('6cngb46j2c',45,'ask',0,'1',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('6cngb46j2c',46,'undo',1,'~1',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('6cngb46j2c',47,'words',0,'1:left','d8c5d9763edd9ea3','8b19393e8917');
INSERT INTO "records" VALUES('6cngb46j2c',48,'words',0,'1:c1','d5cebcc6d8e16432','e8d03d5aadcc');
INSERT INTO "records" VALUES('6cngb46j2c',49,'words',0,'1:c3','da30957703e09a75','0277cdc240a4');
INSERT INTO "records" VALUES('6cngb46j2c',50,'words',0,'1:c2 1:go','e449c6ea99f13260','83e5a61825df');
INSERT INTO "records" VALUES('6cngb46j2c',51,'order',0,'0 never',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('6cngb46j2c',52,'words',0,'1:1b','7d78d09b01d94fe0','625c92a5224b');
INSERT INTO "records" VALUES('6cngb46j2c',53,'words',0,'1:2b','64952f2ae8be2c14','5791dda36625');
INSERT INTO "records" VALUES('6cngb46j2c',54,'words',0,'1:3b','ce45dc898eb998cc','0332cc4fba3d');
INSERT INTO "records" VALUES('6cngb46j2c',55,'words',0,'1:4b','43807e910fefc776','726a363300e4');
INSERT INTO "records" VALUES('6cngb46j2c',56,'words',1,'2:c2','a4b1edd2b6e82dff','94e156b80619');
INSERT INTO "records" VALUES('6cngb46j2c',57,'words',1,'2:c4','543f826edc493bdf','7444e72e3a78');
INSERT INTO "records" VALUES('6cngb46j2c',58,'words',1,'2:c1','3970a112121517b0','209a9505e999');
INSERT INTO "records" VALUES('6cngb46j2c',59,'ask',1,'3',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('6cngb46j2c',60,'undo',0,'~3',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('6cngb46j2c',61,'words',1,'2:c2','da194c9b9f701f1b','1a596fa6e9d2');
INSERT INTO "records" VALUES('6cngb46j2c',62,'words',1,'2:left','af4d090a75b6ee5a','58d076bc6243');
INSERT INTO "records" VALUES('6cngb46j2c',63,'words',1,'2:go','a80ba40bc3f65366','3ef8227ead1e');
INSERT INTO "records" VALUES('6cngb46j2c',64,'words',1,'2:1a *22556 *355 *11255 *356','9c1b9f93a1b23622','f63ea614a7fd');
INSERT INTO "records" VALUES('6cngb46j2c',65,'words',0,'1:sprint','c239f8b546c67e28','dee4e64b5ef8');
INSERT INTO "records" VALUES('6cngb46j2c',66,'words',1,'4:s3','b239b32423e92057','7dd12cdfb30a');
INSERT INTO "records" VALUES('6cngb46j2c',67,'words',1,'4:c4','83eabf45122cff9f','e61975131d20');
INSERT INTO "records" VALUES('6cngb46j2c',68,'words',1,'4:right 4:e-more','3cb7f6a651829ca5','f2da743f84af');
INSERT INTO "records" VALUES('6cngb46j2c',69,'words',1,'4:go','ab1b1fc8de9632c5','659d2c0c275f');
INSERT INTO "records" VALUES('6cngb46j2c',70,'order',1,'1 ',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('6cngb46j2c',71,'words',1,'4:2b','9e0b3b326521ff63','26903a6335d3');
INSERT INTO "records" VALUES('6cngb46j2c',72,'words',1,'4:3b','0d5c7580a7525d13','200ef6e7e764');
INSERT INTO "records" VALUES('6cngb46j2c',73,'words',1,'4:3a 4:4a 4:5a','f43ad2295d0e4dc0','0d0602179901');
INSERT INTO "records" VALUES('6cngb46j2c',74,'words',0,'1:right 1:c2','55d6f9d002f6d19f','82408092668c');
INSERT INTO "records" VALUES('6cngb46j2c',75,'words',0,'1:go','ae8606531424c075','e622d071b6ce');
INSERT INTO "records" VALUES('6cngb46j2c',76,'words',0,'1:5b','1b93be99b743b3bb','38b04559ab97');
INSERT INTO "records" VALUES('6cngb46j2c',77,'words',0,'1:5a 1:6a','50d69c26a8d515a1','be23a6f18145');
INSERT INTO "records" VALUES('6cngb46j2c',78,'words',0,'1:7a','aa19393ba290ab77','105a8b55521f');
INSERT INTO "records" VALUES('6cngb46j2c',79,'words',1,'2:c3','8843cbe98dd78d1f','444a820b8ff7');
INSERT INTO "records" VALUES('6cngb46j2c',80,'ask',1,'1',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('6cngb46j2c',81,'undo',0,'~1',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('6cngb46j2c',82,'words',1,'2:left *122226','52cfe87e7e0d55f8','bd5c34b595ec');
INSERT INTO "records" VALUES('6cngb46j2c',83,'words',1,'2:s2','558e52e363ebcf5c','ad5aca1aace7');
INSERT INTO "records" VALUES('6cngb46j2c',84,'words',1,'2:c1','7cfb68c9a69d5cf7','d89f7b442320');
INSERT INTO "records" VALUES('6cngb46j2c',85,'words',1,'2:c2 2:go','1f201c98816b785c','da0565aca6e7');
INSERT INTO "records" VALUES('6cngb46j2c',86,'words',1,'2:2a','1636501b678c1677','15b49e604676');
INSERT INTO "records" VALUES('6cngb46j2c',87,'words',1,'2:2b 2:3b','82b17b94b7d6cc1f','f43d126188cd');
INSERT INTO "records" VALUES('6cngb46j2c',88,'ask',1,'7',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('6cngb46j2c',89,'undo',0,'~7',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('6cngb46j2c',90,'words',1,'2:s1','8fbbf61d80a68896','068939453120');
INSERT INTO "records" VALUES('6cngb46j2c',91,'words',1,'2:c2','f2f2258bfe16afa6','f62591374d71');
INSERT INTO "records" VALUES('6cngb46j2c',92,'words',1,'2:c1 2:go','620197dd110dadb0','5b49612d28f4');
INSERT INTO "records" VALUES('6cngb46j2c',93,'ask',1,'4',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('6cngb46j2c',94,'undo',0,'~4',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('6cngb46j2c',95,'words',1,'2:s1','64d0e88f068465b2','215bf86297e4');
INSERT INTO "records" VALUES('6cngb46j2c',96,'words',1,'2:c2','cb0af26800ca3c89','f27ce9ba3c6f');
INSERT INTO "records" VALUES('6cngb46j2c',97,'ask',1,'2',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('6cngb46j2c',98,'undo',0,'~2',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('6cngb46j2c',99,'words',1,'2:s2','b2f9c880086acd87','4a73f1f0f11c');
INSERT INTO "records" VALUES('6cngb46j2c',100,'words',1,'2:c2','8323ac0c75774d1a','ef9c2e921160');
INSERT INTO "records" VALUES('6cngb46j2c',101,'words',1,'2:go','8d9fd5ca3995dc76','8f7dc86ab1bf');
INSERT INTO "records" VALUES('6cngb46j2c',102,'words',1,'2:1b 2:2b 2:3b','4a1fb9996d412361','05138522eb55');
INSERT INTO "records" VALUES('6cngb46j2c',103,'words',1,'2:3a 2:4a','ba984a9323170bda','3ea42f0c29c8');
INSERT INTO "records" VALUES('6cngb46j2c',104,'words',0,'3:right 3:e-fewer','4755c282fd6babb2','d3a17ea64fea');
INSERT INTO "records" VALUES('6cngb46j2c',105,'words',0,'3:c2','26a29ffb4cc0b945','2c05be6c935b');
INSERT INTO "records" VALUES('6cngb46j2c',106,'words',0,'3:go','a42246611fea5d54','8e2dc5c25ba6');
INSERT INTO "records" VALUES('6cngb46j2c',107,'words',0,'3:3a','a4b788178202a6ce','22c8477cfc82');
INSERT INTO "records" VALUES('6cngb46j2c',108,'name',0,'0 Anna',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('6cngb46j2c',109,'words',0,'3:4a','bbf922fce2110f8c','62b382360492');
INSERT INTO "records" VALUES('6cngb46j2c',110,'words',0,'3:4b *33445 *12456 *4455 *1236','c804eb1e54eb6e3c','212aecf9eb23');
INSERT INTO "records" VALUES('6cngb46j2c',111,'words',1,'2:s2','8f27624d988a4777','04a88ecbfe81');
INSERT INTO "records" VALUES('6cngb46j2c',112,'words',1,'4:s1','a95fda8fbf40ed97','209e5cc70b44');
INSERT INTO "records" VALUES('4tm4mcn9bm',1,'words',-1,'*1',NULL,'');
INSERT INTO "records" VALUES('4tm4mcn9bm',2,'words',-1,'2:t5',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('4tm4mcn9bm',3,'words',-1,'2:t3',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('4tm4mcn9bm',4,'words',0,'1:t3','143f23e5531b2471','ee34582a8c4d');
INSERT INTO "records" VALUES('4tm4mcn9bm',5,'words',-1,'2:t3',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('4tm4mcn9bm',6,'words',-1,'2:t6',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('4tm4mcn9bm',7,'words',-1,'2:t8',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('4tm4mcn9bm',8,'words',-1,'2:t1',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('4tm4mcn9bm',9,'words',-1,'3:t2',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('4tm4mcn9bm',10,'words',-1,'3:t3',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('4tm4mcn9bm',11,'words',-1,'3:t8',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('4tm4mcn9bm',12,'words',0,'1:t2','df86f11b6de5de37','6f829f1aa71c');
INSERT INTO "records" VALUES('4tm4mcn9bm',13,'words',-1,'3:t4',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('4tm4mcn9bm',14,'words',-1,'3:t1',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('4tm4mcn9bm',15,'words',-1,'3:t6',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('4tm4mcn9bm',16,'words',0,'1:t6','09586417f7b64ea9','367c1b2a6dc2');
INSERT INTO "records" VALUES('4tm4mcn9bm',17,'words',-1,'4:t6',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('4tm4mcn9bm',18,'words',-1,'4:t3',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('4tm4mcn9bm',19,'words',-1,'4:t4',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('4tm4mcn9bm',20,'words',-1,'4:t5',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('4tm4mcn9bm',21,'words',-1,'4:t1',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('4tm4mcn9bm',22,'words',-1,'4:t2',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('4tm4mcn9bm',23,'words',0,'1:t5','c623845710bd79ec','4f54f6700fa7');
INSERT INTO "records" VALUES('4tm4mcn9bm',24,'words',0,'1:t1','f263f3c15335c0ed','d919c40fb2a2');
INSERT INTO "records" VALUES('4tm4mcn9bm',25,'words',0,'1:t4 *12234 *33446 *24456 *23355','3d71bae0fab26d15','17edeb59a8a0');
INSERT INTO "records" VALUES('4tm4mcn9bm',26,'words',-1,'2:sprint',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('4tm4mcn9bm',27,'words',-1,'3:s2',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('4tm4mcn9bm',28,'words',0,'1:c2','0f3c20a561dc7d31','3b2e1c178474');
INSERT INTO "records" VALUES('4tm4mcn9bm',29,'words',0,'1:c3','4fc4cf9df503a53d','0fa5324a8544');
INSERT INTO "records" VALUES('4tm4mcn9bm',30,'words',0,'1:go','7c46153db5165b6e','34b2b94f9507');
INSERT INTO "records" VALUES('4tm4mcn9bm',31,'words',0,'1:1b','0a1f30df8f73f56b','7dd33438a6a0');
INSERT INTO "records" VALUES('4tm4mcn9bm',32,'words',0,'1:2b','9f840e19760ad8a5','f10775840075');
INSERT INTO "records" VALUES('4tm4mcn9bm',33,'words',0,'1:3b','03067d1aede34531','9afd5757f6c9');
INSERT INTO "records" VALUES('4tm4mcn9bm',34,'words',-1,'2:right',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('4tm4mcn9bm',35,'words',-1,'2:c4',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('4tm4mcn9bm',36,'words',-1,'2:c3',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('4tm4mcn9bm',37,'words',-1,'2:sprint 2:go',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('4tm4mcn9bm',38,'words',-1,'2:1b',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('4tm4mcn9bm',39,'words',-1,'2:1a 2:2a 2:3a 2:4a',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('4tm4mcn9bm',40,'words',-1,'2:4b',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('4tm4mcn9bm',41,'words',-1,'3:left',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('4tm4mcn9bm',42,'words',-1,'3:c2',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('4tm4mcn9bm',43,'words',-1,'3:go',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('4tm4mcn9bm',44,'words',-1,'3:1b',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('4tm4mcn9bm',45,'words',-1,'3:2b',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('4tm4mcn9bm',46,'words',-1,'3:2a 3:3a',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('4tm4mcn9bm',47,'words',-1,'4:left',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('4tm4mcn9bm',48,'words',-1,'4:c2',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('4tm4mcn9bm',49,'words',-1,'4:c3 4:go',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('4tm4mcn9bm',50,'words',-1,'4:1a',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('4tm4mcn9bm',51,'words',-1,'4:2a',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('4tm4mcn9bm',52,'words',-1,'4:3a',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('4tm4mcn9bm',53,'words',-1,'4:4a',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('4tm4mcn9bm',54,'words',-1,'4:5a',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('4tm4mcn9bm',55,'words',-1,'4:6a *1344 *12336 *3466 *12223',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('4tm4mcn9bm',56,'words',-1,'2:s1',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('4tm4mcn9bm',57,'words',-1,'3:s3',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('4tm4mcn9bm',58,'words',-1,'3:sprint',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('4tm4mcn9bm',59,'words',-1,'2:right 2:e-more',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('4tm4mcn9bm',60,'words',-1,'2:c3',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('4tm4mcn9bm',61,'words',-1,'2:go',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('4tm4mcn9bm',62,'words',-1,'2:5b',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('4tm4mcn9bm',63,'words',-1,'2:5a',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('4tm4mcn9bm',64,'bot',0,'0 random',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('4tm4mcn9bm',65,'words',-1,'2:6a',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('4tm4mcn9bm',66,'words',-1,'2:7a',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('4tm4mcn9bm',67,'words',-1,'2:7b',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('4tm4mcn9bm',68,'words',-1,'1:stay',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('4tm4mcn9bm',69,'words',-1,'3:right *1233456',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('4tm4mcn9bm',70,'words',-1,'3:s2',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('4tm4mcn9bm',71,'words',-1,'3:c2',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('4tm4mcn9bm',72,'words',-1,'3:c4',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('4tm4mcn9bm',73,'words',-1,'3:c1',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('4tm4mcn9bm',74,'words',-1,'3:c3 3:go',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('4tm4mcn9bm',75,'words',-1,'3:4a',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('4tm4mcn9bm',76,'words',-1,'3:4b 3:5b 3:6b 3:7b',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('4tm4mcn9bm',77,'words',-1,'3:r1',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('4tm4mcn9bm',78,'words',-1,'4:c2',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('4tm4mcn9bm',79,'words',-1,'4:go',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('4tm4mcn9bm',80,'words',-1,'4:7a',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('4tm4mcn9bm',81,'words',-1,'4:r1',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('4tm4mcn9bm',82,'words',-1,'1:c3',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('4tm4mcn9bm',83,'words',-1,'1:right',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('4tm4mcn9bm',84,'words',-1,'1:c4',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('4tm4mcn9bm',85,'words',-1,'1:c1 1:go',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('4tm4mcn9bm',86,'words',-1,'1:4b',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('4tm4mcn9bm',87,'words',-1,'1:4a 1:5a 1:6a 1:7a *11334 *1356 *22334 *1145',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('4tm4mcn9bm',88,'words',-1,'2:s3',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('4tm4mcn9bm',89,'words',-1,'3:c4',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('4tm4mcn9bm',90,'words',-1,'3:c3',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('4tm4mcn9bm',91,'words',-1,'3:c2',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('4tm4mcn9bm',92,'words',-1,'3:steady',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('4tm4mcn9bm',93,'words',-1,'3:right 3:go',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('4tm4mcn9bm',94,'words',-1,'3:steady *o',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('4tm4mcn9bm',95,'words',-1,'3:tired *o',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('4tm4mcn9bm',96,'words',-1,'3:steady *x',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('4tm4mcn9bm',97,'words',-1,'3:steady *x 3:tired *o',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('4tm4mcn9bm',98,'words',-1,'4:right',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('4tm4mcn9bm',99,'words',-1,'4:e-more',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('4tm4mcn9bm',100,'words',-1,'4:c1',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('4tm4mcn9bm',101,'words',-1,'4:go',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('4tm4mcn9bm',102,'words',-1,'4:fresh *x',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('4tm4mcn9bm',103,'words',-1,'4:fresh *x',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('4tm4mcn9bm',104,'words',-1,'4:fresh *x',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('4tm4mcn9bm',105,'words',-1,'4:fresh *x 4:steady *x',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('4tm4mcn9bm',106,'words',-1,'1:c3',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('4tm4mcn9bm',107,'words',-1,'1:right',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('4tm4mcn9bm',108,'words',-1,'1:c1',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('4tm4mcn9bm',109,'words',-1,'1:go',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('4tm4mcn9bm',110,'words',-1,'1:r1',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('4tm4mcn9bm',111,'words',-1,'2:left',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('4tm4mcn9bm',112,'words',-1,'2:c2',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('4tm4mcn9bm',113,'words',-1,'2:c3',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('4tm4mcn9bm',114,'words',-1,'2:c1 2:go',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('4tm4mcn9bm',115,'words',-1,'2:7a 2:r1 *14466 *22356 *13455 *1446',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('4tm4mcn9bm',116,'words',-1,'1:s4',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('4tm4mcn9bm',117,'words',-1,'1:s1',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('4tm4mcn9bm',118,'words',-1,'2:s3',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('4tm4mcn9bm',119,'words',-1,'4:s4',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('4tm4mcn9bm',120,'words',-1,'4:right',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('4tm4mcn9bm',121,'words',-1,'4:c4',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('4tm4mcn9bm',122,'words',-1,'4:go',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('4tm4mcn9bm',123,'words',-1,'4:9a',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('4tm4mcn9bm',124,'words',-1,'4:10a',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('4tm4mcn9bm',125,'words',-1,'4:11a',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('4tm4mcn9bm',126,'bot',0,'0 ',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('4tm4mcn9bm',127,'words',-1,'4:12a',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('4tm4mcn9bm',128,'words',0,'1:right','f138f4bc91fcdc6b','1b7253aa8a2e');
INSERT INTO "records" VALUES('4tm4mcn9bm',129,'words',0,'1:c1','14a17c85adbadd19','a42ef621d1c5');
INSERT INTO "records" VALUES('4tm4mcn9bm',130,'words',0,'1:go','bb810b5569df4872','7be18218f0bb');
INSERT INTO "records" VALUES('4tm4mcn9bm',131,'words',0,'1:fresh *x','ffc40a98b255fdfe','e753e0caed9a');
INSERT INTO "records" VALUES('4tm4mcn9bm',132,'words',-1,'2:c3',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('4tm4mcn9bm',133,'words',-1,'2:c2',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('4tm4mcn9bm',134,'words',-1,'2:fresh 2:go',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('4tm4mcn9bm',135,'words',-1,'2:fresh *x',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('4tm4mcn9bm',136,'words',-1,'2:steady *o',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('4tm4mcn9bm',137,'words',-1,'2:left *x 2:steady *x 2:steady *x',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('4tm4mcn9bm',138,'words',-1,'3:c1',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('4tm4mcn9bm',139,'words',-1,'3:c3',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('4tm4mcn9bm',140,'words',-1,'3:c4',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('4tm4mcn9bm',141,'words',-1,'3:right 3:go 3:p1-1 3:p1-2 3:p1-3 3:p1-4 3:r1 *126 *11256 *13466 *3566',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('4tm4mcn9bm',142,'words',-1,'2:s2',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('4tm4mcn9bm',143,'words',-1,'3:s1',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('4tm4mcn9bm',144,'words',-1,'3:sprint',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('4tm4mcn9bm',145,'words',-1,'4:s3',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('4tm4mcn9bm',146,'words',-1,'4:sprint',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('4tm4mcn9bm',147,'words',0,'1:s1','81174dcc49c5b4cf','03723558f38e');
INSERT INTO "records" VALUES('4tm4mcn9bm',148,'words',0,'1:c2','2c3bb538ff3b77c4','404fc5e43d85');
INSERT INTO "records" VALUES('4tm4mcn9bm',149,'words',0,'1:go 1:steady *o','060530eca61e3c40','82d78fb4a81a');
INSERT INTO "records" VALUES('4tm4mcn9bm',150,'words',0,'1:go','45b9da53d4e99e3f','1bd51e67e4bc');
INSERT INTO "records" VALUES('4tm4mcn9bm',151,'words',-1,'2:c1',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('4tm4mcn9bm',152,'words',-1,'2:go 2:steady *o',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('4tm4mcn9bm',153,'bot',0,'0 random',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('4tm4mcn9bm',154,'words',-1,'2:left *x',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('4tm4mcn9bm',155,'words',-1,'3:c4',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('4tm4mcn9bm',156,'words',-1,'3:go 3:p1-1',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('4tm4mcn9bm',157,'words',-1,'4:right',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('4tm4mcn9bm',158,'words',-1,'4:c3',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('4tm4mcn9bm',159,'words',-1,'4:go',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('4tm4mcn9bm',160,'words',-1,'4:13a',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('4tm4mcn9bm',161,'words',-1,'4:14a',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('4tm4mcn9bm',162,'words',-1,'4:15a',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('4tm4mcn9bm',163,'words',-1,'4:16a',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('4tm4mcn9bm',164,'words',-1,'4:17a *16 *1356 *255 *1256',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('4tm4mcn9bm',165,'words',-1,'2:s3',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('4tm4mcn9bm',166,'words',-1,'4:s1',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('4tm4mcn9bm',167,'words',-1,'2:left',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('4tm4mcn9bm',168,'words',-1,'2:c3',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('4tm4mcn9bm',169,'words',-1,'2:c1',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('4tm4mcn9bm',170,'words',-1,'2:go',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('4tm4mcn9bm',171,'words',-1,'2:9a',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('4tm4mcn9bm',172,'words',-1,'2:10a',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('4tm4mcn9bm',173,'words',-1,'2:10b',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('4tm4mcn9bm',174,'words',-1,'3:right 3:e-fewer',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('4tm4mcn9bm',175,'words',-1,'3:c2',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('4tm4mcn9bm',176,'words',-1,'3:sprint',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('4tm4mcn9bm',177,'words',-1,'3:c1',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('4tm4mcn9bm',178,'words',-1,'3:c3 3:go 3:p1-2 3:p1-3 3:p1-4 3:r1',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('4tm4mcn9bm',179,'words',-1,'3:9a',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('4tm4mcn9bm',180,'words',-1,'4:right 4:e-more',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('4tm4mcn9bm',181,'words',-1,'4:c1',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('4tm4mcn9bm',182,'words',-1,'4:go',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('4tm4mcn9bm',183,'words',-1,'4:18a',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('4tm4mcn9bm',184,'words',-1,'4:19a',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('4tm4mcn9bm',185,'words',-1,'4:20a',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('4tm4mcn9bm',186,'words',-1,'4:21a',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('4tm4mcn9bm',187,'words',-1,'1:c1',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('4tm4mcn9bm',188,'words',-1,'1:go 1:steady *x',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('4tm4mcn9bm',189,'words',-1,'1:left *x 1:steady *o *335 *2235 *12466 *2266',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('4tm4mcn9bm',190,'words',-1,'4:s2',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('4tm4mcn9bm',191,'words',-1,'4:sprint',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('4tm4mcn9bm',192,'words',-1,'3:c4',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('4tm4mcn9bm',193,'words',-1,'3:c2',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('4tm4mcn9bm',194,'words',-1,'3:go',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('4tm4mcn9bm',195,'words',-1,'3:10a',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('4tm4mcn9bm',196,'words',-1,'3:11b 4:c2',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('4tm4mcn9bm',197,'words',-1,'4:go',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('4tm4mcn9bm',198,'words',-1,'4:22a',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('4tm4mcn9bm',199,'bot',0,'0 ',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('4tm4mcn9bm',200,'words',-1,'4:r2',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('4tm4mcn9bm',201,'words',0,'1:left','3415b9a83270d5ba','b97474fa8642');
INSERT INTO "records" VALUES('4tm4mcn9bm',202,'name',0,'0 Anni',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('4tm4mcn9bm',203,'words',0,'1:c4','ad2efe5fa6be2355','149cbf66ad87');
INSERT INTO "records" VALUES('4tm4mcn9bm',204,'words',0,'1:sprint','ae82a4e55d671800','c909b0dafad8');
INSERT INTO "records" VALUES('4tm4mcn9bm',205,'words',0,'1:go 1:tired *x','86e95a5b9fb63686','b5ffe47384c7');
INSERT INTO "records" VALUES('4tm4mcn9bm',206,'words',-1,'2:c2',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('4tm4mcn9bm',207,'words',-1,'2:go',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('4tm4mcn9bm',208,'words',-1,'2:10a',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('4tm4mcn9bm',209,'words',-1,'2:11a 2:12a',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('4tm4mcn9bm',210,'words',-1,'2:13a',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('4tm4mcn9bm',211,'words',-1,'2:13b *2556 *13556 *23345 *3366',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('4tm4mcn9bm',212,'words',-1,'2:s3',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('4tm4mcn9bm',213,'words',-1,'4:s3',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('4tm4mcn9bm',214,'words',-1,'4:sprint',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('4tm4mcn9bm',215,'words',0,'1:sprint 4:c3','5ee20f67552de897','435b514dda9c');
INSERT INTO "records" VALUES('4tm4mcn9bm',216,'words',-1,'4:sprint',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('4tm4mcn9bm',217,'words',-1,'4:fresh 4:go',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('4tm4mcn9bm',218,'words',-1,'4:fresh *x',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('4tm4mcn9bm',219,'words',-1,'4:fresh *x',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('4tm4mcn9bm',220,'words',-1,'4:fresh *x',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('4tm4mcn9bm',221,'words',-1,'4:steady *o',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('4tm4mcn9bm',222,'words',-1,'4:left *o 4:steady *x',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('z8mmf7h8jv',1,'words',-1,'*3 *33366 *11345 *23356 *14666',NULL,'');
INSERT INTO "records" VALUES('z8mmf7h8jv',2,'words',-1,'4:s1',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('z8mmf7h8jv',3,'words',-1,'4:s4',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('z8mmf7h8jv',4,'words',-1,'4:sprint',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('z8mmf7h8jv',5,'words',0,'1:sprint','e130e7df3e0139d6','d81a3541a5f4');
INSERT INTO "records" VALUES('z8mmf7h8jv',6,'words',0,'1:sprint','6ea83955330670d4','84b4d966f258');
INSERT INTO "records" VALUES('z8mmf7h8jv',7,'words',0,'3:s2','e1af82b51e09af15','ee8ccd8b2994');
INSERT INTO "records" VALUES('z8mmf7h8jv',8,'words',0,'3:left','e0ee5d70ed56aefe','c3127d669e1c');
INSERT INTO "records" VALUES('z8mmf7h8jv',9,'words',0,'3:c3','5eea040e213b5dac','d7f0bb02675b');
INSERT INTO "records" VALUES('z8mmf7h8jv',10,'words',0,'3:c2 3:go','8b9a6af02603a369','b872da88bf1a');
INSERT INTO "records" VALUES('z8mmf7h8jv',11,'words',0,'3:1a','acce24569431a9b0','fa17ad4699b8');
INSERT INTO "records" VALUES('z8mmf7h8jv',12,'words',0,'3:2a','878be9eb1bcba97b','4828a5eb2f1f');
INSERT INTO "records" VALUES('z8mmf7h8jv',13,'words',0,'3:2b 3:3b 3:4b','25986c18515d8f0b','eedf103dcc27');
INSERT INTO "records" VALUES('z8mmf7h8jv',14,'words',-1,'4:right',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('z8mmf7h8jv',15,'words',-1,'4:e-fewer',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('z8mmf7h8jv',16,'words',-1,'4:c4',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('z8mmf7h8jv',17,'words',-1,'4:sprint',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('z8mmf7h8jv',18,'words',-1,'4:go',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('z8mmf7h8jv',19,'words',-1,'4:1a',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('z8mmf7h8jv',20,'words',0,'1:c3','0882112913648f0f','8c78888f3ed3');
INSERT INTO "records" VALUES('z8mmf7h8jv',21,'words',0,'1:sprint','77cd37eb787303bf','375cf3b37294');
INSERT INTO "records" VALUES('z8mmf7h8jv',22,'words',0,'1:right 1:go','9118781fb140f575','45de44437f0b');
INSERT INTO "records" VALUES('z8mmf7h8jv',23,'words',0,'1:1b','777f2954eb47d98f','cdcdb1d2b0b1');
INSERT INTO "records" VALUES('z8mmf7h8jv',24,'words',0,'1:1a 1:2a','1233e0505bf6e7af','b5db14ad917a');
INSERT INTO "records" VALUES('z8mmf7h8jv',25,'words',0,'1:2b 1:3b 1:4b','dd03d3c6df059d45','d8e0f5c0b24b');
INSERT INTO "records" VALUES('z8mmf7h8jv',26,'words',-1,'2:c3',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('z8mmf7h8jv',27,'words',-1,'2:c1',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('z8mmf7h8jv',28,'words',-1,'2:left',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('z8mmf7h8jv',29,'words',-1,'2:go',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('z8mmf7h8jv',30,'words',-1,'2:1a',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('z8mmf7h8jv',31,'words',-1,'2:1b 2:2b',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('z8mmf7h8jv',32,'words',-1,'2:3b',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('z8mmf7h8jv',33,'words',-1,'2:3a *12445 *25566 *11246 *2355',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('z8mmf7h8jv',34,'words',-1,'2:sprint',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('z8mmf7h8jv',35,'words',-1,'2:s4',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('z8mmf7h8jv',36,'words',0,'3:sprint','adf90dcf9384eca7','7163768b4f1e');
INSERT INTO "records" VALUES('z8mmf7h8jv',37,'words',-1,'4:c2',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('z8mmf7h8jv',38,'words',-1,'4:c3',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('z8mmf7h8jv',39,'words',-1,'4:right',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('z8mmf7h8jv',40,'words',-1,'4:c1 4:go',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('z8mmf7h8jv',41,'words',-1,'4:2a',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('z8mmf7h8jv',42,'words',-1,'4:2b 4:3b 4:4b',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('z8mmf7h8jv',43,'words',-1,'4:5b',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('z8mmf7h8jv',44,'words',-1,'4:6b',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('z8mmf7h8jv',45,'words',0,'1:c1','e1e757fabc8bba17','e528c076b15f');
INSERT INTO "records" VALUES('z8mmf7h8jv',46,'words',0,'1:c2','3c5a9990fc5bfd48','7421a72eadf1');
INSERT INTO "records" VALUES('z8mmf7h8jv',47,'words',0,'1:c4','ffa15b2a5f8acd36','7b91a1c58637');
INSERT INTO "records" VALUES('z8mmf7h8jv',48,'words',0,'1:go','92e01d9a358fea68','09533dd110b8');
INSERT INTO "records" VALUES('z8mmf7h8jv',49,'words',0,'1:5b','b6abcd61a342481b','e91a3bd4110d');
INSERT INTO "records" VALUES('z8mmf7h8jv',50,'words',0,'1:6b','692c8564940bf966','cae1e0be4ca0');
INSERT INTO "records" VALUES('z8mmf7h8jv',51,'words',0,'1:7b','ce9c60080df2fc6c','1733a258f0bc');
INSERT INTO "records" VALUES('z8mmf7h8jv',52,'words',0,'1:7a 1:8a','5257ae5dc25e6493','5b4823f0365d');
INSERT INTO "records" VALUES('z8mmf7h8jv',53,'words',-1,'2:c2',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('z8mmf7h8jv',54,'words',-1,'2:go',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('z8mmf7h8jv',55,'words',-1,'2:4a',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('z8mmf7h8jv',56,'words',0,'3:c4','22d846903a47b6b8','541041723373');
INSERT INTO "records" VALUES('z8mmf7h8jv',57,'words',0,'3:go','1546556db67a24c2','68e485801fc1');
INSERT INTO "records" VALUES('z8mmf7h8jv',58,'words',0,'3:4a *11226 *146 *244 *23455','a8c8bedfd43ac54e','56d61260c538');
INSERT INTO "records" VALUES('z8mmf7h8jv',59,'words',-1,'2:sprint',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('z8mmf7h8jv',60,'words',0,'1:s2','bfd282505d6141a7','df51fc033272');
INSERT INTO "records" VALUES('z8mmf7h8jv',61,'words',0,'1:left','8652d47b64e33a52','fe28d94357de');
INSERT INTO "records" VALUES('z8mmf7h8jv',62,'words',0,'1:c2','4729247d3b4b0975','818bb3ce71ed');
INSERT INTO "records" VALUES('z8mmf7h8jv',63,'words',0,'1:go','4e5b6396ccdefb1e','a76240e2decc');
INSERT INTO "records" VALUES('z8mmf7h8jv',64,'words',0,'1:8b 1:9b','21aea63a8da664d2','125aeacb6e29');
INSERT INTO "records" VALUES('z8mmf7h8jv',65,'words',0,'1:10b 1:11b','5df0503eeb287cf7','ce9030fb2c7e');
INSERT INTO "records" VALUES('z8mmf7h8jv',66,'words',-1,'2:c4',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('z8mmf7h8jv',67,'words',-1,'2:go',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('z8mmf7h8jv',68,'words',-1,'2:4b 2:5b',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('z8mmf7h8jv',69,'words',-1,'2:5a 2:6a 2:7a',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('z8mmf7h8jv',70,'words',0,'3:c1','40bc27dc8ab527f6','052ef18a45e5');
INSERT INTO "records" VALUES('z8mmf7h8jv',71,'words',0,'3:c4','4cc18e45fb58b6c2','73a754600f80');
INSERT INTO "records" VALUES('z8mmf7h8jv',72,'words',0,'3:right','a1224b94e506b52d','b8a489ebf164');
INSERT INTO "records" VALUES('z8mmf7h8jv',73,'words',0,'3:sprint *3','8fcdb4cbc1f3e7b6','58447c3b2c8b');
INSERT INTO "records" VALUES('z8mmf7h8jv',74,'words',0,'3:c2','7b0deb931f255c0f','5fe66d533c61');
INSERT INTO "records" VALUES('z8mmf7h8jv',75,'words',0,'3:go','a9e0a6940cbcf6d7','78a2686c1701');
INSERT INTO "records" VALUES('z8mmf7h8jv',76,'words',0,'3:4b 3:5b 3:6b 3:7b','45c87b7fe96f877b','5e12f8e702a5');
INSERT INTO "records" VALUES('z8mmf7h8jv',77,'words',0,'3:8b','d693ffd222ff30f6','69cf425169fc');
INSERT INTO "records" VALUES('z8mmf7h8jv',78,'words',0,'3:9b','dd4f971262bc8553','cfc41212b454');
INSERT INTO "records" VALUES('z8mmf7h8jv',79,'words',0,'3:10a','8a8bc16f34a42b05','41ec7696552d');
INSERT INTO "records" VALUES('z8mmf7h8jv',80,'words',-1,'4:c4',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('z8mmf7h8jv',81,'words',-1,'4:c3',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('z8mmf7h8jv',82,'words',-1,'4:go',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('z8mmf7h8jv',83,'words',-1,'4:7b',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('z8mmf7h8jv',84,'words',-1,'4:8b',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('z8mmf7h8jv',85,'words',-1,'4:8a *3344 *2344 *34455 *11456',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('z8mmf7h8jv',86,'words',-1,'4:s4',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('z8mmf7h8jv',87,'words',-1,'2:c1',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('z8mmf7h8jv',88,'words',-1,'2:sprint',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('z8mmf7h8jv',89,'words',-1,'2:c2',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('z8mmf7h8jv',90,'words',-1,'2:c3',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('z8mmf7h8jv',91,'words',-1,'2:c4 2:go',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('z8mmf7h8jv',92,'words',-1,'2:8a',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('z8mmf7h8jv',93,'words',-1,'2:9a',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('z8mmf7h8jv',94,'words',-1,'2:10a',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('z8mmf7h8jv',95,'words',-1,'2:11a',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('z8mmf7h8jv',96,'words',-1,'2:r1',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('z8mmf7h8jv',97,'words',0,'3:c4','0f53002092f83579','fb2e517ce074');
INSERT INTO "records" VALUES('z8mmf7h8jv',98,'words',0,'3:go','5b65088aaa71b734','da2b0288bbd9');
INSERT INTO "records" VALUES('z8mmf7h8jv',99,'words',0,'3:11a','b89c4f1e54206b5b','9b4df547bf2a');
INSERT INTO "records" VALUES('z8mmf7h8jv',100,'words',0,'3:11b 3:r1','e0feeacb4c7c3522','9c6d3480c6b6');
INSERT INTO "records" VALUES('z8mmf7h8jv',101,'words',-1,'4:left',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('z8mmf7h8jv',102,'words',-1,'4:c1',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('z8mmf7h8jv',103,'words',-1,'4:c2',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('z8mmf7h8jv',104,'words',-1,'4:c4 4:go',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('z8mmf7h8jv',105,'words',-1,'4:9a',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('z8mmf7h8jv',106,'words',-1,'4:10a',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('z8mmf7h8jv',107,'words',-1,'4:11a',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('z8mmf7h8jv',108,'words',-1,'4:r1',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('z8mmf7h8jv',109,'words',0,'1:right','dcae674afa44c621','70f82ee6a581');
INSERT INTO "records" VALUES('z8mmf7h8jv',110,'words',0,'1:e-more','39c18348c87ad194','cf542ca09bba');
INSERT INTO "records" VALUES('z8mmf7h8jv',111,'words',0,'1:c4','7033eeff4f7b8558','3bc6317b4ea5');
INSERT INTO "records" VALUES('z8mmf7h8jv',112,'words',0,'1:c3','283f16ca4c6871eb','29b31a75e9b4');
INSERT INTO "records" VALUES('z8mmf7h8jv',113,'words',0,'1:c1 1:go','8dd9096e94bf0a9a','52f71b3e58e0');
INSERT INTO "records" VALUES('z8mmf7h8jv',114,'words',0,'1:11a 1:r1 *13445 *13566 *2256 *12456','68d513b987ad32e1','94e23f62a31d');
INSERT INTO "records" VALUES('z8mmf7h8jv',115,'words',-1,'2:s3',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('z8mmf7h8jv',116,'words',-1,'4:s4',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('z8mmf7h8jv',117,'words',0,'3:sprint','93512e30a73a19e7','230686fb9136');
INSERT INTO "records" VALUES('z8mmf7h8jv',118,'words',0,'3:c2','0cdce1952f939ce5','fbd18bd65d61');
INSERT INTO "records" VALUES('z8mmf7h8jv',119,'words',0,'3:go','efd2794bc643c7b8','f9c481a963b8');
INSERT INTO "records" VALUES('z8mmf7h8jv',120,'words',0,'3:tired *o','40f8953b3f807cf9','9a229cdbd709');
INSERT INTO "records" VALUES('z8mmf7h8jv',121,'words',0,'3:tired *x','92908397fded675e','1b61bffd68b2');
INSERT INTO "records" VALUES('z8mmf7h8jv',122,'words',0,'3:left','436750db0243aeb8','72d3489d5660');
INSERT INTO "records" VALUES('z8mmf7h8jv',123,'words',0,'3:spent *o','8ae3b346a8395145','19c484259346');
INSERT INTO "records" VALUES('z8mmf7h8jv',124,'words',0,'3:tired *x 3:spent *x','c5e0bfb09f842ee0','22c026471ae5');
INSERT INTO "records" VALUES('z8mmf7h8jv',125,'words',-1,'4:c1',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('z8mmf7h8jv',126,'words',-1,'4:right',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('z8mmf7h8jv',127,'words',-1,'4:go',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('z8mmf7h8jv',128,'words',-1,'4:spent *o 4:tired *x',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('z8mmf7h8jv',129,'words',0,'1:c3','a6d6ed903117ec6c','c6d9fe1791db');
INSERT INTO "records" VALUES('z8mmf7h8jv',130,'words',0,'1:c4','543dde512b42a96c','498a709b874c');
INSERT INTO "records" VALUES('z8mmf7h8jv',131,'words',0,'1:go','b03d71a5c003d6ba','8634ba04bf5e');
INSERT INTO "records" VALUES('z8mmf7h8jv',132,'words',0,'1:spent *o','e7c9f3cc2434bb58','962fbdfcaaf4');
INSERT INTO "records" VALUES('z8mmf7h8jv',133,'words',0,'1:spent *o','eb358684cb3e480c','fa0a0485d15e');
INSERT INTO "records" VALUES('z8mmf7h8jv',134,'words',0,'1:left *x','631e274f06c376f1','521711e6e13a');
INSERT INTO "records" VALUES('z8mmf7h8jv',135,'words',0,'1:spent *x','f3091df97b983311','a7a876df9ee8');
INSERT INTO "records" VALUES('z8mmf7h8jv',136,'words',-1,'2:c3',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('z8mmf7h8jv',137,'words',-1,'2:go',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('z8mmf7h8jv',138,'words',-1,'2:spent *o',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('z8mmf7h8jv',139,'words',-1,'2:go *13456 *13345 *2234 *3455',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('z8mmf7h8jv',140,'words',-1,'4:c4',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('z8mmf7h8jv',141,'words',-1,'4:right 4:e-more',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('z8mmf7h8jv',142,'words',-1,'4:c2',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('z8mmf7h8jv',143,'words',-1,'4:go',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('z8mmf7h8jv',144,'words',-1,'4:spent *o 4:tired *x 4:tired *x',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('z8mmf7h8jv',145,'words',0,'1:left','b722a2ef02417ffb','b97474fa8642');
INSERT INTO "records" VALUES('z8mmf7h8jv',146,'words',0,'1:c1','d3adea196472d907','b48a929ba6ec');
INSERT INTO "records" VALUES('z8mmf7h8jv',147,'words',0,'1:c4','d379e65ecf1bf35b','68530258ee81');
INSERT INTO "records" VALUES('z8mmf7h8jv',148,'words',0,'1:c3 1:go','ee2b7bcf57fee63b','2d941bf1ae76');
INSERT INTO "records" VALUES('z8mmf7h8jv',149,'words',0,'1:spent *x 1:tired *o','c8a1df0e902d62d9','0186f999d739');
INSERT INTO "records" VALUES('z8mmf7h8jv',150,'words',-1,'2:c1',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('z8mmf7h8jv',151,'words',-1,'2:c3',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('z8mmf7h8jv',152,'words',-1,'2:c4 2:go',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('z8mmf7h8jv',153,'words',-1,'2:tired *o',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('z8mmf7h8jv',154,'words',-1,'2:right *o 2:spent *o 2:spent *o 2:spent *x',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('z8mmf7h8jv',155,'words',0,'3:right','9e65568c7f6cebff','5bc535614d34');
INSERT INTO "records" VALUES('z8mmf7h8jv',156,'words',0,'3:c2','cd9a910be2cdb464','4393c71c74eb');
INSERT INTO "records" VALUES('z8mmf7h8jv',157,'words',0,'3:c4','5fa46f7273b8edd0','f8690b43acd7');
INSERT INTO "records" VALUES('z8mmf7h8jv',158,'words',0,'3:sprint','92d30b8fa3bb5670','597998b014ec');
INSERT INTO "records" VALUES('z8mmf7h8jv',159,'words',0,'3:go 3:p1-1 3:p1-2 3:p1-3 3:p1-4 3:r1 *11226 *11346 *1556 *13455','4b419011f3569f16','ebdf73105ff7');
INSERT INTO "records" VALUES('z8mmf7h8jv',160,'words',0,'1:c2','a50cc8eb5ac1e247','b20a57c80955');
INSERT INTO "records" VALUES('z8mmf7h8jv',161,'words',0,'1:c1','9da36ac3ac919636','99684f24f4e4');
INSERT INTO "records" VALUES('z8mmf7h8jv',162,'words',0,'1:left 1:go 1:p1-1 1:p1-2 1:p1-3 1:p1-4','07fad55580eb9385','75ff9f3ef202');
INSERT INTO "records" VALUES('z8mmf7h8jv',163,'words',-1,'2:right 2:e-more',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('z8mmf7h8jv',164,'words',-1,'2:c1 2:go 2:p1-1 2:p1-2 2:p1-3',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('z8mmf7h8jv',165,'words',0,'3:c1','7887a85c710d91a8','7d4c489d4aa8');
INSERT INTO "records" VALUES('z8mmf7h8jv',166,'words',0,'3:go','b8f6c0c44a7fc448','a9df14b79395');
INSERT INTO "records" VALUES('z8mmf7h8jv',167,'words',0,'3:13b','ad1dfd59a16f0e9d','df166e06b84d');
INSERT INTO "records" VALUES('z8mmf7h8jv',168,'words',-1,'4:c4',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('z8mmf7h8jv',169,'words',-1,'4:c1 4:go 4:p1-1 4:p1-2 *11256 *1135 *1345 *1666',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('z8mmf7h8jv',170,'words',-1,'2:c4',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('z8mmf7h8jv',171,'words',-1,'2:right 2:go 2:p1-4',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('z8mmf7h8jv',172,'words',0,'3:c1','bfc7698e1972b8cc','eff8a1f6923d');
INSERT INTO "records" VALUES('z8mmf7h8jv',173,'words',0,'3:right','5397ef94e37e81b6','23af141d2b20');
INSERT INTO "records" VALUES('z8mmf7h8jv',174,'words',0,'3:go','e23434c9ebad134b','ca7696226ec3');
INSERT INTO "records" VALUES('z8mmf7h8jv',175,'words',0,'3:14b','69b15b7d5b7d1114','8352aaaebc9c');
INSERT INTO "records" VALUES('z8mmf7h8jv',176,'words',-1,'4:c1',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('z8mmf7h8jv',177,'words',-1,'4:c3 4:go 4:p1-3 4:p1-4 4:r1',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('z8mmf7h8jv',178,'words',0,'1:c1 1:go 1:r1','0206f9534442a32f','60b567b61494');
INSERT INTO "records" VALUES('z8mmf7h8jv',179,'words',0,'1:13a *12344 *346 *135 *23444','b8a54b8d9ee184b8','571025b5b252');
INSERT INTO "records" VALUES('z8mmf7h8jv',180,'words',0,'3:c4','e8011bb140064dfe','7f5635bdc8b2');
INSERT INTO "records" VALUES('z8mmf7h8jv',181,'words',0,'3:c3 3:go','42900a9625939c2d','9cc2b4986b87');
INSERT INTO "records" VALUES('z8mmf7h8jv',182,'words',0,'3:15b','25433fba59b89cf2','50c08e0d3c61');
INSERT INTO "records" VALUES('z8mmf7h8jv',183,'words',0,'3:16b','a220ca3f985dfc20','c17e01267dd0');
INSERT INTO "records" VALUES('z8mmf7h8jv',184,'words',0,'3:17b','3964079b9df31049','f502fa0a5502');
INSERT INTO "records" VALUES('z8mmf7h8jv',185,'words',0,'3:18b','e04667f0d88fc507','120fb5b05b60');
INSERT INTO "records" VALUES('z8mmf7h8jv',186,'words',0,'3:18a','30279673bfec2216','126499b0dc05');
INSERT INTO "records" VALUES('z8mmf7h8jv',187,'words',-1,'4:c3 4:go 4:13b',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('z8mmf7h8jv',188,'words',0,'1:c4 1:go 1:14a','1ee21d6c0e681497','669f6642cb6b');
INSERT INTO "records" VALUES('z8mmf7h8jv',189,'words',0,'1:14b','f7166aef690b7b80','80111b88272e');
INSERT INTO "records" VALUES('z8mmf7h8jv',190,'words',-1,'2:c4',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('z8mmf7h8jv',191,'words',-1,'2:right',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('z8mmf7h8jv',192,'words',-1,'2:c3 2:go 2:r1 2:p1-1 2:p1-2 2:p1-3 *122 *2356 *12366 *456',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('z8mmf7h8jv',193,'words',-1,'4:c2 4:go 4:13a',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('z8mmf7h8jv',194,'words',0,'1:c2 1:go','48a24a357108af16','01139400e27b');
INSERT INTO "records" VALUES('z8mmf7h8jv',195,'words',0,'1:15b','091f7e6e84346671','9785b93043a4');
INSERT INTO "records" VALUES('z8mmf7h8jv',196,'words',0,'1:16b','1a09fea350e88e01','bb0bcb72e642');
INSERT INTO "records" VALUES('z8mmf7h8jv',197,'words',0,'1:16a 1:17a','90022b7f9ab79978','3f31f885d8f3');
INSERT INTO "records" VALUES('z8mmf7h8jv',198,'words',-1,'2:c1 2:go 2:p1-4 2:r1',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('z8mmf7h8jv',199,'words',0,'3:c1 3:go','6ff946d0a02419fd','b2826caced6b');
INSERT INTO "records" VALUES('z8mmf7h8jv',200,'words',0,'3:18b 3:19b','b41ecbef2a9e831f','2459090e56fe');
INSERT INTO "records" VALUES('z8mmf7h8jv',201,'words',0,'1:follow *2246 *2333 *3556 *355','d22798338a1f6ce9','00ba68fda110');
INSERT INTO "records" VALUES('z8mmf7h8jv',202,'words',0,'1:c3 1:go 1:18a','3d2c9d87ca93e719','0a55892c0810');
INSERT INTO "records" VALUES('z8mmf7h8jv',203,'words',-1,'2:c3 2:go 2:13b 2:14b',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('z8mmf7h8jv',204,'words',-1,'2:14a 2:15a',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('z8mmf7h8jv',205,'words',0,'3:c3 3:go','9d21d2751b458870','5a2bd508160b');
INSERT INTO "records" VALUES('z8mmf7h8jv',206,'words',0,'3:19a 3:20a','a7d4204818cabbcc','c0c8e3aed0c3');
INSERT INTO "records" VALUES('z8mmf7h8jv',207,'words',-1,'4:c4 4:go',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('z8mmf7h8jv',208,'words',-1,'4:14a 4:14b 4:15b 4:16b *335 *1233 *24466 *33444',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('z8mmf7h8jv',209,'words',-1,'2:c3 2:go 2:16a 2:17a',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('z8mmf7h8jv',210,'words',0,'3:c4 3:go','7f23a82aa03d4bde','54c7aae5e9ae');
INSERT INTO "records" VALUES('z8mmf7h8jv',211,'words',0,'3:21a','dbb2f4ba7d6a38f0','694a01373893');
INSERT INTO "records" VALUES('z8mmf7h8jv',212,'words',0,'3:22a','d18427d81db3d232','1343294d815a');
INSERT INTO "records" VALUES('z8mmf7h8jv',213,'words',-1,'4:c3 4:go 4:17b 4:18b',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('z8mmf7h8jv',214,'words',0,'1:c1 1:go 1:19a','a97ddcc3d32c44ef','581e81083063');
INSERT INTO "records" VALUES('z8mmf7h8jv',215,'words',0,'1:19b','fc8ca6f8818f597e','827adad83c7f');
INSERT INTO "records" VALUES('z8mmf7h8jv',216,'words',-1,'2:stay *346 *456 *1156 *1245',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('z8mmf7h8jv',217,'words',0,'3:c2 3:go','fa4e65d6690e1981','8085fd1bbc6e');
INSERT INTO "records" VALUES('z8mmf7h8jv',218,'words',0,'3:22b 3:23b','57c9309b9a25845d','d914da699465');
INSERT INTO "records" VALUES('z8mmf7h8jv',219,'words',-1,'4:c1 4:go 4:18a',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('z8mmf7h8jv',220,'words',0,'1:c3 1:go','37f448d0261ebca1','19143996819e');
INSERT INTO "records" VALUES('z8mmf7h8jv',221,'words',0,'1:20b','b38fcd2c358d3d75','496779e69163');
INSERT INTO "records" VALUES('z8mmf7h8jv',222,'words',0,'1:20a 1:21a','4fab8bd7e59a0919','156b2ad2c464');
INSERT INTO "records" VALUES('z8mmf7h8jv',223,'words',-1,'2:c1 2:go 2:17b *256 *116 *1145 *124',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('z8mmf7h8jv',224,'words',-1,'4:c2 4:go',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('z8mmf7h8jv',225,'words',-1,'4:19a',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('z8mmf7h8jv',226,'words',-1,'4:19b',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('z8mmf7h8jv',227,'words',0,'1:c4 1:go','c74ea4d6072b5e3c','08a688791ce7');
INSERT INTO "records" VALUES('z8mmf7h8jv',228,'words',0,'1:22a','a0d20708751d3a15','5b0d0fc0b3df');
INSERT INTO "records" VALUES('z8mmf7h8jv',229,'words',0,'1:23a','75e21ef42357edd8','b556207d8914');
INSERT INTO "records" VALUES('z8mmf7h8jv',230,'words',-1,'2:c4 2:go',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('z8mmf7h8jv',231,'words',-1,'2:17a',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('z8mmf7h8jv',232,'words',0,'3:c1 3:go 3:24b','4afed58704f9e2ed','30b068cb834b');
INSERT INTO "records" VALUES('z8mmf7h8jv',233,'words',0,'3:25b','c1ee1f3e00c1711f','d55cf6c20411');
INSERT INTO "records" VALUES('z8mmf7h8jv',234,'words',0,'3:25a 3:26a *3346 *156 *24445 *356','addb0a93a48a3f60','07c9af00d647');
INSERT INTO "records" VALUES('z8mmf7h8jv',235,'words',0,'1:c3 1:go','16732f5c7859bf15','cd87094e1de5');
INSERT INTO "records" VALUES('z8mmf7h8jv',236,'words',0,'1:23b 1:24b','5484f03143765d0e','9a0f42ea10cf');
INSERT INTO "records" VALUES('z8mmf7h8jv',237,'words',-1,'2:c2 2:go',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('z8mmf7h8jv',238,'words',-1,'2:18a',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('z8mmf7h8jv',239,'words',-1,'2:19a',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('z8mmf7h8jv',240,'words',0,'3:c4 3:go','5b8a13962aa525b1','3e19f9538547');
INSERT INTO "records" VALUES('z8mmf7h8jv',241,'words',0,'3:26b 3:r2','33d5274986950431','96be97d602f1');
INSERT INTO "records" VALUES('z8mmf7h8jv',242,'words',-1,'4:c1 4:go 4:20b',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('ds8qp6zvef',1,'words',-1,'*1122233456 *1122344445 *1234445566',NULL,'');
INSERT INTO "records" VALUES('ds8qp6zvef',2,'words',-1,'3:P2',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('ds8qp6zvef',3,'words',-1,'3:1',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('ds8qp6zvef',4,'words',-1,'3:4',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('ds8qp6zvef',5,'words',-1,'3:roll *35',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('ds8qp6zvef',6,'words',-1,'2:P3',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('ds8qp6zvef',7,'words',-1,'2:P1.6 *3',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('ds8qp6zvef',8,'words',-1,'3:pass',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('ds8qp6zvef',9,'words',0,'1:dope3 1:=1','d4a6106ca6aad59c','e8d35093bc5e');
INSERT INTO "records" VALUES('ds8qp6zvef',10,'words',-1,'2:repeat *1223333346',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('ds8qp6zvef',11,'words',-1,'2:pass',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('ds8qp6zvef',12,'words',0,'1:1@billiards','a915cda8ed0e34bc','9d7d38fb7bcb');
INSERT INTO "records" VALUES('ds8qp6zvef',13,'words',0,'1:1+@bowling','73dd16f4cb7ea1b6','6b5dfb287527');
INSERT INTO "records" VALUES('ds8qp6zvef',14,'words',0,'1:1@chess','893fa51553c5df0b','efbd55ef4d53');
INSERT INTO "records" VALUES('ds8qp6zvef',15,'words',0,'1:done','b58bf78bbfa9d48c','12cddf511ab4');
INSERT INTO "records" VALUES('ds8qp6zvef',16,'words',-1,'2:1@tennis',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('ds8qp6zvef',17,'words',-1,'2:done *T *T *T *T *U2',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('ds8qp6zvef',18,'words',0,'1:P2 *2236666 *123344466 *1122233346','e51933204f271474','5b8cb7861988');
INSERT INTO "records" VALUES('ds8qp6zvef',19,'words',0,'1:3','c3218c48a6cf2611','b1cb7bab6773');
INSERT INTO "records" VALUES('ds8qp6zvef',20,'words',0,'1:roll *6','fffdf12ca579c3d2','50eea5486b00');
INSERT INTO "records" VALUES('ds8qp6zvef',21,'words',-1,'2:P1',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('ds8qp6zvef',22,'words',-1,'2:P2.4 *2',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('ds8qp6zvef',23,'words',0,'1:repeat *2233456','bb2856c730121b4f','5b1554bde0b3');
INSERT INTO "records" VALUES('ds8qp6zvef',24,'words',-1,'2:repeat *111222346',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('ds8qp6zvef',25,'words',-1,'2:dope2',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('ds8qp6zvef',26,'words',-1,'2:=1',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('ds8qp6zvef',27,'words',-1,'3:dope1 3:=1',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('ds8qp6zvef',28,'words',-1,'3:dope4 3:=1',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('ds8qp6zvef',29,'words',0,'1:2@billiards','def57bc9c537d632','d446b7ff9ebe');
INSERT INTO "records" VALUES('ds8qp6zvef',30,'words',0,'1:2@chess','ef5556447cdfd805','7a2fb8c38f56');
INSERT INTO "records" VALUES('ds8qp6zvef',31,'words',0,'1:done','06cc88e6b6bfa882','6a398cbf80e6');
INSERT INTO "records" VALUES('ds8qp6zvef',32,'words',-1,'2:1+@bowling',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('ds8qp6zvef',33,'words',-1,'2:2@tennis',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('ds8qp6zvef',34,'words',-1,'2:1@jogging',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('ds8qp6zvef',35,'words',-1,'2:1@darts',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('ds8qp6zvef',36,'words',-1,'2:1@skiing',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('ds8qp6zvef',37,'words',-1,'2:done',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('ds8qp6zvef',38,'words',-1,'3:1@billiards',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('ds8qp6zvef',39,'words',-1,'3:1+@jogging',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('ds8qp6zvef',40,'words',-1,'3:1+@chess',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('ds8qp6zvef',41,'words',-1,'3:done *T *T *T *T *T *T *T *T *T *T *T *T *U4',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('ds8qp6zvef',42,'words',-1,'2:P1 *11346 *3444466 *1344555',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('ds8qp6zvef',43,'words',-1,'2:6',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('ds8qp6zvef',44,'words',-1,'2:3',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('ds8qp6zvef',45,'words',-1,'2:roll *22',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('ds8qp6zvef',46,'words',0,'1:P2','25cac67f613186b2','1c8be8fc5ad1');
INSERT INTO "records" VALUES('ds8qp6zvef',47,'words',0,'1:P2.1 *3','9edc628c9f2d5181','3f8675c5ec20');
INSERT INTO "records" VALUES('ds8qp6zvef',48,'words',-1,'2:dope2',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('ds8qp6zvef',49,'words',-1,'2:=3',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('ds8qp6zvef',50,'words',0,'1:repeat *1224556','757c1186d5386b42','7c9cf797cd4c');
INSERT INTO "records" VALUES('ds8qp6zvef',51,'words',-1,'2:1@football',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('ds8qp6zvef',52,'words',-1,'2:3+@tennis',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('ds8qp6zvef',53,'words',-1,'2:2@skiing',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('ds8qp6zvef',54,'words',-1,'2:done',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('k9tnyvtd8f',1,'words',-1,'*1112333344 *1222244556 *1223344466 *1122344466',NULL,'');
INSERT INTO "records" VALUES('k9tnyvtd8f',2,'words',-1,'3:P4',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('k9tnyvtd8f',3,'words',-1,'3:2',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('k9tnyvtd8f',4,'words',-1,'3:3',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('k9tnyvtd8f',5,'words',-1,'3:4',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('k9tnyvtd8f',6,'words',-1,'3:roll *116',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('k9tnyvtd8f',7,'words',-1,'4:P2',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('k9tnyvtd8f',8,'words',-1,'4:P4.6 *1',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('k9tnyvtd8f',9,'words',-1,'3:dope6 3:=1',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('k9tnyvtd8f',10,'words',-1,'4:dope6 4:=1',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('k9tnyvtd8f',11,'words',-1,'4:dope4 4:=1',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('k9tnyvtd8f',12,'words',0,'1:repeat *1111223445','9b0c2fd7df9066dc','0a3a84bc66e9');
INSERT INTO "records" VALUES('k9tnyvtd8f',13,'words',1,'2:dope2 2:=1','5fb3051f23872a1c','9f96e4649d54');
INSERT INTO "records" VALUES('k9tnyvtd8f',14,'words',1,'2:repeat *123345566','593d401712625d9c','e988f108dfba');
INSERT INTO "records" VALUES('k9tnyvtd8f',15,'words',-1,'3:1@chess',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('k9tnyvtd8f',16,'words',-1,'3:1+@bowling',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('k9tnyvtd8f',17,'words',-1,'3:1@billiards',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('k9tnyvtd8f',18,'words',-1,'3:1@football',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('k9tnyvtd8f',19,'words',-1,'3:done',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('k9tnyvtd8f',20,'words',-1,'4:1+@tennis',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('k9tnyvtd8f',21,'words',-1,'4:1+@darts',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('k9tnyvtd8f',22,'words',-1,'4:1@skiing',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('k9tnyvtd8f',23,'words',-1,'4:1@jogging',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('k9tnyvtd8f',24,'words',-1,'4:1@billiards',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('k9tnyvtd8f',25,'words',-1,'4:done',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('k9tnyvtd8f',26,'words',0,'1:1@bowling','30be71300d86f23f','ce99fd3a03cc');
INSERT INTO "records" VALUES('k9tnyvtd8f',27,'words',0,'1:1@jogging','3d193796a5dbf20d','8a3d31125bc9');
INSERT INTO "records" VALUES('k9tnyvtd8f',28,'words',0,'1:1@football','770054248701bb98','93f354bba80f');
INSERT INTO "records" VALUES('k9tnyvtd8f',29,'words',0,'1:1@tennis','bcc958cf79a07fbc','8528cd38b7fd');
INSERT INTO "records" VALUES('k9tnyvtd8f',30,'words',0,'1:done','8e258fb02a71b29e','12cddf511ab4');
INSERT INTO "records" VALUES('k9tnyvtd8f',31,'words',1,'2:1+@skiing','497a62c499417a70','ac115a37dd63');
INSERT INTO "records" VALUES('k9tnyvtd8f',32,'words',1,'2:1@tennis','5c6480c127f32bdf','03d75c07ca3e');
INSERT INTO "records" VALUES('k9tnyvtd8f',33,'words',1,'2:done *T *U4','977e61c6d2293ec3','d42d00e4f80a');
INSERT INTO "records" VALUES('k9tnyvtd8f',34,'words',-1,'3:U4',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('k9tnyvtd8f',35,'words',0,'1:U4 *133566 *134446','df4e80b28d59256a','d6d3ebde6d3e');
INSERT INTO "records" VALUES('k9tnyvtd8f',36,'words',-1,'3:1',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('k9tnyvtd8f',37,'words',-1,'3:3',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('k9tnyvtd8f',38,'words',-1,'3:roll *12',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('k9tnyvtd8f',39,'words',-1,'4:keep',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('k9tnyvtd8f',40,'words',-1,'3:U4 *U4 *U2 *T',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('k9tnyvtd8f',41,'words',-1,'4:T',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('k9tnyvtd8f',42,'words',0,'1:U4','6ccc63e56e87bff4','2fedef5f78ca');
INSERT INTO "records" VALUES('k9tnyvtd8f',43,'words',1,'2:U4 *23566 *113456 *11223456','66dcc629f69c82d9','8958c2d99bbb');
INSERT INTO "records" VALUES('k9tnyvtd8f',44,'words',-1,'4:P4.2 *3',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('k9tnyvtd8f',45,'words',1,'2:U2','57173e5303f500f6','9f8f69af1673');
INSERT INTO "records" VALUES('k9tnyvtd8f',46,'words',-1,'4:T *T *T *T *U6',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('k9tnyvtd8f',47,'words',-1,'3:U6',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('k9tnyvtd8f',48,'words',0,'1:T *T *T *T *T *T *T *T *T *T *U6','eda200e211901c80','f674ec1a791b');
INSERT INTO "records" VALUES('k9tnyvtd8f',49,'words',-1,'4:P2 *14556 *112234 *12222336 *113445',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('k9tnyvtd8f',50,'words',-1,'4:6',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('k9tnyvtd8f',51,'words',-1,'4:5',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('k9tnyvtd8f',52,'words',-1,'4:5',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('k9tnyvtd8f',53,'words',-1,'4:4',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('k9tnyvtd8f',54,'words',-1,'4:roll *2336',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('k9tnyvtd8f',55,'words',1,'2:P3','c70492ff73d3df5e','98104bbb7c1f');
INSERT INTO "records" VALUES('k9tnyvtd8f',56,'words',1,'2:P2.3 *4','c50afd43b2ec1bf7','706931931f84');
INSERT INTO "records" VALUES('k9tnyvtd8f',57,'words',1,'2:dope6','54457724303d2585','5ce60c5d9fd1');
INSERT INTO "records" VALUES('k9tnyvtd8f',58,'words',1,'2:=3','9f0cf9b9de9748cb','1aa9ded30c19');
INSERT INTO "records" VALUES('k9tnyvtd8f',59,'words',-1,'3:dope4',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('k9tnyvtd8f',60,'words',-1,'3:=6',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('k9tnyvtd8f',61,'words',-1,'4:2@tennis',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('k9tnyvtd8f',62,'words',-1,'4:1@darts',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('k9tnyvtd8f',63,'words',-1,'4:done',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('k9tnyvtd8f',64,'words',0,'1:1@darts','69c150a23daaaea7','6f0110a87d94');
INSERT INTO "records" VALUES('k9tnyvtd8f',65,'words',0,'1:1@chess','1dc266933a369831','ef54d82a9884');
INSERT INTO "records" VALUES('k9tnyvtd8f',66,'words',0,'1:2@bowling','6f2645ab78e83542','d807f5ddc8e4');
INSERT INTO "records" VALUES('k9tnyvtd8f',67,'words',0,'1:done','46468a858e44345d','6a398cbf80e6');
INSERT INTO "records" VALUES('k9tnyvtd8f',68,'words',1,'2:1@billiards','ce61b071a3878aef','8af47b67619d');
INSERT INTO "records" VALUES('k9tnyvtd8f',69,'words',1,'2:3+@skiing','2ca6f180aaaba6db','73f6b385921f');
INSERT INTO "records" VALUES('k9tnyvtd8f',70,'words',1,'2:done','d9b8cd881283a141','fdd31d0b6dfc');
INSERT INTO "records" VALUES('k9tnyvtd8f',71,'words',-1,'3:1@chess',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('k9tnyvtd8f',72,'words',-1,'3:6+@billiards',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('k9tnyvtd8f',73,'words',-1,'3:1@skiing',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('k9tnyvtd8f',74,'words',-1,'3:done *U6 *T *U2 *T',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('k9tnyvtd8f',75,'words',-1,'3:T',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('k9tnyvtd8f',76,'words',1,'2:T *1223445 *2233446','6b29d61444f23a71','92c5505f0fa8');
INSERT INTO "records" VALUES('k9tnyvtd8f',77,'words',1,'2:P2.4 *5','afb5819f7744ea64','216776262266');
INSERT INTO "records" VALUES('k9tnyvtd8f',78,'words',-1,'3:T *U4 *T',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('k9tnyvtd8f',79,'words',-1,'4:T',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('k9tnyvtd8f',80,'words',0,'1:T *22334445 *2233445','8a5b1b087e380487','ea84a000b9cd');
INSERT INTO "records" VALUES('k9tnyvtd8f',81,'words',-1,'4:keep',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('k9tnyvtd8f',82,'words',1,'2:P4.5 *2','e5de3542c9915113','345c70f91b0b');
INSERT INTO "records" VALUES('k9tnyvtd8f',83,'words',-1,'4:T *U4 *T',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('k9tnyvtd8f',84,'words',-1,'3:U4',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('xue9p5yx7h',1,'words',-1,'',NULL,'');
INSERT INTO "records" VALUES('xue9p5yx7h',2,'words',0,'*1122245666','97a3327986aa1178','43cd379694bf');
INSERT INTO "records" VALUES('xue9p5yx7h',3,'words',2,'*1122333556','3cbf9956afd40e3d','441b68fa87d8');
INSERT INTO "records" VALUES('xue9p5yx7h',4,'words',2,'*1112233455','60416adc88fe7330','1723a8ea7214');
INSERT INTO "records" VALUES('xue9p5yx7h',5,'words',0,'1:P2','4287a4a57a937cf7','b2461986ce2b');
INSERT INTO "records" VALUES('xue9p5yx7h',6,'words',0,'1:2','11953579df69b392','ba8ade644e9d');
INSERT INTO "records" VALUES('xue9p5yx7h',7,'words',0,'1:6','4d2aa375de0f008b','11f4fdb4e18e');
INSERT INTO "records" VALUES('xue9p5yx7h',8,'words',0,'1:2','15b613bc6aac841e','69949c9946b3');
INSERT INTO "records" VALUES('xue9p5yx7h',9,'words',0,'1:roll','c4ba56470e31039c','cc564eee5554');
INSERT INTO "records" VALUES('xue9p5yx7h',10,'words',0,'*236','d3634bed8833bc1d','af48131fe8d9');
INSERT INTO "records" VALUES('xue9p5yx7h',11,'words',-1,'2:P3',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('xue9p5yx7h',12,'words',-1,'2:P1.6',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('xue9p5yx7h',13,'words',2,'*1','5f7965c8ce0d8520','00cbe2fca6bc');
INSERT INTO "records" VALUES('xue9p5yx7h',14,'words',0,'1:dope4 1:=1','f2379ab251cbfba1','0b6bab3ee234');
INSERT INTO "records" VALUES('xue9p5yx7h',15,'words',-1,'2:dope1 2:=1',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('xue9p5yx7h',16,'words',-1,'2:repeat',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('xue9p5yx7h',17,'words',2,'*134555555','e8bd8d891f5e46c5','ffc3d7946bf7');
INSERT INTO "records" VALUES('xue9p5yx7h',18,'words',2,'3:dope3 3:=1','ca29b1ceea50dfe1','d7d0a7d44b72');
INSERT INTO "records" VALUES('xue9p5yx7h',19,'words',2,'3:dope2 3:=1','d1c29da08db69463','0a33d3c34a5d');
INSERT INTO "records" VALUES('xue9p5yx7h',20,'words',0,'1:1+@darts','7de227d0300748c6','121c564d0a95');
INSERT INTO "records" VALUES('xue9p5yx7h',21,'words',0,'1:1@billiards','5bff4f9b919930d3','cbe4316a08e7');
INSERT INTO "records" VALUES('xue9p5yx7h',22,'words',0,'1:done','ea9d8bb278b14a87','00e0afb905bc');
INSERT INTO "records" VALUES('xue9p5yx7h',23,'words',-1,'2:1+@chess',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('xue9p5yx7h',24,'words',-1,'2:1@skiing',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('xue9p5yx7h',25,'words',-1,'2:done',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('xue9p5yx7h',26,'words',2,'3:1@jogging','8192784a2a12df6c','e731559926c5');
INSERT INTO "records" VALUES('xue9p5yx7h',27,'words',2,'3:1@football','8164c264cad6aa0e','9bd8707c4b84');
INSERT INTO "records" VALUES('xue9p5yx7h',28,'words',2,'3:1@billiards','ddf0a58d51c48edc','188813713224');
INSERT INTO "records" VALUES('xue9p5yx7h',29,'words',2,'3:1+@tennis','47cc2c525745e2c2','ef57a9a20644');
INSERT INTO "records" VALUES('xue9p5yx7h',30,'words',2,'3:1+@darts','0bdcc86d6766d474','5ab260895d04');
INSERT INTO "records" VALUES('xue9p5yx7h',31,'words',2,'3:done','fb0d14aef81d476e','372a41aa1061');
INSERT INTO "records" VALUES('xue9p5yx7h',32,'words',0,'*U2','684131bd1a1da9b5','6cb3db38a778');
INSERT INTO "records" VALUES('xue9p5yx7h',33,'words',2,'*U4','2bbbcebed5721082','7efe6a73803f');
INSERT INTO "records" VALUES('xue9p5yx7h',34,'words',0,'*U2','7b6d0ccf383bccf4','7ecc871152d3');
INSERT INTO "records" VALUES('xue9p5yx7h',35,'words',2,'3:U4','08447436f9133ca4','f1ab01fd2637');
INSERT INTO "records" VALUES('xue9p5yx7h',36,'words',0,'1:U4','016fc1e176c593fc','0cc8b0928640');
INSERT INTO "records" VALUES('xue9p5yx7h',37,'words',0,'*11233556','7e8f87ee2f35f1e9','73c3f588e5b7');
INSERT INTO "records" VALUES('xue9p5yx7h',38,'words',2,'*11236','00e326b9ae12cd6f','9f7f66cc9d57');
INSERT INTO "records" VALUES('xue9p5yx7h',39,'words',0,'1:2','a63b2ed8cb27a4ac','ea7c17ad48bd');
INSERT INTO "records" VALUES('xue9p5yx7h',40,'words',0,'1:1','5a420185f761ae7b','ad33179896b2');
INSERT INTO "records" VALUES('xue9p5yx7h',41,'words',0,'1:1','f1842382e7a2f8e1','f026d784fa4f');
INSERT INTO "records" VALUES('xue9p5yx7h',42,'words',0,'1:roll','e711a3622c6c7894','bfc99c258b24');
INSERT INTO "records" VALUES('xue9p5yx7h',43,'words',0,'*455','74a1c6d91ea299a6','ad43550ebc86');
INSERT INTO "records" VALUES('xue9p5yx7h',44,'words',0,'1:U4','2697aaec828a0de3','65f02c335561');
INSERT INTO "records" VALUES('xue9p5yx7h',45,'words',2,'*U4','264beb808db7102c','77445019f04c');
INSERT INTO "records" VALUES('xue9p5yx7h',46,'words',0,'*U2','b79d83d684e5eedc','61a54ec7e8b8');
INSERT INTO "records" VALUES('xue9p5yx7h',47,'words',2,'*T','63b77be514c97121','3abcbd82973c');
INSERT INTO "records" VALUES('xue9p5yx7h',48,'words',0,'1:T','d16a1bb32c65b44c','68de4dc0a24a');
INSERT INTO "records" VALUES('xue9p5yx7h',49,'words',2,'3:T','27835975f0b93237','23c9ccb28dc0');
INSERT INTO "records" VALUES('cy633cnpaf',1,'words',-1,'*1112223456 *1223334456 *1333344556 *1222444456',NULL,'');
INSERT INTO "records" VALUES('cy633cnpaf',2,'words',-1,'3:P2',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('cy633cnpaf',3,'words',-1,'3:5',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('cy633cnpaf',4,'words',-1,'3:roll *2',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('cy633cnpaf',5,'words',-1,'2:P3',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('cy633cnpaf',6,'words',-1,'2:P2.1 *1',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('cy633cnpaf',7,'words',-1,'3:pass',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('cy633cnpaf',8,'words',-1,'4:dope4 4:=1',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('cy633cnpaf',9,'words',0,'1:dope2 1:=1','af909cdf8a899e85','811098763c8f');
INSERT INTO "records" VALUES('cy633cnpaf',10,'words',-1,'2:pass',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('cy633cnpaf',11,'words',-1,'3:1@jogging',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('cy633cnpaf',12,'words',-1,'3:done',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('cy633cnpaf',13,'words',-1,'4:1+@tennis',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('cy633cnpaf',14,'words',-1,'4:done',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('cy633cnpaf',15,'words',0,'1:1+@jogging','9bb7b6f0197449d8','2fbc06514a35');
INSERT INTO "records" VALUES('cy633cnpaf',16,'words',0,'1:done','64f82ec68ee71d52','7fecf22214e4');
INSERT INTO "records" VALUES('cy633cnpaf',17,'words',-1,'2:1@skiing',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('cy633cnpaf',18,'words',-1,'2:done *U4 *T *T *T *T *T',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('cy633cnpaf',19,'words',-1,'4:P3 *122344446 *223345556 *112233456 *112234445',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('cy633cnpaf',20,'words',-1,'4:3',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('cy633cnpaf',21,'words',-1,'4:roll *3',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('cy633cnpaf',22,'words',-1,'3:P2',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('cy633cnpaf',23,'words',-1,'3:P1.2 *3',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('cy633cnpaf',24,'words',-1,'2:dope4',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('cy633cnpaf',25,'words',-1,'2:=2',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('cy633cnpaf',26,'words',-1,'2:pass',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('cy633cnpaf',27,'words',-1,'3:dope5',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('cy633cnpaf',28,'words',-1,'3:=1',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('cy633cnpaf',29,'words',-1,'3:dope2',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('cy633cnpaf',30,'words',-1,'3:=2',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('cy633cnpaf',31,'words',-1,'3:dope1 3:=1',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('cy633cnpaf',32,'words',-1,'4:1@chess',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('cy633cnpaf',33,'words',-1,'4:done',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('cy633cnpaf',34,'words',0,'1:2@jogging','dee1954b02d5d17b','d6febb418037');
INSERT INTO "records" VALUES('cy633cnpaf',35,'words',0,'1:done','5d7993ee76e45b9f','12cddf511ab4');
INSERT INTO "records" VALUES('cy633cnpaf',36,'words',-1,'2:1@billiards',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('cy633cnpaf',37,'words',-1,'2:1@bowling',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('cy633cnpaf',38,'words',-1,'2:2+@skiing',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('cy633cnpaf',39,'words',-1,'2:done',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('cy633cnpaf',40,'words',-1,'3:1@bowling',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('cy633cnpaf',41,'words',-1,'3:1+@darts',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('cy633cnpaf',42,'words',-1,'3:1+@tennis',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('cy633cnpaf',43,'words',-1,'3:2+@jogging',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('cy633cnpaf',44,'words',-1,'3:done *U4 *T',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('cy633cnpaf',45,'words',-1,'2:U4',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('cy633cnpaf',46,'words',-1,'3:T *T *T *T *U4 *T',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('cy633cnpaf',47,'words',-1,'3:U4',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('cy633cnpaf',48,'words',0,'1:T *U6 *T *U2 *U6 *U6','c5f59f573108e463','307612b80f53');
INSERT INTO "records" VALUES('cy633cnpaf',49,'words',0,'1:P4 *112333445 *1124455 *123466 *112234556','25cec7d2ee452bfd','f7fcc3684592');
INSERT INTO "records" VALUES('cy633cnpaf',50,'words',0,'1:keep','36b374655226aa65','2d3a89a834c1');
INSERT INTO "records" VALUES('cy633cnpaf',51,'words',-1,'4:P2',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('cy633cnpaf',52,'words',-1,'4:P4.5 *4',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('cy633cnpaf',53,'words',-1,'2:repeat *1122366',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('cy633cnpaf',54,'words',-1,'2:pass',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('cy633cnpaf',55,'words',-1,'4:dope3',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('cy633cnpaf',56,'words',-1,'4:=2',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('cy633cnpaf',57,'words',0,'1:1@skiing','5dd05b036387e107','2f48c2212dc4');
INSERT INTO "records" VALUES('cy633cnpaf',58,'words',0,'1:2@jogging','d680158f012b8cb1','6434b94170fb');
INSERT INTO "records" VALUES('cy633cnpaf',59,'words',0,'1:1@football','8886b5c51c82b128','c62bc30fe861');
INSERT INTO "records" VALUES('cy633cnpaf',60,'words',0,'1:done','0b3f9b9e88217c41','6a398cbf80e6');
INSERT INTO "records" VALUES('cy633cnpaf',61,'words',-1,'2:2@bowling',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('cy633cnpaf',62,'words',-1,'2:1@skiing',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('cy633cnpaf',63,'words',-1,'2:2@billiards',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('cy633cnpaf',64,'words',-1,'2:1@darts',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('cy633cnpaf',65,'words',-1,'2:done',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('cy633cnpaf',66,'words',-1,'3:1@skiing',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('cy633cnpaf',67,'words',-1,'3:2@darts',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('cy633cnpaf',68,'words',-1,'3:done',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('cy633cnpaf',69,'words',-1,'4:1@billiards',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('cy633cnpaf',70,'words',-1,'4:1@bowling',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('cy633cnpaf',71,'words',-1,'4:2+@chess',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('cy633cnpaf',72,'words',-1,'4:done *T *T *T *T *T *T *T *T *T *T *U2 *T',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('cy633cnpaf',73,'words',-1,'2:U2',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('cy633cnpaf',74,'words',-1,'3:T',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('cy633cnpaf',75,'words',0,'1:T *U4','2be307924d0ea3e9','ea84a000b9cd');
INSERT INTO "records" VALUES('cy633cnpaf',76,'words',-1,'2:P3 *222344 *123466 *1226666 *2345556',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('cy633cnpaf',77,'words',-1,'2:4',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('cy633cnpaf',78,'words',-1,'2:3',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('cy633cnpaf',79,'words',-1,'2:roll *36',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('cy633cnpaf',80,'words',-1,'3:P4',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('cy633cnpaf',81,'words',-1,'3:P3.6 *5',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('cy633cnpaf',82,'words',-1,'2:dope2',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('cy633cnpaf',83,'words',-1,'2:=2',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('cy633cnpaf',84,'words',-1,'2:pass',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('cy633cnpaf',85,'words',-1,'3:dope4',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('cy633cnpaf',86,'words',-1,'3:=3',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('cy633cnpaf',87,'words',-1,'4:pass',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('cy633cnpaf',88,'words',-1,'2:3@bowling',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('cy633cnpaf',89,'words',-1,'2:2@billiards',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('cy633cnpaf',90,'words',-1,'2:2+@darts',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('cy633cnpaf',91,'words',-1,'2:done',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('cy633cnpaf',92,'words',-1,'3:1@chess',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('cy633cnpaf',93,'words',-1,'3:3+@darts',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('cy633cnpaf',94,'words',-1,'3:2@skiing',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('cy633cnpaf',95,'words',-1,'3:done',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('cy633cnpaf',96,'words',-1,'4:2@chess',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('cy633cnpaf',97,'words',-1,'4:1@jogging',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('cy633cnpaf',98,'words',-1,'4:done',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('cy633cnpaf',99,'words',0,'1:3@jogging','f9d5225d3ffaaa09','fb3da783aac0');
INSERT INTO "records" VALUES('cy633cnpaf',100,'words',0,'1:2@skiing','99070b442a8180c8','ca851a56e1a5');
INSERT INTO "records" VALUES('cy633cnpaf',101,'words',0,'1:done *T *T *U4 *T','4bb59211dff3f3d0','aa153a21b27b');
INSERT INTO "records" VALUES('cy633cnpaf',102,'words',-1,'2:U4',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('cy633cnpaf',103,'words',-1,'3:U4 *122335 *111246',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('cy633cnpaf',104,'words',-1,'2:keep',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('cy633cnpaf',105,'words',-1,'3:P3.6 *1',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('cy633cnpaf',106,'words',-1,'2:U4 *T *U2',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('cy633cnpaf',107,'words',-1,'4:U2',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('cy633cnpaf',108,'words',0,'1:T *T *T *T *T *T','3b46db32e259c7f2','06b01cb1ebfe');
INSERT INTO "records" VALUES('cy633cnpaf',109,'words',-1,'3:P1 *123356 *12344466 *12233346 *135666',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('cy633cnpaf',110,'words',-1,'3:keep',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('cy633cnpaf',111,'words',0,'1:P3','3a08de37a53c5e2c','5c74787f996a');
INSERT INTO "records" VALUES('cy633cnpaf',112,'words',0,'1:P4.3 *1','45f43c35d137f7fd','bbb77214130d');
INSERT INTO "records" VALUES('cy633cnpaf',113,'words',-1,'3:dope2',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('cy633cnpaf',114,'words',-1,'3:=3',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('cy633cnpaf',115,'words',-1,'4:dope2',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('cy633cnpaf',116,'words',-1,'4:=1',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('cy633cnpaf',117,'words',0,'1:pass','9e10cbb3a8bc5de3','e0d4417c029f');
INSERT INTO "records" VALUES('cy633cnpaf',118,'words',-1,'2:dope5',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('cy633cnpaf',119,'words',-1,'2:=3',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('cy633cnpaf',120,'words',-1,'3:1@darts',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('cy633cnpaf',121,'words',-1,'3:3+@skiing',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('cy633cnpaf',122,'words',-1,'3:done',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('cy633cnpaf',123,'words',-1,'4:1+@football',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('cy633cnpaf',124,'words',-1,'4:1@jogging',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('cy633cnpaf',125,'words',-1,'4:1@tennis',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('cy633cnpaf',126,'words',-1,'4:done',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('cy633cnpaf',127,'words',0,'1:1@skiing','7313f67255ba502d','8b302e0b95a4');
INSERT INTO "records" VALUES('cy633cnpaf',128,'words',0,'1:2@jogging','20a811619bdd73df','6aba3b5b07a3');
INSERT INTO "records" VALUES('cy633cnpaf',129,'words',0,'1:done','386bfa8e98dae31a','2cd2aa9f1aa1');
INSERT INTO "records" VALUES('cy633cnpaf',130,'words',-1,'2:1@tennis',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('cy633cnpaf',131,'words',-1,'2:3+@billiards',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('cy633cnpaf',132,'words',-1,'2:done *T *T *T *U2 *T *U6 *T',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('cy633cnpaf',133,'words',-1,'4:U6',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('cy633cnpaf',134,'words',0,'1:U6 *123666 *12234556','b57ddf6d59f353ea','c3401e4cf187');
INSERT INTO "records" VALUES('cy633cnpaf',135,'words',0,'1:P1.4 *6','d3470edeee6e6441','919881da74cb');
INSERT INTO "records" VALUES('cy633cnpaf',136,'words',0,'1:T *T *T *T *T','e1543c24d0eb7943','693caf6a61d9');
INSERT INTO "records" VALUES('cy633cnpaf',137,'words',-1,'4:P2 *115566 *11445666 *2334466 *1223466',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('cy633cnpaf',138,'words',-1,'4:5',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('cy633cnpaf',139,'words',-1,'4:6',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('cy633cnpaf',140,'words',-1,'4:6',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('cy633cnpaf',141,'words',-1,'4:1',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('cy633cnpaf',142,'words',-1,'4:1',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('cy633cnpaf',143,'words',-1,'4:5',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('cy633cnpaf',144,'words',-1,'4:roll *112233',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('cy633cnpaf',145,'words',-1,'2:P1',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('cy633cnpaf',146,'words',-1,'2:P1.1 *1',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('cy633cnpaf',147,'words',0,'1:dope6','ec2744a20ffea69e','05ddf7b98b35');
INSERT INTO "records" VALUES('cy633cnpaf',148,'words',0,'1:=3','f466eeff9beb49ff','420b928dbb23');
INSERT INTO "records" VALUES('cy633cnpaf',149,'words',0,'1:dope6','25d7f023f7281a43','0a4f6e4e8444');
INSERT INTO "records" VALUES('cy633cnpaf',150,'words',0,'1:=1','b7c7523b1d0bf9bb','10f6975dd364');
INSERT INTO "records" VALUES('cy633cnpaf',151,'words',-1,'2:dope6',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('cy633cnpaf',152,'words',-1,'2:=1',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('cy633cnpaf',153,'words',-1,'4:1@skiing',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('cy633cnpaf',154,'words',-1,'4:1@chess',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('cy633cnpaf',155,'words',-1,'4:2@jogging',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('cy633cnpaf',156,'words',-1,'4:done',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('cy633cnpaf',157,'words',0,'1:1@tennis','9620ea2ef6d26176','fcd176440406');
INSERT INTO "records" VALUES('cy633cnpaf',158,'words',0,'1:1+@billiards','afc56f7140901064','33e430152cc8');
INSERT INTO "records" VALUES('cy633cnpaf',159,'words',0,'1:1@chess','d062548233b82ce3','0bb14751470b');
INSERT INTO "records" VALUES('cy633cnpaf',160,'words',0,'1:3+@jogging','e280e26fb664af46','bbe52a034438');
INSERT INTO "records" VALUES('cy633cnpaf',161,'words',0,'1:done','f96cd8603d367b2e','14b8d875129f');
INSERT INTO "records" VALUES('cy633cnpaf',162,'words',-1,'2:2@tennis',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('cy633cnpaf',163,'words',-1,'2:3@billiards',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('cy633cnpaf',164,'words',-1,'2:1+@bowling',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('cy633cnpaf',165,'words',-1,'2:done',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('cy633cnpaf',166,'words',-1,'3:1@chess',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('cy633cnpaf',167,'words',-1,'3:4@skiing',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('cy633cnpaf',168,'words',-1,'3:2@darts',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('cy633cnpaf',169,'words',-1,'3:done *T *T *T *T *U2',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('cy633cnpaf',170,'words',-1,'2:U2',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('cy633cnpaf',171,'words',0,'1:U2 *113456 *144444','5c87ccd0bdaad4e7','434aa22633a7');
INSERT INTO "records" VALUES('cy633cnpaf',172,'words',-1,'2:P2.4 *6',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('cy633cnpaf',173,'words',-1,'2:T *T *T *T *T *U2 *T',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('cy633cnpaf',174,'words',-1,'3:U2',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('cy633cnpaf',175,'words',-1,'4:T',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('cy633cnpaf',176,'words',0,'1:U2 *113446 *223445 *2234466','6dd556277e630af4','290c6e577ec0');
INSERT INTO "records" VALUES('cy633cnpaf',177,'words',-1,'4:6',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('cy633cnpaf',178,'words',-1,'4:1',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('cy633cnpaf',179,'words',-1,'4:1',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('cy633cnpaf',180,'words',-1,'4:roll *146',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('cy633cnpaf',181,'words',-1,'3:T',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('cy633cnpaf',182,'words',-1,'4:U2 *U4 *U6',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('cy633cnpaf',183,'words',-1,'3:U6',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('cy633cnpaf',184,'words',-1,'4:U4 *U2 *T',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('cy633cnpaf',185,'words',0,'1:P4 *112346 *122455 *1444455 *123466','2934c1288649add4','7dc80eb12b73');
INSERT INTO "records" VALUES('cy633cnpaf',186,'words',0,'1:1','2eba7cfee2107ad6','f72f433aae04');
INSERT INTO "records" VALUES('cy633cnpaf',187,'words',0,'1:1','a4d65492dc7eb8cf','c404bcf79b7f');
INSERT INTO "records" VALUES('cy633cnpaf',188,'words',0,'1:4','37864939b73d0bbd','86c2ca994085');
INSERT INTO "records" VALUES('cy633cnpaf',189,'words',0,'1:6','8c676bd58a62266b','51f64859463b');
INSERT INTO "records" VALUES('cy633cnpaf',190,'words',0,'1:roll *3346','46262f7b7aa0056a','a22aad4c78d7');
INSERT INTO "records" VALUES('cy633cnpaf',191,'words',-1,'4:P2',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('cy633cnpaf',192,'words',-1,'4:P4.3 *4',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('cy633cnpaf',193,'words',-1,'2:dope5',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('cy633cnpaf',194,'words',-1,'2:=3',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('cy633cnpaf',195,'words',-1,'4:pass',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('cy633cnpaf',196,'words',0,'1:4@jogging','4dd3425e92d19c83','b2fbb7369cc2');
INSERT INTO "records" VALUES('cy633cnpaf',197,'words',0,'1:done','9c2451a996adaf78','d0b01844dff5');
INSERT INTO "records" VALUES('cy633cnpaf',198,'words',-1,'2:3+@tennis',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('cy633cnpaf',199,'words',-1,'2:4@billiards',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('cy633cnpaf',200,'words',-1,'2:1@jogging',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('cy633cnpaf',201,'words',-1,'2:done',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('cy633cnpaf',202,'words',-1,'3:1@football',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('cy633cnpaf',203,'words',-1,'3:done',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('cy633cnpaf',204,'words',-1,'4:1@bowling',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('cy633cnpaf',205,'words',-1,'4:done *T *U6 *T *T *T *T *T',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('cy633cnpaf',206,'words',-1,'2:P4 *12256 *122333566 *12344556 *22355666',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('cy633cnpaf',207,'words',-1,'2:2',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('cy633cnpaf',208,'words',-1,'2:2',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('cy633cnpaf',209,'words',-1,'2:6',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('cy633cnpaf',210,'words',-1,'2:5',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('cy633cnpaf',211,'words',-1,'2:1',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('cy633cnpaf',212,'words',-1,'2:roll *33366',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('cy633cnpaf',213,'words',-1,'4:P2',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('cy633cnpaf',214,'words',-1,'4:P4.4 *5',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('cy633cnpaf',215,'words',-1,'2:pass',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('cy633cnpaf',216,'words',-1,'4:dope5',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('cy633cnpaf',217,'words',-1,'4:=2',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('cy633cnpaf',218,'words',-1,'4:repeat *1134456',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('cy633cnpaf',219,'words',-1,'2:3@tennis',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('cy633cnpaf',220,'words',-1,'2:done',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('cy633cnpaf',221,'words',-1,'3:1@football',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('cy633cnpaf',222,'words',-1,'3:done',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('cy633cnpaf',223,'words',-1,'4:1@skiing',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('cy633cnpaf',224,'words',-1,'4:1@chess',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('cy633cnpaf',225,'words',-1,'4:2+@bowling',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('cy633cnpaf',226,'words',-1,'4:done',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('cy633cnpaf',227,'words',0,'1:done *T *T *U6 *T *T *U6','5dadb86c6589938a','27f9d6e1caff');
INSERT INTO "records" VALUES('mgvxp2ku5q',1,'words',-1,'*windsock *F3 *F3 *F2 *+2 *+2 *+3 *+2 *+3 *+2 *+2 *+1 *+2 *+1 *+1 *+1 *+1 *+3 *+2 *1 *2 *3 *3',NULL,'');
INSERT INTO "records" VALUES('yrrkm5mjnr',138,'rematch',0,'mgvxp2ku5q',NULL,'e3b0c44298fc');
INSERT INTO "records" VALUES('d295kvhnpu',1,'words',-1,'*3 *33366 *11345 *23356 *14666 4:s1 4:s4 4:sprint 1:sprint 1:sprint 3:s2 3:left 3:c3 3:c2 3:go 3:1a 3:2a 3:2b 3:3b 3:4b 4:right 4:e-fewer 4:c4 4:sprint 4:go 4:1a 1:c3 1:sprint 1:right 1:go 1:1b 1:1a 1:2a 1:2b 1:3b 1:4b 2:c3 2:c1 2:left 2:go 2:1a 2:1b 2:2b 2:3b 2:3a *12445 *25566 *11246 *2355 2:sprint 2:s4 3:sprint 4:c2 4:c3 4:right 4:c1 4:go 4:2a 4:2b 4:3b 4:4b 4:5b 4:6b 1:c1 1:c2 1:c4 1:go 1:5b 1:6b 1:7b 1:7a 1:8a 2:c2 2:go 2:4a 3:c4 3:go 3:4a *11226 *146 *244 *23455 2:sprint 1:s2 1:left 1:c2 1:go 1:8b 1:9b 1:10b 1:11b 2:c4 2:go 2:4b 2:5b 2:5a 2:6a 2:7a 3:c1 3:c4 3:right 3:sprint *3 3:c2 3:go 3:4b 3:5b 3:6b 3:7b 3:8b 3:9b 3:10a 4:c4 4:c3 4:go 4:7b 4:8b 4:8a *3344 *2344 *34455 *11456 4:s4 2:c1 2:sprint 2:c2 2:c3 2:c4 2:go 2:8a 2:9a 2:10a 2:11a 2:r1 3:c4 3:go 3:11a 3:11b 3:r1 4:left 4:c1 4:c2 4:c4 4:go 4:9a 4:10a 4:11a 4:r1 1:right 1:e-more 1:c4 1:c3 1:c1 1:go 1:11a 1:r1 *13445 *13566 *2256 *12456 2:s3 4:s4 3:sprint 3:c2 3:go 3:tired *o 3:tired *x 3:left 3:spent *o 3:tired *x 3:spent *x 4:c1 4:right 4:go 4:spent *o 4:tired *x 1:c3 1:c4 1:go 1:spent *o 1:spent *o 1:left *x 1:spent *x 2:c3 2:go 2:spent *o 2:go *13456 *13345 *2234 *3455 4:c4 4:right 4:e-more 4:c2 4:go 4:spent *o 4:tired *x 4:tired *x 1:left 1:c1 1:c4 1:c3 1:go 1:spent *x 1:tired *o 2:c1 2:c3 2:c4 2:go 2:tired *o 2:right *o 2:spent *o 2:spent *o 2:spent *x 3:right 3:c2 3:c4 3:sprint 3:go 3:p1-1 3:p1-2 3:p1-3 3:p1-4 3:r1 *11226 *11346 *1556 *13455 1:c2 1:c1 1:left 1:go 1:p1-1 1:p1-2 1:p1-3 1:p1-4 2:right 2:e-more 2:c1 2:go 2:p1-1 2:p1-2 2:p1-3 3:c1 3:go 3:13b 4:c4 4:c1 4:go 4:p1-1 4:p1-2 *11256 *1135 *1345 *1666 2:c4 2:right 2:go 2:p1-4 3:c1 3:right 3:go 3:14b 4:c1 4:c3 4:go 4:p1-3 4:p1-4 4:r1 1:c1 1:go 1:r1 1:13a *12344 *346 *135 *23444 3:c4 3:c3 3:go 3:15b 3:16b 3:17b 3:18b 3:18a 4:c3 4:go 4:13b 1:c4 1:go 1:14a 1:14b 2:c4 2:right 2:c3 2:go 2:r1 2:p1-1 2:p1-2 2:p1-3 *122 *2356 *12366 *456 4:c2 4:go 4:13a 1:c2 1:go 1:15b 1:16b 1:16a 1:17a 2:c1 2:go 2:p1-4 2:r1 3:c1 3:go 3:18b 3:19b 1:follow *2246 *2333 *3556 *355 1:c3 1:go 1:18a 2:c3 2:go 2:13b 2:14b 2:14a 2:15a 3:c3 3:go 3:19a 3:20a 4:c4 4:go 4:14a 4:14b 4:15b 4:16b *335 *1233 *24466 *33444 2:c3 2:go 2:16a 2:17a 3:c4 3:go 3:21a 3:22a 4:c3 4:go 4:17b 4:18b 1:c1 1:go 1:19a 1:19b 2:stay *346 *456 *1156 *1245 3:c2 3:go 3:22b 3:23b 4:c1 4:go 4:18a 1:c3 1:go 1:20b 1:20a 1:21a 2:c1 2:go 2:17b *256 *116 *1145 *124 4:c2 4:go 4:19a 4:19b 1:c4 1:go 1:22a 1:23a 2:c4 2:go 2:17a 3:c1 3:go 3:24b 3:25b 3:25a 3:26a *3346 *156 *24445 *356 1:c3 1:go 1:23b 1:24b 2:c2 2:go 2:18a 2:19a 3:c4 3:go 3:26b 3:r2 4:c1 4:go 4:20b',NULL,'');
CREATE TABLE tables (
	id VARCHAR(16) NOT NULL, 
	kind VARCHAR(8) NOT NULL, 
	header TEXT NOT NULL, 
	preset VARCHAR(40) NOT NULL, 
	dice VARCHAR(8) NOT NULL, 
	bots TEXT NOT NULL, 
	created BIGINT NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "tables" VALUES('zuztjtcdqk','table','loipe log 1
game mass-start
rules 1
seats Anna, Ben, thumb-3
set holders [0,1,2]
set edition "ru"
set course "lindmoos"
set routes []
set laps 1
set ending "straight_to_finish"
set turn_order "agreed"
set climbs false
set descents false
set falls false
set ice false
set sprint_cards false
set risk false
set wind false
set events false
set coaches false
set skis false
set rifle false
set absent_sprint "shuffled"
set descent_bonus 2
set sprint_squares 2
set low_pauses 4
set medium_pauses 2
set red_faces 3
set last_round 200
---
','basic','live',',,thumb',1794824302);
INSERT INTO "tables" VALUES('jyxn63nx38','table','loipe log 1
game mass-start
rules 1
seats Anna, Ben, random-3
set holders [0,1,2]
set edition "ru"
set course "lindmoos"
set routes []
set laps 3
set ending "straight_to_finish"
set turn_order "agreed"
set climbs true
set descents true
set falls true
set ice true
set sprint_cards true
set risk true
set wind true
set events true
set coaches true
set skis true
set rifle true
set absent_sprint "shuffled"
set descent_bonus 2
set sprint_squares 2
set low_pauses 4
set medium_pauses 2
set red_faces 3
set last_round 200
---
','full','live',',,random',1794824307);
INSERT INTO "tables" VALUES('97qdr489qp','table','loipe log 1
game mass-start
rules 1
seats Anna, random-2, random-3, thumb-4
set holders [0,1,2,3]
set edition "fr"
set course "lindmoos"
set routes []
set laps 3
set ending "straight_to_finish"
set turn_order "agreed"
set climbs true
set descents true
set falls true
set ice true
set sprint_cards true
set risk true
set wind true
set events true
set coaches true
set skis true
set rifle true
set absent_sprint "shuffled"
set descent_bonus 2
set sprint_squares 2
set low_pauses 4
set medium_pauses 2
set red_faces 3
set last_round 200
---
','full','live',',random,random,thumb',1794824315);
INSERT INTO "tables" VALUES('gpuvyqq9hb','table','loipe log 1
game mass-start
rules 1
seats Anna, random-2, random-3
set holders [0,1,2]
set edition "ru"
set course "lindmoos"
set routes []
set laps 3
set ending "through_penalty_loop"
set turn_order "agreed"
set climbs true
set descents true
set falls true
set ice false
set sprint_cards true
set risk true
set wind false
set events false
set coaches true
set skis false
set rifle false
set absent_sprint "shuffled"
set descent_bonus 2
set sprint_squares 2
set low_pauses 4
set medium_pauses 2
set red_faces 3
set last_round 200
---
','family','live',',random,random',1794824325);
INSERT INTO "tables" VALUES('xfqen7cpd8','table','loipe log 1
game mass-start
rules 1
seats Anna, Ben
set holders [0,1]
set edition "ru"
set course "lindmoos"
set routes []
set laps 3
set ending "straight_to_finish"
set turn_order "agreed"
set climbs true
set descents true
set falls true
set ice true
set sprint_cards true
set risk true
set wind true
set events true
set coaches true
set skis true
set rifle true
set absent_sprint "shuffled"
set descent_bonus 2
set sprint_squares 2
set low_pauses 4
set medium_pauses 2
set red_faces 3
set last_round 200
---
','full','physical',',',1794824330);
INSERT INTO "tables" VALUES('y8w62aquxt','table','loipe log 1
game mass-start
rules 1
seats Anna, random-2, random-3
set holders [0,1,2]
set edition "ru"
set course "lindmoos"
set routes []
set laps 2
set ending "straight_to_finish"
set turn_order "agreed"
set climbs true
set descents true
set falls true
set ice true
set sprint_cards true
set risk true
set wind true
set events true
set coaches true
set skis true
set rifle true
set absent_sprint "shuffled"
set descent_bonus 2
set sprint_squares 2
set low_pauses 4
set medium_pauses 2
set red_faces 3
set last_round 200
---
','full','live',',random,random',1794824350);
INSERT INTO "tables" VALUES('qeby89jfg9','table','loipe log 1
game mass-start
rules 1
seats Anna, random-2, random-3
set holders [0,1,2]
set edition "ru"
set course "lindmoos"
set routes []
set laps 2
set ending "straight_to_finish"
set turn_order "agreed"
set climbs true
set descents true
set falls true
set ice true
set sprint_cards true
set risk true
set wind true
set events true
set coaches true
set skis true
set rifle true
set absent_sprint "shuffled"
set descent_bonus 2
set sprint_squares 2
set low_pauses 4
set medium_pauses 2
set red_faces 3
set last_round 200
---
','full','live',',random,random',1794824355);
INSERT INTO "tables" VALUES('dp8b9jrzxn','table','loipe log 1
game mass-start
rules 1
seats Anna, thumb-2
set holders [0,1]
set edition "ru"
set course "lindmoos"
set routes []
set laps 1
set ending "straight_to_finish"
set turn_order "agreed"
set climbs true
set descents true
set falls true
set ice true
set sprint_cards true
set risk true
set wind true
set events true
set coaches true
set skis true
set rifle true
set absent_sprint "shuffled"
set descent_bonus 2
set sprint_squares 2
set low_pauses 4
set medium_pauses 2
set red_faces 3
set last_round 200
---
','full','live',',thumb',1794824356);
INSERT INTO "tables" VALUES('5a8e8we99d','table','loipe log 1
game crystal-globe
rules 1
seats Anna, Ben, random-3
set holders [0,1,2]
set level "ludique"
set course "granlia"
set bases []
set teams []
set laps 3
set shootings ["prone","standing"]
set start "together"
set start_gap 1
set start_delays []
set start_order []
set penalty "ring"
set miss_squares 18
set spare_shots 0
set ranking "line"
set relay false
set player_result "best"
set closed_way "ahead"
set slipstream "lane"
set finish "farthest"
set strategic_energy "rulebook"
set climb_cost 2
set descent_bonus 1
set slipstream_bonus 1
set strategic_move 4
set most_squares 8
set fall_squares 7
set hand_cards 5
set turn_cards 2
set acceleration_points 4
set last_round 0
---
','ludique','live',',,random',1794824359);
INSERT INTO "tables" VALUES('he93hqtnuq','table','loipe log 1
game crystal-globe
rules 1
seats Anna, random-2, random-3, random-4
set holders [0,1,2,3]
set level "tactique"
set course "granlia"
set bases []
set teams []
set laps 3
set shootings ["prone","standing"]
set start "together"
set start_gap 1
set start_delays []
set start_order []
set penalty "ring"
set miss_squares 18
set spare_shots 0
set ranking "line"
set relay false
set player_result "best"
set closed_way "ahead"
set slipstream "lane"
set finish "farthest"
set strategic_energy "rulebook"
set climb_cost 2
set descent_bonus 1
set slipstream_bonus 1
set strategic_move 4
set most_squares 8
set fall_squares 7
set hand_cards 5
set turn_cards 2
set acceleration_points 4
set last_round 0
---
','tactique','live',',random,random,random',1794824369);
INSERT INTO "tables" VALUES('f2wqcdyb9k','table','loipe log 1
game crystal-globe
rules 1
seats Anna, random-2, random-3, thumb-4
set holders [0,1,2,3]
set level "strategique"
set course "granlia"
set bases []
set teams []
set laps 3
set shootings ["prone","standing"]
set start "together"
set start_gap 1
set start_delays []
set start_order []
set penalty "ring"
set miss_squares 18
set spare_shots 0
set ranking "line"
set relay false
set player_result "best"
set closed_way "ahead"
set slipstream "lane"
set finish "farthest"
set strategic_energy "rulebook"
set climb_cost 2
set descent_bonus 1
set slipstream_bonus 1
set strategic_move 4
set most_squares 8
set fall_squares 7
set hand_cards 5
set turn_cards 2
set acceleration_points 4
set last_round 0
---
','strategique','live',',random,random,thumb',1794824380);
INSERT INTO "tables" VALUES('73adt6uxn6','table','loipe log 1
game crystal-globe
rules 1
seats Anna, Ben, random-3, random-4, random-5, thumb-6
set holders [0,1,2,3,4,5]
set level "tactique"
set course "granlia"
set bases []
set teams []
set laps 3
set shootings ["prone","standing"]
set start "together"
set start_gap 1
set start_delays []
set start_order []
set penalty "ring"
set miss_squares 18
set spare_shots 3
set ranking "line"
set relay true
set player_result "best"
set closed_way "ahead"
set slipstream "lane"
set finish "farthest"
set strategic_energy "rulebook"
set climb_cost 2
set descent_bonus 1
set slipstream_bonus 1
set strategic_move 4
set most_squares 8
set fall_squares 7
set hand_cards 5
set turn_cards 2
set acceleration_points 4
set last_round 0
---
','relay','live',',,random,random,random,thumb',1794824405);
INSERT INTO "tables" VALUES('h2yafv4n62','table','loipe log 1
game crystal-globe
rules 1
seats Anna, random-2, Ben
set holders [0,1,2]
set level "tactique"
set course "granlia"
set bases []
set teams []
set laps 5
set shootings ["prone","prone","standing","standing"]
set start "delays"
set start_gap 1
set start_delays []
set start_order []
set penalty "ring"
set miss_squares 18
set spare_shots 0
set ranking "line"
set relay false
set player_result "best"
set closed_way "ahead"
set slipstream "lane"
set finish "farthest"
set strategic_energy "rulebook"
set climb_cost 2
set descent_bonus 1
set slipstream_bonus 1
set strategic_move 4
set most_squares 8
set fall_squares 7
set hand_cards 5
set turn_cards 2
set acceleration_points 4
set last_round 0
---
','pursuit','live',',random,',1794824415);
INSERT INTO "tables" VALUES('3adtrt85vf','table','loipe log 1
game crystal-globe
rules 1
seats Anna, Ben, Anna 2, Ben 2
set holders [0,1,0,1]
set level "tactique"
set course "granlia"
set bases []
set teams []
set laps 3
set shootings ["prone","standing"]
set start "together"
set start_gap 1
set start_delays []
set start_order []
set penalty "ring"
set miss_squares 18
set spare_shots 0
set ranking "line"
set relay false
set player_result "best"
set closed_way "ahead"
set slipstream "lane"
set finish "farthest"
set strategic_energy "rulebook"
set climb_cost 2
set descent_bonus 1
set slipstream_bonus 1
set strategic_move 4
set most_squares 8
set fall_squares 7
set hand_cards 5
set turn_cards 2
set acceleration_points 4
set last_round 0
---
','tactique','live',',,,',1794824422);
INSERT INTO "tables" VALUES('tfjra9d5ry','table','loipe log 1
game crystal-globe
rules 1
seats Anna, random-2, random-3
set holders [0,1,2]
set level "tactique"
set course "granlia"
set bases []
set teams []
set laps 5
set shootings ["prone","standing","prone","standing"]
set start "staggered"
set start_gap 1
set start_delays []
set start_order []
set penalty "squares"
set miss_squares 18
set spare_shots 0
set ranking "time"
set relay false
set player_result "best"
set closed_way "ahead"
set slipstream "lane"
set finish "farthest"
set strategic_energy "rulebook"
set climb_cost 2
set descent_bonus 1
set slipstream_bonus 1
set strategic_move 4
set most_squares 8
set fall_squares 7
set hand_cards 5
set turn_cards 2
set acceleration_points 4
set last_round 0
---
','individual','physical',',random,random',1794824436);
INSERT INTO "tables" VALUES('yrrkm5mjnr','table','loipe log 1
game crystal-globe
rules 1
seats Anna, random-2, random-3
set holders [0,1,2]
set level "tactique"
set course "granlia"
set bases []
set teams []
set laps 2
set shootings ["prone"]
set start "together"
set start_gap 1
set start_delays []
set start_order []
set penalty "ring"
set miss_squares 18
set spare_shots 0
set ranking "line"
set relay false
set player_result "best"
set closed_way "ahead"
set slipstream "lane"
set finish "farthest"
set strategic_energy "rulebook"
set climb_cost 2
set descent_bonus 1
set slipstream_bonus 1
set strategic_move 4
set most_squares 8
set fall_squares 7
set hand_cards 5
set turn_cards 2
set acceleration_points 4
set last_round 0
---
','tactique','live',',random,random',1794824456);
INSERT INTO "tables" VALUES('ztb3pxrycw','table','loipe log 1
game ski-tour
rules 1
seats Anna, random-2, random-3
set holders [0,1,2]
set nations ["norway","germany","russia","france","sweden"]
set course "starter"
set stamina "by_length"
set wax "suggested"
set boards ""
set glide 3
set last_round 100
---
','starter','live',',random,random',1794824465);
INSERT INTO "tables" VALUES('bvfytq6kum','table','loipe log 1
game ski-tour
rules 1
seats Anna, Ben, random-3
set holders [0,1,2]
set nations ["norway","germany","russia","france","sweden"]
set course "starter"
set stamina "by_length"
set wax "chosen"
set boards ""
set glide 3
set last_round 100
---
','full','live',',,random',1794824481);
INSERT INTO "tables" VALUES('6cngb46j2c','table','loipe log 1
game ski-tour
rules 1
seats Anna, Ben, Anna 2, Ben 2
set holders [0,1,0,1]
set nations ["austria","finland","italy","united-kingdom","usa"]
set course "long"
set stamina "by_length"
set wax "chosen"
set boards ""
set glide 3
set last_round 100
---
','advanced','live',',,,',1794824495);
INSERT INTO "tables" VALUES('4tm4mcn9bm','table','loipe log 1
game ski-tour
rules 1
seats Anna, random-2, random-3, thumb-4
set holders [0,1,2,3]
set nations ["norway","germany","russia","france","sweden"]
set course "long"
set stamina "by_length"
set wax "chosen"
set boards ""
set glide 3
set last_round 100
---
','long','live',',random,random,thumb',1794824513);
INSERT INTO "tables" VALUES('z8mmf7h8jv','table','loipe log 1
game ski-tour
rules 1
seats Anna, random-2, Anna 2, random-4
set holders [0,1,0,1]
set nations ["norway","germany","russia","france","sweden"]
set course "starter"
set stamina "by_length"
set wax "suggested"
set boards ""
set glide 3
set last_round 15
---
','starter','live',',random,,random',1794824524);
INSERT INTO "tables" VALUES('ds8qp6zvef','table','loipe log 1
game sport-ist-mord
rules 1
seats Anna, random-2, random-3
set holders [0,1,2]
set doping_jump false
set coach_from_outside false
set last_round 40
---
','box','live',',random,random',1794824550);
INSERT INTO "tables" VALUES('k9tnyvtd8f','table','loipe log 1
game sport-ist-mord
rules 1
seats Anna, Ben, random-3, thumb-4
set holders [0,1,2,3]
set doping_jump true
set coach_from_outside true
set last_round 40
---
','free-for-all','live',',,random,thumb',1794824554);
INSERT INTO "tables" VALUES('xue9p5yx7h','table','loipe log 1
game sport-ist-mord
rules 1
seats Anna, random-2, Ben
set holders [0,1,2]
set doping_jump true
set coach_from_outside false
set last_round 40
---
','box','physical',',random,',1794824564);
INSERT INTO "tables" VALUES('cy633cnpaf','table','loipe log 1
game sport-ist-mord
rules 1
seats Anna, random-2, random-3, random-4
set holders [0,1,2,3]
set doping_jump false
set coach_from_outside false
set last_round 8
---
','box','live',',random,random,random',1794824574);
INSERT INTO "tables" VALUES('mgvxp2ku5q','table','loipe log 1
game crystal-globe
rules 1
seats Anna, random-2, random-3
set holders [0,1,2]
set level "tactique"
set course "granlia"
set bases []
set teams []
set laps 2
set shootings ["prone"]
set start "together"
set start_gap 1
set start_delays []
set start_order []
set penalty "ring"
set miss_squares 18
set spare_shots 0
set ranking "line"
set relay false
set player_result "best"
set closed_way "ahead"
set slipstream "lane"
set finish "farthest"
set strategic_energy "rulebook"
set climb_cost 2
set descent_bonus 1
set slipstream_bonus 1
set strategic_move 4
set most_squares 8
set fall_squares 7
set hand_cards 5
set turn_cards 2
set acceleration_points 4
set last_round 0
---
','tactique','live',',random,random',1794826751);
INSERT INTO "tables" VALUES('d295kvhnpu','log','loipe log 1
game ski-tour
rules 1
seats Anna, random-2, Anna 2, random-4
set holders [0,1,0,1]
set nations ["norway","germany","russia","france","sweden"]
set course "starter"
set stamina "by_length"
set wax "suggested"
set boards ""
set glide 3
set last_round 15
---
','','live',',,,',1794826751);
CREATE TABLE tokens (
	table_id VARCHAR(16) NOT NULL, 
	hash VARCHAR(64) NOT NULL, 
	holder INTEGER NOT NULL, 
	PRIMARY KEY (table_id, hash), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "tokens" VALUES('zuztjtcdqk','0d356c45da7913cd739a83e8c87cc88b706e92280cb5978ab220dbb32bcc059e',0);
INSERT INTO "tokens" VALUES('zuztjtcdqk','da36f4b2c1590c216f0664d938b52ef4716cc7e0726891dd2c5d7bc17b862312',1);
INSERT INTO "tokens" VALUES('zuztjtcdqk','ca3fb23f82e81ed431030b0911e4b253b1eb7745aefc1427e41815437921bea0',-1);
INSERT INTO "tokens" VALUES('jyxn63nx38','4a529dd68811f1fe17a73657cfb76d8b51f7787862cd0a97d0204ef2690340d5',0);
INSERT INTO "tokens" VALUES('jyxn63nx38','5d252906bc9a7bce4302846bf3eba92f59899d467200ddce0ab2ec921ebb520e',1);
INSERT INTO "tokens" VALUES('jyxn63nx38','4003ed903407fe4b21d61d9f4f7c941cb0f002a36de27fbdccc2d4f3366387cb',-1);
INSERT INTO "tokens" VALUES('97qdr489qp','35c23a1e5f18921113ab87066b90c4cbc94da37e304eb8ce92ee6a4a4220157c',0);
INSERT INTO "tokens" VALUES('97qdr489qp','dc646c50e5a8dc00140db5b5af582b3dfd7a912852115cdc8d058187026e201c',-1);
INSERT INTO "tokens" VALUES('gpuvyqq9hb','452e38cc364db058a124beba94ed385632f8369852efa136a3fab5142d03b6c8',0);
INSERT INTO "tokens" VALUES('gpuvyqq9hb','819173e9397134a31dde438299df3d57995be3cac491ae32e641ce536f4b3673',-1);
INSERT INTO "tokens" VALUES('xfqen7cpd8','cd0d42f4c7e79e74aaa6717a35e078b24dfaf13ba253de4fb3bc24412a7f1271',0);
INSERT INTO "tokens" VALUES('xfqen7cpd8','3aacfa6871747d6e9dcfd378e563957937acc7f265579251d73330146fa18cb2',1);
INSERT INTO "tokens" VALUES('xfqen7cpd8','7283c26026b5cb6121e6648faf3e48c2cf0edeffaffb9f7039ba32ff705dc064',-1);
INSERT INTO "tokens" VALUES('y8w62aquxt','840fe6f4cbd44e0d432146324b2d05008d3a82892221416cd4334037bb80545f',0);
INSERT INTO "tokens" VALUES('y8w62aquxt','5a2f91ff464128f36a23c8c634be64bd44ece3fad572a6add70b28ef4f11657f',-1);
INSERT INTO "tokens" VALUES('qeby89jfg9','5a2f91ff464128f36a23c8c634be64bd44ece3fad572a6add70b28ef4f11657f',-1);
INSERT INTO "tokens" VALUES('qeby89jfg9','840fe6f4cbd44e0d432146324b2d05008d3a82892221416cd4334037bb80545f',0);
INSERT INTO "tokens" VALUES('dp8b9jrzxn','bf1e4ff67fc109e7061227770b8205b6af2ff0802a8040800d6640bd238aa4da',0);
INSERT INTO "tokens" VALUES('dp8b9jrzxn','7eda7c50dc881fa88b8d25c26dba5e251c40b2c33f69e13ced72a11e9292e895',-1);
INSERT INTO "tokens" VALUES('5a8e8we99d','8090437be304f02296bea9083b14cdacf247078cd59608779caa9195aac60cbe',0);
INSERT INTO "tokens" VALUES('5a8e8we99d','ff2036cf59bfabdb854a074891c5018d679a8f6912a14e6a9a449fc9be3e3a64',1);
INSERT INTO "tokens" VALUES('5a8e8we99d','cb799352e9f0ba14ea646c9f67b405e733e39beb09c542074c4ba9161148dc18',-1);
INSERT INTO "tokens" VALUES('he93hqtnuq','351fb89b4388edf8487476c9268ea5a3b72d56db7afea060bcfbb3d7f91fdba1',0);
INSERT INTO "tokens" VALUES('he93hqtnuq','107e77b4d564dd82840b567cb9ca18314f073bc84ee25e61acad2cabd771d9f1',-1);
INSERT INTO "tokens" VALUES('f2wqcdyb9k','3c64b3f0319d4fc848211f9f87a931e8e7e1bce1f782896398bddca7ff8cd585',0);
INSERT INTO "tokens" VALUES('f2wqcdyb9k','70ca85c75c178669e0bdf30088e4fb3d6b4251cfdec9748dfc7ee423254edce4',-1);
INSERT INTO "tokens" VALUES('73adt6uxn6','32119693cff88ce569ede2dd8e0f12ca712f286d28b950d5de2353bc3dd0b978',0);
INSERT INTO "tokens" VALUES('73adt6uxn6','2d398ff7e15a14dff21a513266457400e1db2570fd51d1fcbd76d107c154f9d6',1);
INSERT INTO "tokens" VALUES('73adt6uxn6','cd2fcbc3365e7c1c3360004a5fcb308c28ee66196e3b6e39efda4b28439807e8',-1);
INSERT INTO "tokens" VALUES('h2yafv4n62','00770ed0df8f5a29597fa527a193eda4fb64f9fec1789423c19423d2f493d68c',0);
INSERT INTO "tokens" VALUES('h2yafv4n62','b5907a3ea4f9e4370941df9c559ad378a520de1e467dce162cc4e30ce705f3f5',2);
INSERT INTO "tokens" VALUES('h2yafv4n62','ed866937ca1ab4eaa8521cf8e3f2523a9d1cec256073f679dbf431cbc07a511c',-1);
INSERT INTO "tokens" VALUES('3adtrt85vf','ba36402289728cc38c02df0c6fbc83f01a16d742cee307a533931784476994ce',0);
INSERT INTO "tokens" VALUES('3adtrt85vf','725ce39e9d9e7248ac24660e6f86f854a7687a16127b9f8ac6c8434a9ce18188',1);
INSERT INTO "tokens" VALUES('3adtrt85vf','04bc03d50d7ab260332b53c24c178eeed5b71bb66baff6ebae6d93868e759372',-1);
INSERT INTO "tokens" VALUES('tfjra9d5ry','92a462b7b66efe80597e5b8aa3a63b219c1bcbbe605095dc8b55efb6ba804d7d',0);
INSERT INTO "tokens" VALUES('tfjra9d5ry','89272a29396af5c12fa3e2e75029eef7e012272c284156aa18f8f0ed27c46a71',-1);
INSERT INTO "tokens" VALUES('yrrkm5mjnr','0d7629ed48670281ae983361169b147b0eb452cea4c1631708242150cb283a57',0);
INSERT INTO "tokens" VALUES('yrrkm5mjnr','fe33ac4af3ff85f31b7ea4a52500588f780e736df629102377295df7bd3373c5',-1);
INSERT INTO "tokens" VALUES('ztb3pxrycw','c3fa50ae329a532536de7fea03b362c53b1993312acad9a56b3b1f0d14560222',0);
INSERT INTO "tokens" VALUES('ztb3pxrycw','ce354f5e2ff6a40280491f732c59c913add61f2572a28657a0d6a487f78a8633',-1);
INSERT INTO "tokens" VALUES('bvfytq6kum','fe28e6f8b93677689d3499d1cf2c65ce98e139b29437fdb2ec09d06db4d3b966',0);
INSERT INTO "tokens" VALUES('bvfytq6kum','ffe9818ce66a2841bad570b5813319cb47f06d3766cf195412b2526256dc3216',1);
INSERT INTO "tokens" VALUES('bvfytq6kum','86bb134777631d47853628103d4e35870640d6b096b1b41b09233554511eea9e',-1);
INSERT INTO "tokens" VALUES('6cngb46j2c','2d2066eb41d9bb3e7f059bd43b4c0925ece7d5e6d67eb0dc0ee176d477fb06e1',0);
INSERT INTO "tokens" VALUES('6cngb46j2c','54115bea7442fe2296fffc77977f546458fb698c13839869adf67aaa78b43a9c',1);
INSERT INTO "tokens" VALUES('6cngb46j2c','93c5e6b67cdf3bba7fb28cc7338e555ac6d97d2a4bdbc3fa357c11e0776d186b',-1);
INSERT INTO "tokens" VALUES('4tm4mcn9bm','55b19b2c19f718af9cdc235ca5c7ba5838ec17a35c8a9c77f5169599f92e1f82',0);
INSERT INTO "tokens" VALUES('4tm4mcn9bm','01cd2d1fdde088c6ba83eca3d636ebcc5a5e653af96a8ce18048513a9b75ac5c',-1);
INSERT INTO "tokens" VALUES('z8mmf7h8jv','843d90fc890dade11af121a8a1f2950c4738bbf7d278d31a942178c98a9f2f32',0);
INSERT INTO "tokens" VALUES('z8mmf7h8jv','41e4163f7daa9c6c4748c83d8f6352bec0274e5eda9df499ba1770321ff9f3d3',-1);
INSERT INTO "tokens" VALUES('ds8qp6zvef','52a6ff003ea2fa3219ed1ca1f081f6bbb121f010e9cd7f23acee9c12f880c242',0);
INSERT INTO "tokens" VALUES('ds8qp6zvef','5182187ee0334e27eae1c59f0c9bee88a78607996ec44213d2de4066b8a2d76f',-1);
INSERT INTO "tokens" VALUES('k9tnyvtd8f','d34f5e944e9a23fc2e91ed27ec21ee0401f69edad6bebaaeaba3e665d86e991b',0);
INSERT INTO "tokens" VALUES('k9tnyvtd8f','09e1e18b60f1b9416d84724c5fd38f4edf5a07fac37c238fdb2a0fc5ca2caa23',1);
INSERT INTO "tokens" VALUES('k9tnyvtd8f','fdc8a96d2e6444ecfb761919566831d909dc445dde7d802430f3e75c9390248f',-1);
INSERT INTO "tokens" VALUES('xue9p5yx7h','8f856bbc2efb75204b0a276c23caf6202f72e516a9d2dd54e13b5f169ddba9a0',0);
INSERT INTO "tokens" VALUES('xue9p5yx7h','4fd2f94d753aa97e1f5a0de350c666befa120f1af6d9c59c270e1f3201a1d6be',2);
INSERT INTO "tokens" VALUES('xue9p5yx7h','34170e9a7a1ded3360a8f642a655e52c0f9899b0d9a8947e560ec8841454533f',-1);
INSERT INTO "tokens" VALUES('cy633cnpaf','9b8144da336bda4f1bff3404a95f7e1b802a43008854f955364e2bd96113c4d4',0);
INSERT INTO "tokens" VALUES('cy633cnpaf','c0588edfc098478ae29074553a68858b55fe8c45870c9a27c9b838c135297a40',-1);
INSERT INTO "tokens" VALUES('mgvxp2ku5q','0d7629ed48670281ae983361169b147b0eb452cea4c1631708242150cb283a57',0);
INSERT INTO "tokens" VALUES('mgvxp2ku5q','fe33ac4af3ff85f31b7ea4a52500588f780e736df629102377295df7bd3373c5',-1);
INSERT INTO "tokens" VALUES('d295kvhnpu','9531eafc5e2ff4627a5eec49fd6de5cd2f6af83876a96111656d342ae5fb8efe',-1);
INSERT INTO "records" VALUES('tm97s3mq6j',1,'words',-1,'',NULL,'');
INSERT INTO "records" VALUES('tm97s3mq6j',2,'words',0,'1:skis','c9e20a2070974dec','b58ee5a4e08c');
INSERT INTO "records" VALUES('tm97s3mq6j',3,'words',0,'1:rifle *1','f52cf7aef3866b30','0705119752a4');
INSERT INTO "records" VALUES('tm97s3mq6j',4,'words',0,'1:b2','fdcd7fac42c570be','cce37f328530');
INSERT INTO "records" VALUES('tm97s3mq6j',5,'words',1,'2:go *3','1e4e2d16e29b4f37','99fc9bc34c35');
INSERT INTO "records" VALUES('tm97s3mq6j',6,'words',1,'2:b3 *Z3 *1','12a9f34161e7ec32','b9fac73541c4');
INSERT INTO "records" VALUES('tm97s3mq6j',7,'words',0,'1:b4 *2','fa3237860ba5e5e7','9b0bbc9d1b7a');
INSERT INTO "records" VALUES('tm97s3mq6j',8,'words',1,'2:c5 *2','63a50fdeb2578056','8c75924ddb7b');
INSERT INTO "records" VALUES('tm97s3mq6j',9,'words',0,'1:c7 *4','4caaf89ea2727baa','18f561dd103c');
INSERT INTO "records" VALUES('tm97s3mq6j',10,'words',1,'2:a7 *1','03d0801cd91eefff','cb59114a336f');
INSERT INTO "records" VALUES('tm97s3mq6j',11,'words',0,'1:c8 *1','a14883b66c0c680c','88fa6aa757fa');
INSERT INTO "records" VALUES('tm97s3mq6j',12,'words',1,'2:a8 *1','24002da8a0ddad50','90cddf5d87dc');
INSERT INTO "records" VALUES('tm97s3mq6j',13,'words',0,'1:b9 *4','b92b68015e2290a9','0555527bf701');
INSERT INTO "records" VALUES('tm97s3mq6j',14,'words',1,'2:a9 *5','62fa880ef239f2d6','c28eec891244');
INSERT INTO "records" VALUES('tm97s3mq6j',15,'words',0,'1:sprint','7d39d4f5bb298f98','1558a2efeded');
INSERT INTO "records" VALUES('tm97s3mq6j',16,'words',0,'1:c14 *1','43be21e4be5e43c5','2e82159bdb6a');
INSERT INTO "records" VALUES('tm97s3mq6j',17,'words',1,'2:a10 *3','b13434ebb8e3d42a','e7c17aa24870');
INSERT INTO "records" VALUES('tm97s3mq6j',18,'words',0,'1:a18 *1','2dd627177d97faba','170ed4de40e1');
INSERT INTO "records" VALUES('tm97s3mq6j',19,'words',1,'2:a11 *6','83847c424d0a90db','a0f1d23ae5ba');
INSERT INTO "records" VALUES('tm97s3mq6j',20,'words',0,'1:sprint','c086203d2abbb23c','fded19dce9af');
INSERT INTO "records" VALUES('tm97s3mq6j',21,'words',0,'1:S4 *blue','8b36e4dd6a56d089','97b05578cc3e');
INSERT INTO "records" VALUES('tm97s3mq6j',22,'words',0,'1:R4 *6 *x','537f6937f9c84ce0','014badfda320');
INSERT INTO "records" VALUES('tm97s3mq6j',23,'words',1,'2:b11 *6 *x','92fce454657f789f','f2d3e0be2ce0');
INSERT INTO "records" VALUES('tm97s3mq6j',24,'words',1,'2:a11 *6 *x','46631db7dc3c357e','874ed7eae9d1');
INSERT INTO "records" VALUES('tm97s3mq6j',25,'words',1,'2:c11 *1','d160d1a64734bd3e','a67fa3b3d2d9');
INSERT INTO "records" VALUES('tm97s3mq6j',26,'words',1,'2:sprint','362b300388ed9ba4','2255659d5ab4');
INSERT INTO "records" VALUES('tm97s3mq6j',27,'words',1,'2:b16 *x *4','3c62f87e1c5da044','11ab70ccf48c');
INSERT INTO "records" VALUES('tm97s3mq6j',28,'words',1,'2:b20 *x','b1c0706a38f44532','0af688b9b7be');
INSERT INTO "records" VALUES('tm97s3mq6j',29,'words',0,'1:b27 *2','2eabcf48640866bb','e20ea13ffd84');
INSERT INTO "records" VALUES('tm97s3mq6j',30,'words',1,'2:c21 *E23 *6','807ad2b829d501ff','eb17b935c28f');
INSERT INTO "records" VALUES('tm97s3mq6j',31,'words',0,'1:b34 *3','17ff36b8aabba80f','9164e37c10e0');
INSERT INTO "records" VALUES('tm97s3mq6j',32,'words',1,'2:sprint','dc8851d60db8dc11','c445a3d83c35');
INSERT INTO "records" VALUES('tm97s3mq6j',33,'words',1,'2:S2 *red','ad19a2621871eeb1','46439d024c25');
INSERT INTO "records" VALUES('tm97s3mq6j',34,'words',1,'2:R2 *1','9c90b9fd4f662878','57e8d8ae1e5a');
INSERT INTO "records" VALUES('tm97s3mq6j',35,'words',0,'1:c2','7c610e37ed5e26a0','39ac35463e06');
INSERT INTO "records" VALUES('tm97s3mq6j',36,'words',1,'2:go *4','1414777c573998c9','ff84b84c6956');
INSERT INTO "records" VALUES('tm97s3mq6j',37,'words',0,'1:a6','19e9f91240887f21','c004db42782a');
INSERT INTO "records" VALUES('tm97s3mq6j',38,'words',1,'2:E23 *2','40fa23b5a9ad07cb','c47911775a32');
INSERT INTO "records" VALUES('tm97s3mq6j',39,'words',0,'1:a7 *2','9a42537864ade043','14fd739db233');
INSERT INTO "records" VALUES('tm97s3mq6j',40,'words',0,'1:a8 *4','257a20edfd4ac589','61560f18a56b');
INSERT INTO "records" VALUES('tm97s3mq6j',41,'words',0,'1:a9 *x *1','a6753fea683a6edb','b19195be080b');
INSERT INTO "records" VALUES('tm97s3mq6j',42,'words',0,'1:a10 *o *3','23a7c5c6df43ce33','1cb8c5ab0d26');
INSERT INTO "records" VALUES('tm97s3mq6j',43,'words',0,'1:a13 *x *6 *x','e6c2974f95ef395d','cb30490eedee');
INSERT INTO "records" VALUES('tm97s3mq6j',44,'words',0,'1:a13 *2','b5e2e2915141a224','b6395e8c2ca2');
INSERT INTO "records" VALUES('tm97s3mq6j',45,'words',0,'1:c17 *o *4','5db4d427daf053d3','d6b8c266c5b8');
INSERT INTO "records" VALUES('tm97s3mq6j',46,'words',0,'1:c21 *E13','626fb2defeb1ce06','93fda7a1844a');
INSERT INTO "records" VALUES('tm97s3mq6j',47,'words',0,'1:stay *x *3 1:S1 *blue','28b460e152d9fa53','e64d8a580dda');
INSERT INTO "records" VALUES('tm97s3mq6j',48,'words',0,'1:R2 *o *x','41c2e643e16dc280','5fe38c38f2f2');
INSERT INTO "records" VALUES('tm97s3mq6j',49,'words',1,'2:a25 *1','f08f14ae0f990296','23f7ba914fd0');
INSERT INTO "records" VALUES('tm97s3mq6j',50,'words',1,'2:b26 *4','82fca7430057010c','d1618d589752');
INSERT INTO "records" VALUES('tm97s3mq6j',51,'words',1,'2:c30 *5','3a81ad63fa0651de','39b014f58ec5');
INSERT INTO "tables" VALUES('tm97s3mq6j','table','loipe log 1
game mass-start
rules 1
seats Anna, Ben
set holders [0,1]
set edition "ru"
set course "lindmoos"
set routes []
set laps 3
set ending "straight_to_finish"
set turn_order "agreed"
set climbs true
set descents true
set falls true
set ice true
set sprint_cards true
set risk true
set wind true
set events true
set coaches true
set skis true
set rifle true
set absent_sprint "shuffled"
set descent_bonus 2
set sprint_squares 2
set low_pauses 4
set medium_pauses 2
set red_faces 3
set last_round 200
---
','full','live',',',1794837846);
INSERT INTO "tokens" VALUES('tm97s3mq6j','379ef98b1c284ab4e38c370e903e7dd780da29baae993a2019649ab81c7a632c',0);
INSERT INTO "tokens" VALUES('tm97s3mq6j','a7b66f621abfa731af1d7b5727eaff08db31880e40f0d2ba85e99a0cae52f1a8',1);
INSERT INTO "tokens" VALUES('tm97s3mq6j','e68bc00d4eef294d2f59dc93c1f2b8e791a7727123043829387da4d9ea081fc8',-1);
INSERT INTO "records" VALUES('p6hdtsbv2p',1,'words',-1,'*1123456666 *1223333446 *1114445556',NULL,'');
INSERT INTO "records" VALUES('p6hdtsbv2p',2,'words',0,'1:P2','f614e1701a2b56e4','b2461986ce2b');
INSERT INTO "records" VALUES('p6hdtsbv2p',3,'words',0,'1:5','c62fd2ca463bbef9','e85c9cca298b');
INSERT INTO "records" VALUES('p6hdtsbv2p',4,'words',0,'1:6','18aeeb47324ecc57','11f4fdb4e18e');
INSERT INTO "records" VALUES('p6hdtsbv2p',5,'words',0,'1:roll *33','fdb7bbbbd48f3801','8d7b3671a1e4');
INSERT INTO "records" VALUES('p6hdtsbv2p',6,'words',1,'2:P3','659095a2cbc6de8f','cb13e9b04e34');
INSERT INTO "records" VALUES('p6hdtsbv2p',7,'words',1,'2:P1.1 *3','85cb8d23dc17bf9d','d28e61656c33');
INSERT INTO "records" VALUES('p6hdtsbv2p',8,'words',0,'1:pass','1b4fcdde7d40780f','ad607fba9d91');
INSERT INTO "records" VALUES('p6hdtsbv2p',9,'words',1,'2:pass','97f32fcb3cb037b8','394ced82256b');
INSERT INTO "records" VALUES('p6hdtsbv2p',10,'words',2,'3:pass','99b3bad1bdf02d84','fbbebb784f99');
INSERT INTO "records" VALUES('p6hdtsbv2p',11,'words',0,'1:1@tennis','81955473f89c8c10','4ab051f10135');
INSERT INTO "records" VALUES('p6hdtsbv2p',12,'words',0,'1:done','5c8cfa309a143505','a161fcd59dbd');
INSERT INTO "records" VALUES('p6hdtsbv2p',13,'words',1,'2:1@billiards','7e49b58baf0fcbf8','19b4485bf1eb');
INSERT INTO "records" VALUES('p6hdtsbv2p',14,'words',1,'2:done','191c807bc5b3376e','e5fa17c10dd5');
INSERT INTO "records" VALUES('p6hdtsbv2p',15,'words',2,'3:1@darts','c71f7fa09dd94c90','62a34d66fec9');
INSERT INTO "records" VALUES('p6hdtsbv2p',16,'words',2,'3:done *U6 *T *T','ef9070fd74ff4416','17f4aeff728b');
INSERT INTO "records" VALUES('p6hdtsbv2p',17,'words',1,'2:P1 *111233345 *111225666 *112344456','f4a457015a1d1273','14513071a8a4');
INSERT INTO "records" VALUES('p6hdtsbv2p',18,'words',1,'2:5','e0e69dbc6470c301','a29c45842d0d');
INSERT INTO "records" VALUES('p6hdtsbv2p',19,'words',1,'2:4','ebf1dd422a0c7a9e','fb2b447645ca');
INSERT INTO "records" VALUES('p6hdtsbv2p',20,'words',1,'2:roll *66','cc8c53626217d75e','b07cdae23f04');
INSERT INTO "records" VALUES('p6hdtsbv2p',21,'words',0,'1:P2','4e102878d7e442c4','ebd8bc5b31df');
INSERT INTO "records" VALUES('p6hdtsbv2p',22,'words',0,'1:P2.3 *6','9c886b447b0defa7','2fddf811ed1b');
INSERT INTO "records" VALUES('p6hdtsbv2p',23,'words',1,'2:pass','53aa4c5d09448e8d','cf4db9443604');
INSERT INTO "records" VALUES('p6hdtsbv2p',24,'words',2,'3:pass','f187cf6a9c7e9586','1c38ef2f8ddf');
INSERT INTO "records" VALUES('p6hdtsbv2p',25,'words',0,'1:pass','8a7bea348124f9be','873ee20b623c');
INSERT INTO "records" VALUES('p6hdtsbv2p',26,'words',1,'2:1@football','b280d7a69d37c55e','7ab85f1b5c49');
INSERT INTO "records" VALUES('p6hdtsbv2p',27,'words',1,'2:done','c41b2a24568dd2ce','0ef6f28e62d5');
INSERT INTO "records" VALUES('p6hdtsbv2p',28,'words',2,'3:1@chess','f4951c0ae7c16044','e6c84b82afc4');
INSERT INTO "records" VALUES('p6hdtsbv2p',29,'words',2,'3:1@bowling','bed4c86be2b44596','b0bfa46d5f53');
INSERT INTO "records" VALUES('p6hdtsbv2p',30,'words',2,'3:1@jogging','f9547ae5761af493','68ef36df0d5c');
INSERT INTO "records" VALUES('p6hdtsbv2p',31,'words',2,'3:done','facdda210f6d471b','2d87f5999bd4');
INSERT INTO "records" VALUES('p6hdtsbv2p',32,'words',0,'1:2@tennis','2edc69128ebfda04','f58f501f31f4');
INSERT INTO "records" VALUES('p6hdtsbv2p',33,'words',0,'1:1@football','bf27f119a3d27fbf','c62bc30fe861');
INSERT INTO "records" VALUES('p6hdtsbv2p',34,'words',0,'1:1@jogging','b7ab0480e9388a98','209134a21ff4');
INSERT INTO "records" VALUES('p6hdtsbv2p',35,'words',0,'1:done *T *T *U4 *T','ec65e931f8b0d086','52812e745998');
INSERT INTO "records" VALUES('p6hdtsbv2p',36,'words',1,'2:U4','e7b9f062322f9d9e','5b8fc74d9e1c');
INSERT INTO "records" VALUES('p6hdtsbv2p',37,'words',0,'1:U4 *112234556 *2345566','d04981e4e1456095','2b1f76dd633b');
INSERT INTO "records" VALUES('p6hdtsbv2p',38,'words',1,'2:2','7cd08856b61feb6c','0e375960f0b1');
INSERT INTO "records" VALUES('p6hdtsbv2p',39,'words',1,'2:6','a5e09174400a4dcd','172bd6d0483d');
INSERT INTO "records" VALUES('p6hdtsbv2p',40,'words',1,'2:1','4f02c23dd99c4eb4','59f5c86b1cad');
INSERT INTO "records" VALUES('p6hdtsbv2p',41,'words',1,'2:3','91fe97a0dacd45d7','5541cf2c8407');
INSERT INTO "records" VALUES('p6hdtsbv2p',42,'words',1,'2:1','a711dc84739a6c3a','a0231b513a7c');
INSERT INTO "records" VALUES('p6hdtsbv2p',43,'words',1,'2:2','48896bd353c06df2','06eac9e44158');
INSERT INTO "records" VALUES('p6hdtsbv2p',44,'words',1,'2:roll *111126','5abe89f5adfcf906','b8500c47268c');
INSERT INTO "records" VALUES('p6hdtsbv2p',45,'words',0,'1:P1.2 *1','dba4c48b02dc4d04','a0975baadce8');
INSERT INTO "records" VALUES('p6hdtsbv2p',46,'words',0,'1:T *U6 *T','ddca74b03c703ebe','68de4dc0a24a');
INSERT INTO "records" VALUES('p6hdtsbv2p',47,'words',2,'3:T','aa228d6aa1e75bf8','7b4135de0352');
INSERT INTO "records" VALUES('p6hdtsbv2p',48,'words',0,'1:U6 *T','ef259e1b5b1da221','0ad1c95a34f7');
INSERT INTO "records" VALUES('p6hdtsbv2p',49,'words',2,'3:P1 *2223556 *1223456 *123445566','837757b6bf477467','7c6073bf2feb');
INSERT INTO "records" VALUES('p6hdtsbv2p',50,'words',2,'3:keep','c8d27d958a10a013','c658321841aa');
INSERT INTO "records" VALUES('p6hdtsbv2p',51,'words',0,'1:P3','433f4e6a1ff3a187','5c74787f996a');
INSERT INTO "records" VALUES('p6hdtsbv2p',52,'words',0,'1:P2.2 *2','8c899d2afc51bd1b','fa8e3d33f44c');
INSERT INTO "records" VALUES('p6hdtsbv2p',53,'words',2,'3:pass','306b3211e212b586','367923c59848');
INSERT INTO "records" VALUES('p6hdtsbv2p',54,'words',0,'1:pass','9506ee60743ddc12','e0d4417c029f');
INSERT INTO "records" VALUES('p6hdtsbv2p',55,'words',1,'2:pass','0e910ec27f8112ff','ad61fc9e1b11');
INSERT INTO "records" VALUES('p6hdtsbv2p',56,'words',2,'3:2@chess','0987bb16a4b044cf','4bf3d489601c');
INSERT INTO "records" VALUES('p6hdtsbv2p',57,'words',2,'3:done','637396ee7155f168','291d0b2c24aa');
INSERT INTO "records" VALUES('p6hdtsbv2p',58,'words',0,'1:2@football','7ab7cca6859d1d71','39090cff4f77');
INSERT INTO "records" VALUES('p6hdtsbv2p',59,'words',0,'1:1@darts','4acefb565f780ed2','1a9006958f50');
INSERT INTO "records" VALUES('p6hdtsbv2p',60,'words',0,'1:2@jogging','f51a9d237fd0f3ca','43cbabb16ee0');
INSERT INTO "records" VALUES('p6hdtsbv2p',61,'words',0,'1:done','7783538aa50c0fa3','9a95393fe18d');
INSERT INTO "records" VALUES('p6hdtsbv2p',62,'words',1,'2:1@chess','ff97737124c09658','9b5aad4e8fe9');
INSERT INTO "records" VALUES('p6hdtsbv2p',63,'words',1,'2:done *T *U2 *T *U2 *U6','bcc68ae746c2290a','b513bfbb2792');
INSERT INTO "records" VALUES('p6hdtsbv2p',64,'words',2,'3:U6','0a4d04bbf68523ab','ef9518e818ac');
INSERT INTO "records" VALUES('p6hdtsbv2p',65,'words',1,'2:U6 *111344556 *112223446','9e22a563fc6c67af','a2cadbc9cf1e');
INSERT INTO "records" VALUES('p6hdtsbv2p',66,'words',2,'3:6','b2eb7831917408f8','68afe5478103');
INSERT INTO "records" VALUES('p6hdtsbv2p',67,'words',2,'3:1','ff78640cfcb9aead','e4dacaacd58a');
INSERT INTO "records" VALUES('p6hdtsbv2p',68,'words',2,'3:1','76cc3d7aae77dcf7','6bb15aa76f87');
INSERT INTO "records" VALUES('p6hdtsbv2p',69,'words',2,'3:roll *114','5f7fc464b53a1ece','b67920f8120c');
INSERT INTO "records" VALUES('p6hdtsbv2p',70,'words',2,'3:U2','12fc1cd35809c5ca','fa96ae20c0a6');
INSERT INTO "records" VALUES('p6hdtsbv2p',71,'words',0,'1:P3 *1112245 *123333566 *333455566','dd14f855968071dd','7eaf9c7b447c');
INSERT INTO "records" VALUES('p6hdtsbv2p',72,'words',0,'1:5','71b90832552d9a71','35daf79bc50a');
INSERT INTO "records" VALUES('p6hdtsbv2p',73,'words',0,'1:4','5ad364debdf749dd','3f33b7900cae');
INSERT INTO "records" VALUES('p6hdtsbv2p',74,'words',0,'1:roll *12','27bffcbc83f90102','134866447d86');
INSERT INTO "records" VALUES('p6hdtsbv2p',75,'words',2,'3:P1','0ce005c95a6056df','340ad9638edb');
INSERT INTO "records" VALUES('p6hdtsbv2p',76,'words',2,'3:P1.1 *2','3a62d46303dc793c','916f9b1ae18b');
INSERT INTO "records" VALUES('p6hdtsbv2p',77,'words',0,'1:pass','72a69920eac5ab86','b209740e91bb');
INSERT INTO "records" VALUES('p6hdtsbv2p',78,'words',1,'2:pass','f01e445d56a4ee65','af1bfc19e116');
INSERT INTO "records" VALUES('p6hdtsbv2p',79,'words',2,'3:pass','dd2892a45be09858','e0c961d1892f');
INSERT INTO "records" VALUES('p6hdtsbv2p',80,'words',0,'1:1@billiards','3cd8f4e1a6f6559b','0ec2bd36a2d6');
INSERT INTO "records" VALUES('p6hdtsbv2p',81,'words',0,'1:1@bowling','bd3ba51c30b18234','404ea6dad986');
INSERT INTO "records" VALUES('p6hdtsbv2p',82,'words',0,'1:2@darts','1a57655fef055555','2eb55d4c76ba');
INSERT INTO "records" VALUES('p6hdtsbv2p',83,'words',0,'1:1@jogging','dbf9ab3dfc2c9d4f','c37698b6eea4');
INSERT INTO "records" VALUES('p6hdtsbv2p',84,'words',0,'1:done','4c27bc4fa5d4e5b3','f67908f5f60e');
INSERT INTO "records" VALUES('p6hdtsbv2p',85,'words',1,'2:1@jogging','b8bc7386434bf8b6','a7e3f5665dd0');
INSERT INTO "records" VALUES('p6hdtsbv2p',86,'words',1,'2:2@chess','e835a11d2a0d2744','9e471fe13564');
INSERT INTO "records" VALUES('p6hdtsbv2p',87,'words',1,'2:done *T *U6 *T *T *T *T','49a3a1e7f0247bba','4be99a7328ce');
INSERT INTO "records" VALUES('p6hdtsbv2p',88,'words',1,'2:P3 *22244566 *224444666 *122224','4a9b982b72c276f0','599fa4b04660');
INSERT INTO "records" VALUES('p6hdtsbv2p',89,'words',1,'2:5','2d9d27172a541f3e','db10f1cc7bf4');
INSERT INTO "records" VALUES('p6hdtsbv2p',90,'words',1,'2:roll *6','c579edeaa3766195','d30187eff797');
INSERT INTO "records" VALUES('p6hdtsbv2p',91,'words',2,'3:P1.2 *1','87e90ce9e80503aa','6712593088a2');
INSERT INTO "records" VALUES('p6hdtsbv2p',92,'words',1,'2:pass','52f8cd4c294bf263','f53ec5300d84');
INSERT INTO "records" VALUES('p6hdtsbv2p',93,'words',2,'3:pass','2a9e44c8b624cd8c','3d14d41121fc');
INSERT INTO "records" VALUES('p6hdtsbv2p',94,'words',0,'1:pass','957f86e397cd5198','f4523c21bd77');
INSERT INTO "records" VALUES('p6hdtsbv2p',95,'words',1,'2:2@chess','b96fe53609a555fc','c39939652b02');
INSERT INTO "records" VALUES('p6hdtsbv2p',96,'words',1,'2:done','4fcaebe2a786cf3e','02c3adfc5fb2');
INSERT INTO "records" VALUES('p6hdtsbv2p',97,'words',0,'1:2@darts','1f342f530ea9e981','739674e0c956');
INSERT INTO "records" VALUES('p6hdtsbv2p',98,'words',0,'1:2@bowling','937719e77aaacccc','f291a81957b6');
INSERT INTO "records" VALUES('p6hdtsbv2p',99,'words',0,'1:1@tennis','8f53bd3700fb10b7','3c9be471519b');
INSERT INTO "records" VALUES('p6hdtsbv2p',100,'words',0,'1:1@chess','032afd0e8225e150','a97951c34e6a');
INSERT INTO "records" VALUES('p6hdtsbv2p',101,'words',0,'1:2@jogging','7ba51b156ab286b6','8458c0a6a614');
INSERT INTO "tables" VALUES('p6hdtsbv2p','table','loipe log 1
game sport-ist-mord
rules 1
seats Anna, Ben, Cleo
set holders [0,1,2]
set doping_jump false
set coach_from_outside false
set last_round 40
---
','box','live',',,',1794838075);
INSERT INTO "tokens" VALUES('p6hdtsbv2p','26575dd06295152f0985a5a65b363ce39b0aabaf1a0231f46ed7ca6ab072dfb3',0);
INSERT INTO "tokens" VALUES('p6hdtsbv2p','4b1418106dc5641d928df17c1d8b668bff91587e077467df515f1adf84586708',1);
INSERT INTO "tokens" VALUES('p6hdtsbv2p','419ae7d6206630457c1728db583427cfcb0805b2e73c46c29f5708f61ee8cb63',2);
INSERT INTO "tokens" VALUES('p6hdtsbv2p','7d4768f5d354f1d52c5c29eabadf98a4718144fd0748bcfd4e98dddb941bfeca',-1);
COMMIT;
