import type { ClientFrame, ServerFrame } from '@otryv/contract';
import { WebSocket } from 'ws';

export interface PeerOptions {
  /** Address of the API. */
  address: string;
  token: string;
  /** Origin that it sends. */
  origin: string;
  /** Whether it answers pings; a dead one does not. */
  answersPings?: boolean;
}

/** Browser end of the notification socket; stores the text of every message it receives. */
export class Peer {
  /** Texts by message id. */
  readonly received = new Map<string, string>();
  /** Number of received lists. */
  lists = 0;
  private hasList = false;
  private lastMessageId: string | undefined;
  private socket: WebSocket | null = null;

  private options: PeerOptions;

  constructor(options: PeerOptions) {
    this.options = options;
  }

  /**
   * Connects to an API, authenticates and resumes from its last message; resolves when it has received its first list.
   */
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
        // Ignores frames that a dropped socket had received before.
        if (socket !== this.socket) return;
        const frame: ServerFrame = JSON.parse(data.toString());
        this.handle(frame, reject);
        if (frame.type === 'SERVICE_MESSAGES') resolve();
      });
    });
  }

  /** Resolves when the other side has closed the socket. */
  get closed(): Promise<void> {
    return new Promise((resolve) => {
      if (!this.socket || this.socket.readyState === WebSocket.CLOSED) resolve();
      else this.socket.once('close', () => resolve());
    });
  }

  /** Whether it is connected and has received its first list. */
  get isOpen(): boolean {
    return this.hasList && this.socket?.readyState === WebSocket.OPEN;
  }

  /** Breaks the connection, like a browser that loses its network. */
  drop(): void {
    this.socket?.terminate();
  }

  /** Returns the expected texts that it lacks. */
  missing(texts: readonly string[]): string[] {
    const known = new Set(this.received.values());
    return texts.filter((text) => !known.has(text));
  }

  /** Returns the texts received under more than one id. */
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
