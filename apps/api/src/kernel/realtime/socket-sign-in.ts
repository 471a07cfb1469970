import { Injectable, Logger } from '@nestjs/common';
import type { ClientFrame, Identity } from '@otryv/contract';
import { socketSentences } from '@otryv/contract/messages';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { Identities } from '../access/identities.ts';
import { machineTime } from '../clock.ts';
import { Sockets } from './sockets.ts';
import { policyViolation, tryAgainLater, type UserSocket } from './user-socket.ts';

const sentences = socketSentences.ru;
const patienceMs = 5_000;
const framesPerSocket = { points: 20, duration: 10 };

/** Authenticates a socket and exchanges heartbeats with it. */
@Injectable()
export class SocketSignIn {
  private readonly logger = new Logger(SocketSignIn.name);
  // One for all: a limiter per socket would be larger than the socket.
  private readonly rate = new RateLimiterMemory(framesPerSocket);
  private served = 0;

  constructor(
    private readonly identities: Identities,
    private readonly sockets: Sockets,
  ) {}

  /** Requests authentication, which has to follow within five seconds. */
  serve(socket: UserSocket): void {
    const key = String(this.served++);
    const timer = setTimeout(() => this.giveUp(socket), patienceMs);
    socket.onClose(() => {
      clearTimeout(timer);
      void this.rate.delete(key);
    });
    socket.onFrame((frame) => {
      this.rate.consume(key).then(
        () => this.answer(socket, frame),
        () => socket.close(policyViolation, 'Too many frames.'),
      );
    });
    socket.send({ type: 'AUTH_REQUIRED', message: sentences.auth_required });
  }

  private giveUp(socket: UserSocket): void {
    if (socket.identity === null) socket.close(policyViolation, 'Not authenticated in time.');
  }

  private answer(socket: UserSocket, frame: ClientFrame | null): void {
    if (frame?.type === 'PING') {
      socket.send({ type: 'PONG', timestamp: machineTime().getTime() });
    } else if (frame?.type === 'AUTH' && socket.identity === null && !socket.isAuthenticating) {
      socket.isAuthenticating = true;
      this.authenticate(socket, frame.token, frame.lastMessageId ?? null)
        .catch((error: unknown) => {
          this.logger.error({ err: error }, 'A socket was not authenticated');
          socket.close(tryAgainLater, 'Try again later.');
        })
        .finally(() => {
          socket.isAuthenticating = false;
        });
    } else {
      socket.send({ type: 'ERROR', message: sentences.frame_unknown });
    }
  }

  private async authenticate(socket: UserSocket, token: string, lastMessageId: string | null): Promise<void> {
    const identity = await this.identities.findByToken(token);
    if (!identity) return this.refuse(socket);
    if (!this.sockets.identify(socket, identity)) return socket.close(tryAgainLater, 'Too many sockets.');
    // A session that ended before its socket was registered here would leave it open.
    if (!(await this.identities.findByToken(token))) return this.drop(socket);
    this.welcome(socket, identity, lastMessageId);
  }

  private welcome(socket: UserSocket, { userId }: Identity, lastMessageId: string | null): void {
    socket.send({ type: 'AUTH_SUCCESS', userId });
    this.sockets.admit(socket, userId, lastMessageId);
  }

  private refuse(socket: UserSocket): void {
    socket.send({ type: 'AUTH_ERROR', message: sentences.auth_failed });
  }

  private drop(socket: UserSocket): void {
    this.refuse(socket);
    socket.close(policyViolation, 'The session has ended.');
  }
}
