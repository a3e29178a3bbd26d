/** The socket of a table: it only says that something is new. Comes back by itself when the line or the server drops. */
import type { Reason, Told } from './messages';

export type Line = 'open' | 'lost' | 'refused';

export interface Listener {
  at: (at: number) => void;
  here: (holders: number[]) => void;
  notices: (notices: Reason[]) => void;
  line: (line: Line) => void;
}

const FIRST_WAIT = 400;
const LONGEST_WAIT = 5000;

export class Live {
  private socket: WebSocket | null = null;
  private wait = FIRST_WAIT;
  private timer = 0;
  private closed = false;

  constructor(
    private table: string,
    private token: string,
    private listener: Listener,
  ) {
    this.connect();
    addEventListener('online', this.again);
  }

  private connect = (): void => {
    if (this.closed) return;
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.table}/live`);
    this.socket = socket;
    socket.onopen = () => socket.send(JSON.stringify({ type: 'hello', token: this.token }));
    socket.onmessage = (message) => this.heard(JSON.parse(message.data) as Told);
    socket.onclose = (event) => this.lost(event.code);
  };

  private heard(told: Told): void {
    if (told.type === 'at') {
      this.wait = FIRST_WAIT;
      this.listener.line('open');
      this.listener.at(told.at);
    }
    if (told.type === 'here') this.listener.here(told.holders);
    if (told.type === 'notices') this.listener.notices(told.notices);
  }

  private lost(code: number): void {
    if (this.closed) return;
    if (code === 4401) return this.listener.line('refused');
    this.listener.line('lost');
    this.timer = window.setTimeout(this.connect, this.wait);
    this.wait = Math.min(this.wait * 1.7, LONGEST_WAIT);
  }

  /** The network says it is back: do not wait. */
  private again = (): void => {
    if (this.socket?.readyState === WebSocket.CLOSED) {
      clearTimeout(this.timer);
      this.connect();
    }
  };

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    removeEventListener('online', this.again);
    this.socket?.close();
  }
}
