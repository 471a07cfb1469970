import { Injectable } from '@nestjs/common';
import type { Identity } from '@otryv/contract';
import { goingAway, policyViolation, type UserSocket } from './user-socket.ts';

/** Called with each socket that has authenticated, and the newest message that its browser received before. */
type Welcome = (socket: UserSocket, userId: string, lastMessageId: string | null) => void;

const mostOfUser = 10;

/** The sockets of this process: all of them, and those of each signed-in user. */
@Injectable()
export class Sockets {
  private readonly all = new Set<UserSocket>();
  private readonly byUser = new Map<string, Set<UserSocket>>();
  private welcome: Welcome = () => undefined;

  /** Registers what is sent to a socket at first. */
  welcomeWith(welcome: Welcome): void {
    this.welcome = welcome;
  }

  get size(): number {
    return this.all.size;
  }

  /** The sockets that have not authenticated yet. */
  get guests(): number {
    let users = 0;
    for (const sockets of this.byUser.values()) users += sockets.size;
    return this.all.size - users;
  }

  add(socket: UserSocket): void {
    this.all.add(socket);
    socket.onClose(() => this.remove(socket));
  }

  /** Makes it a socket of a user; `false` for one too many. */
  identify(socket: UserSocket, identity: Identity): boolean {
    if (!this.all.has(socket)) return false;
    const sockets = this.byUser.get(identity.userId) ?? new Set();
    if (sockets.size >= mostOfUser) return false;
    socket.identity = identity;
    this.byUser.set(identity.userId, sockets.add(socket));
    return true;
  }

  /** Admits an identified socket: from now on it is one of its user. */
  admit(socket: UserSocket, userId: string, lastMessageId: string | null): void {
    socket.isWelcome = true;
    this.welcome(socket, userId, lastMessageId);
  }

  /** The admitted sockets of a user. */
  ofUser(userId: string): UserSocket[] {
    return [...(this.byUser.get(userId) ?? [])].filter(({ isWelcome }) => isWelcome);
  }

  /** Closes the sockets of a session that has ended. */
  endSession(sessionId: string): void {
    for (const sockets of this.byUser.values()) {
      for (const socket of sockets) {
        if (socket.identity?.sessionId === sessionId) socket.close(policyViolation, 'The session has ended.');
      }
    }
  }

  /** Closes every socket: their browsers connect again. */
  closeAll(): void {
    for (const socket of this.all) socket.close(goingAway, 'The server restarts.');
  }

  terminateAll(): void {
    for (const socket of this.all) socket.terminate();
  }

  /** Asks every peer for a sign of life, and ends those without one since the last time. */
  beat(): void {
    for (const socket of this.all) socket.beat();
  }

  private remove(socket: UserSocket): void {
    this.all.delete(socket);
    const userId = socket.identity?.userId;
    const sockets = userId === undefined ? undefined : this.byUser.get(userId);
    sockets?.delete(socket);
    if (userId !== undefined && sockets?.size === 0) this.byUser.delete(userId);
  }
}
