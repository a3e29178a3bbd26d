/** The socket of a table: everything is said and heard here. Taken up again by itself when line or server drop. */
import type { Do, Down, Fresh, No, Reaction, Say, Tried, Try, Up } from './messages';

export type LineIs = 'open' | 'lost' | 'refused';
export type Asked = Say | Try | Do;
export type Answer = Fresh | Tried | No | Reaction;

export interface Listener {
  /** The `at` of what this browser has, 0 for nothing. */
  have: () => number;
  heard: (down: Down) => void;
  line: (line: LineIs) => void;
}

const FIRST_WAIT = 300;
const LONGEST_WAIT = 4000;
const NO_LINK = 4401;
/** The server is started again, or one of its processes is: “come back”. */
const COME_BACK = 1012;
/** Nobody need know of a line that is back within so many milliseconds. */
const QUIET = 1000;
const QUIET_RESTART = 6000;

export class Line {
  private socket: WebSocket | null = null;
  private greeted = false;
  private wait = FIRST_WAIT;
  private timer = 0;
  private closed = false;
  private telling = 0;
  /** What was said and not answered, in order: said again, under the same id, on the next line. */
  private underWay = new Map<string, { asked: Asked; answer: (answer: Answer) => void }>();

  constructor(
    private table: string,
    private token: string,
    private listener: Listener,
  ) {
    this.connect();
    addEventListener('online', this.again);
  }

  /** Answered once, however often the line drops; where the server cannot do it just now, the same is said again. */
  ask(asked: Asked, later: (no: No) => void = () => {}): Promise<Answer> {
    return new Promise((resolve) => {
      let wait = FIRST_WAIT;
      const answer = (given: Answer) => {
        if (given.type === 'no' && given.later) {
          later(given);
          setTimeout(say, wait);
          wait = Math.min(wait * 1.7, LONGEST_WAIT);
        } else resolve(given);
      };
      const say = () => {
        this.underWay.set(asked.id, { asked, answer });
        if (this.greeted) this.send(asked);
      };
      say();
    });
  }

  /** Something is missing: hello again, with what this browser has. */
  private anew(): void {
    this.hangUp();
    this.connect();
  }

  private connect = (): void => {
    if (this.closed) return;
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.table}/line`);
    this.socket = socket;
    socket.onopen = () => this.send({ type: 'hello', token: this.token, have: this.listener.have() });
    socket.onmessage = (message) => this.heard(JSON.parse(message.data) as Down);
    socket.onclose = (event) => this.lost(event.code);
  };

  private send(up: Up): void {
    this.socket?.send(JSON.stringify(up));
  }

  private heard(down: Down): void {
    if (this.greeted && down.type === 'fresh' && down.at > this.listener.have() + 1) return this.anew();
    this.listener.heard(down);
    if (!this.greeted && (down.type === 'table' || down.type === 'fresh')) this.open();
    if (down.type !== 'table' && 'id' in down) this.answered(down);
  }

  private open(): void {
    this.greeted = true;
    this.wait = FIRST_WAIT;
    this.quiet();
    this.listener.line('open');
    for (const { asked } of this.underWay.values()) this.send(asked);
  }

  private answered(answer: Answer): void {
    const waiting = this.underWay.get(answer.id);
    this.underWay.delete(answer.id);
    waiting?.answer(answer);
  }

  private lost(code: number): void {
    if (this.closed) return;
    this.greeted = false;
    if (code === NO_LINK) {
      this.quiet();
      return this.listener.line('refused');
    }
    const tell = () => this.listener.line('lost');
    this.telling ||= window.setTimeout(tell, code === COME_BACK ? QUIET_RESTART : QUIET);
    this.timer = window.setTimeout(this.connect, this.wait * (0.5 + Math.random() / 2));
    this.wait = Math.min(this.wait * 1.7, LONGEST_WAIT);
  }

  /** There is nothing to tell any more. */
  private quiet(): void {
    clearTimeout(this.telling);
    this.telling = 0;
  }

  /** The network says it is back: do not wait. */
  private again = (): void => {
    if (this.socket?.readyState === WebSocket.CLOSED) {
      clearTimeout(this.timer);
      this.connect();
    }
  };

  private hangUp(): void {
    this.greeted = false;
    if (this.socket) this.socket.onclose = this.socket.onmessage = null;
    this.socket?.close();
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    this.quiet();
    removeEventListener('online', this.again);
    this.hangUp();
  }
}
