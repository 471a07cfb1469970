import type { ClientFrame, Identity, ServerFrame } from '@otryv/contract';
import { clientFrame } from '@otryv/contract/schemas';
import type { RawData, WebSocket } from 'ws';

/** A reader that is so far behind is disconnected; it resumes by its last message. */
const mostBufferedBytes = 1_048_576;
/** RFC 6455: a message that breaks the rules of the server. */
export const policyViolation = 1008;
export const goingAway = 1001;
export const tryAgainLater = 1013;

/** One socket of a browser, and whose it is once it has authenticated. */
export class UserSocket {
  identity: Identity | null = null;
  isAuthenticating = false;
  /** Whether it may be given what is for its user. */
  isWelcome = false;
  private isAlive = true;

  constructor(private readonly socket: WebSocket) {
    socket.on('pong', () => {
      this.isAlive = true;
    });
    // The library closes the socket after an error of the other side.
    socket.on('error', () => undefined);
  }

  /** Gives each frame, or `null` for one of another shape. */
  onFrame(handle: (frame: ClientFrame | null) => void): void {
    this.socket.on('message', (data) => handle(readFrame(data)));
  }

  onClose(handle: () => void): void {
    this.socket.on('close', handle);
  }

  send(frame: ServerFrame): void {
    if (this.socket.readyState !== this.socket.OPEN) return;
    if (this.socket.bufferedAmount > mostBufferedBytes) this.socket.terminate();
    else this.socket.send(JSON.stringify(frame));
  }

  close(code: number, reason: string): void {
    this.socket.close(code, reason);
  }

  /** Whether its peer has given no sign of life since the last beat. */
  get isSilent(): boolean {
    return !this.isAlive;
  }

  /** Asks for a sign of life; ends the socket if the last one did not come. */
  beat(): void {
    if (this.isAlive) {
      this.isAlive = false;
      this.socket.ping();
    } else {
      this.socket.terminate();
    }
  }

  terminate(): void {
    this.socket.terminate();
  }
}

function readFrame(data: RawData): ClientFrame | null {
  try {
    return clientFrame.parse(JSON.parse(Buffer.isBuffer(data) ? data.toString() : ''));
  } catch {
    return null;
  }
}
