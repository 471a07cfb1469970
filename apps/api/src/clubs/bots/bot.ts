import type { BotState } from '@otryv/contract';
import { dayMs, hourMs } from '../../kernel/time-units.ts';

/** Number of rejections after which an account is not used until the game accepts it again. */
export const mostRejections = 3;
const rejectionRestMs = hourMs;
const warnedMs = 7 * dayMs;

/** State of an account's sign-in. */
interface SignIn {
  issuedAt: Date;
  expiresAt: Date;
  /** When it is next renewed. */
  renewAt: Date;
  /** How often the game has rejected it since it was last accepted. */
  refusals: number;
  /** Message of the last failed renewal. */
  failure: string | null;
  failedAt: Date | null;
  /** When its owner was notified that it is about to expire. */
  toldAt: Date | null;
}

/** Organizer's account in the game; its tokens are with those of all accounts. */
export interface Bot extends SignIn {
  id: string;
  organizerId: string;
  /** Address in lower case. */
  username: string;
  name: string | null;
  gameUserId: string | null;
}

/** Returns the state of a new or renewed sign-in: it is renewed halfway through its lifetime. */
export function freshSignIn(expiresAt: Date, now: Date): SignIn {
  const half = (expiresAt.getTime() - now.getTime()) / 2;
  const renewAt = new Date(now.getTime() + half);
  return { issuedAt: now, expiresAt, renewAt, refusals: 0, failure: null, failedAt: null, toldAt: null };
}

export function stateOf({ expiresAt, refusals, failedAt }: Bot, now: Date): BotState {
  if (expiresAt <= now) return 'expired';
  if (refusals >= mostRejections) return 'refused';
  return failedAt !== null && isEnding(expiresAt, now) ? 'expiring' : 'working';
}

/** Whether at most seven days are left. */
export function isEnding(expiresAt: Date, now: Date): boolean {
  return expiresAt.getTime() - now.getTime() <= warnedMs;
}

export function isUsable(bot: Bot, now: Date): boolean {
  const state = stateOf(bot, now);
  return state === 'working' || state === 'expiring';
}

/** Whether the game rejected it within the hour: it is not retried meanwhile. */
export function wasJustRefused({ refusals, failedAt }: Bot, now: Date): boolean {
  return refusals > 0 && failedAt !== null && now.getTime() - failedAt.getTime() < rejectionRestMs;
}
