import { Injectable } from '@nestjs/common';
import type { Identity } from '@otryv/contract';
import { goingAway, policyViolation, type UserSocket } from './user-socket.ts';

/** Called with each authenticated socket, and the newest message that its browser had received. */
type Welcome = (socket: UserSocket, userId: string, lastMessageId: string | null) => void;

const mostOfUser = 10;

/** Sockets of this process: all of them, and those of each signed-in user. */
@Injectable()
export class Sockets {
  private readonly all = new Set<UserSocket>();
  private readonly byUser = new Map<string, Set<UserSocket>>();
  private welcome: Welcome = () => undefined;

  /** Registers the first message to send to a socket. */
  welcomeWith(welcome: Welcome): void {
    this.welcome = welcome;
  }

  get size(): number {
    return this.all.size;
  }

  /** Number of sockets that have not authenticated yet. */
  get guests(): number {
    let users = 0;
    for (const sockets of this.byUser.values()) users += sockets.size;
    return this.all.size - users;
  }

  add(socket: UserSocket): void {
    this.all.add(socket);
    socket.onClose(() => this.remove(socket));
  }

  /** Assigns a socket to a user; `false` over the limit. */
  identify(socket: UserSocket, identity: Identity): boolean {
    if (!this.all.has(socket)) return false;
    const sockets = this.byUser.get(identity.userId) ?? new Set();
    if (sockets.size >= mostOfUser) return false;
    socket.identity = identity;
    this.byUser.set(identity.userId, sockets.add(socket));
    return true;
  }

  /** Admits an identified socket: from now on it receives its user's messages. */
  admit(socket: UserSocket, userId: string, lastMessageId: string | null): void {
    socket.isWelcome = true;
    this.welcome(socket, userId, lastMessageId);
  }

  /** Returns the admitted sockets of a user. */
  listByUser(userId: string): UserSocket[] {
    return [...(this.byUser.get(userId) ?? [])].filter(({ isWelcome }) => isWelcome);
  }

  /** Closes the sockets of an ended session. */
  endSession(sessionId: string): void {
    for (const sockets of this.byUser.values()) {
      for (const socket of sockets) {
        if (socket.identity?.sessionId === sessionId) socket.close(policyViolation, 'The session has ended.');
      }
    }
  }

  /** Closes every socket: their browsers reconnect. */
  closeAll(): void {
    for (const socket of this.all) socket.close(goingAway, 'The server restarts.');
  }

  terminateAll(): void {
    for (const socket of this.all) socket.terminate();
  }

  /** Pings every peer, and ends those that have been silent since the last ping. */
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
