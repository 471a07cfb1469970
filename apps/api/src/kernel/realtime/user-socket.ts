import type { ClientFrame, Identity, ServerFrame } from '@otryv/contract';
import { clientFrame } from '@otryv/contract/schemas';
import type { RawData, WebSocket } from 'ws';

/** Backlog at which a slow reader is disconnected; it resumes from its last message. */
const mostBufferedBytes = 1_048_576;
/** RFC 6455 close code: a message violated the server's policy. */
export const policyViolation = 1008;
export const goingAway = 1001;
export const tryAgainLater = 1013;

/** Browser socket, and its user once authenticated. */
export class UserSocket {
  identity: Identity | null = null;
  isAuthenticating = false;
  /** Whether it may receive its user's messages. */
  isWelcome = false;
  private isAlive = true;

  constructor(private readonly socket: WebSocket) {
    socket.on('pong', () => {
      this.isAlive = true;
    });
    // The library closes the socket after an error of the other side.
    socket.on('error', () => undefined);
  }

  /** Calls the handler with each frame, or `null` for one of another shape. */
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

  /** Whether its peer has been silent since the last beat. */
  get isSilent(): boolean {
    return !this.isAlive;
  }

  /** Sends a ping; ends the socket if the last one got no pong. */
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
