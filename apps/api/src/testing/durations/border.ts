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

/** World whose clock the border tests control. */
export class Scene {
  readonly clock = fake(Clock, { now: () => new Date(this.nowMs) });
  readonly start: Date;
  private nowMs: number;

  constructor(
    readonly world: BillingWorld,
    /** Unique for each setup. */
    readonly turn: number,
    start: Date = ANCHOR,
  ) {
    this.start = start;
    this.nowMs = start.getTime();
  }

  get now(): Date {
    return new Date(this.nowMs);
  }

  /** Moves the clock to this many ms after the start. */
  moveTo(ms: number): void {
    this.nowMs = this.start.getTime() + ms;
  }

  get<T>(type: abstract new (...args: never[]) => T): T {
    return this.world.app.get(type, { strict: false });
  }

  transaction<T>(work: (session: Session) => Promise<T>): Promise<T> {
    return this.get(Transactions).run(work);
  }

  /** Creates an account that cannot sign in. */
  async user(changes: Partial<NewUser> = {}): Promise<string> {
    const username = `border-${this.turn}-${users++}`;
    const blank = { username, email: null, passwordHash: null, externalAccounts: [], isTemporaryName: false };
    return (await this.transaction((session) => this.get(UsersService).create({ ...blank, ...changes }, session))).id;
  }
}

let users = 0;

/** Moment at which the state of something changes. */
export interface Border {
  /** First ms of the later state, from the start. */
  atMs: number;
  start?: Date;
  states: readonly [before: unknown, from: unknown];
  /** Sets up the state at the start; returns its reader. */
  begin: (scene: Scene) => (() => unknown) | Promise<() => unknown>;
}

/** Borders of each duration, by `file › name`. */
export type Borders = Readonly<Record<string, Border | readonly Border[]>>;

/** Resolves to `done`, or the code of the error. */
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

/** Returns the identity of a signed-in account with a role. */
export function identityOf(userId: string, role: 'user' | 'admin' = 'user') {
  return { userId, sessionId: anId(), role, clubs: [], organizerId: null, team: null };
}
