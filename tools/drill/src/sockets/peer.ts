import type { ClientFrame, ServerFrame } from '@otryv/contract';
import { WebSocket } from 'ws';

export interface PeerOptions {
  /** The API. */
  address: string;
  token: string;
  /** The page it says to be of. */
  origin: string;
  /** Whether it answers to a question for a sign of life; one that is gone does not. */
  answersPings?: boolean;
}

/** A browser's end of the socket of messages: it keeps the text of every message it is given. */
export class Peer {
  /** The texts by the id of the message. */
  readonly received = new Map<string, string>();
  /** How many lists it was given. */
  lists = 0;
  private hasList = false;
  private lastMessageId: string | undefined;
  private socket: WebSocket | null = null;

  private options: PeerOptions;

  constructor(options: PeerOptions) {
    this.options = options;
  }

  /** Connects to an API, authenticates and resumes by its last message; resolves when it has its first list. */
  connect(changes: Partial<PeerOptions> = {}): Promise<void> {
    this.options = { ...this.options, ...changes };
    const { address, origin, answersPings = true } = this.options;
    const url = `${address.replace('http', 'ws').replace('localhost', '127.0.0.1')}/api/ws`;
    const socket = new WebSocket(url, { origin, autoPong: answersPings, perMessageDeflate: false });
    this.socket = socket;
    this.hasList = false;
    return new Promise((resolve, reject) => {
      socket.once('error', reject);
      socket.once('close', (code, reason) =>
        reject(new Error(`The socket was closed before it had a list: ${code} ${reason.toString()}`)),
      );
      socket.on('message', (data: Buffer) => {
        // What a dropped socket had received before is no business of the next.
        if (socket !== this.socket) return;
        const frame: ServerFrame = JSON.parse(data.toString());
        this.handle(frame, reject);
        if (frame.type === 'SERVICE_MESSAGES') resolve();
      });
    });
  }

  /** Settles when the other side has closed the socket. */
  get closed(): Promise<void> {
    return new Promise((resolve) => {
      if (!this.socket || this.socket.readyState === WebSocket.CLOSED) resolve();
      else this.socket.once('close', () => resolve());
    });
  }

  /** Whether it is connected and has had its first list. */
  get isOpen(): boolean {
    return this.hasList && this.socket?.readyState === WebSocket.OPEN;
  }

  /** Breaks the connection off, as a browser does that loses its network. */
  drop(): void {
    this.socket?.terminate();
  }

  /** The texts it lacks of those it should have. */
  missing(texts: readonly string[]): string[] {
    const known = new Set(this.received.values());
    return texts.filter((text) => !known.has(text));
  }

  /** The texts it has under more than one id. */
  get doubled(): string[] {
    const texts = [...this.received.values()];
    return texts.filter((text, index) => texts.indexOf(text) !== index);
  }

  private handle(frame: ServerFrame, refuse: (error: Error) => void): void {
    if (frame.type === 'AUTH_REQUIRED') {
      const { token } = this.options;
      const auth: ClientFrame = {
        type: 'AUTH',
        token,
        ...(this.lastMessageId && { lastMessageId: this.lastMessageId }),
      };
      this.socket?.send(JSON.stringify(auth));
    } else if (frame.type === 'SERVICE_MESSAGES') {
      this.lists += 1;
      this.hasList = true;
      for (const { _id, text } of frame.data) this.received.set(_id, text);
      this.lastMessageId = frame.data[0]?._id ?? this.lastMessageId;
    } else if (frame.type === 'AUTH_ERROR') {
      refuse(new Error(frame.message));
    }
  }
}
