import { Types } from 'mongoose';
import { Clock } from '../../kernel/clock.ts';
import type { Session } from '../../kernel/database/session.ts';
import { Transactions } from '../../kernel/database/transactions.ts';
import { DomainError } from '../../kernel/errors/domain-error.ts';
import type { NewUser } from '../../people/users/records/user.ts';
import { UsersService } from '../../people/users/users.service.ts';
import type { BillingWorld } from '../billing-world.ts';
import { fake } from '../fake.ts';
import { ANCHOR } from '../start-race-world.ts';

/** A world whose clock the test of borders moves. */
export class Scene {
  readonly clock = fake(Clock, { now: () => new Date(this.nowMs) });
  readonly start: Date;
  private nowMs: number;

  constructor(
    readonly world: BillingWorld,
    /** Differs for each beginning. */
    readonly turn: number,
    start: Date = ANCHOR,
  ) {
    this.start = start;
    this.nowMs = start.getTime();
  }

  get now(): Date {
    return new Date(this.nowMs);
  }

  /** Goes to so many ms after the start. */
  moveTo(ms: number): void {
    this.nowMs = this.start.getTime() + ms;
  }

  get<T>(type: abstract new (...args: never[]) => T): T {
    return this.world.app.get(type, { strict: false });
  }

  transaction<T>(work: (session: Session) => Promise<T>): Promise<T> {
    return this.get(Transactions).run(work);
  }

  /** An account without a way to sign in. */
  async user(changes: Partial<NewUser> = {}): Promise<string> {
    const username = `border-${this.turn}-${users++}`;
    const blank = { username, email: null, passwordHash: null, externalAccounts: [], isTemporaryName: false };
    return (await this.transaction((session) => this.get(UsersService).create({ ...blank, ...changes }, session))).id;
  }
}

let users = 0;

/** A moment at which the state of something changes. */
export interface Border {
  /** The first ms of the later state, counted from the start. */
  atMs: number;
  start?: Date;
  states: readonly [before: unknown, from: unknown];
  /** Brings it about at the start; returns what reads its state. */
  begin: (scene: Scene) => (() => unknown) | Promise<() => unknown>;
}

/** The borders of each duration, by `file › name`. */
export type Borders = Readonly<Record<string, Border | readonly Border[]>>;

/** `done`, or the code of the refusal. */
export async function outcomeOf(work: Promise<unknown>): Promise<string> {
  try {
    await work;
    return 'done';
  } catch (error) {
    if (error instanceof DomainError) return error.code;
    throw error;
  }
}

export const anId = () => new Types.ObjectId().toHexString();

/** Who acts: a signed-in account of a role. */
export function identityOf(userId: string, role: 'user' | 'admin' = 'user') {
  return { userId, sessionId: anId(), role, clubs: [], organizerId: null, team: null };
}
