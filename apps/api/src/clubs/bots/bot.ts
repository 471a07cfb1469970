import type { BotState } from '@otryv/contract';
import { dayMs, hourMs } from '../../kernel/time-units.ts';

/** An account that was refused this often is used no more until the game accepts it again. */
export const mostRefusals = 3;
const refusalRestMs = hourMs;
const warnedMs = 7 * dayMs;

/** How the sign-in of an account fares. */
interface SignIn {
  issuedAt: Date;
  expiresAt: Date;
  /** When it is renewed next. */
  renewAt: Date;
  /** How often the game has refused it since it was last accepted. */
  refusals: number;
  /** The sentence of the last renewal that failed. */
  failure: string | null;
  failedAt: Date | null;
  /** When its owner got the message that it is about to end. */
  toldAt: Date | null;
}

/** An organizer's account in the game; its tokens are with those of all accounts. */
export interface Bot extends SignIn {
  id: string;
  organizerId: string;
  /** Its address in lower case. */
  username: string;
  name: string | null;
  gameUserId: string | null;
}

/** A sign-in that was just made or renewed: it is renewed again at half its life. */
export function freshSignIn(expiresAt: Date, now: Date): SignIn {
  const half = (expiresAt.getTime() - now.getTime()) / 2;
  const renewAt = new Date(now.getTime() + half);
  return { issuedAt: now, expiresAt, renewAt, refusals: 0, failure: null, failedAt: null, toldAt: null };
}

export function stateOf({ expiresAt, refusals, failedAt }: Bot, now: Date): BotState {
  if (expiresAt <= now) return 'expired';
  if (refusals >= mostRefusals) return 'refused';
  return failedAt !== null && isEnding(expiresAt, now) ? 'expiring' : 'working';
}

/** Whether seven days or fewer are left. */
export function isEnding(expiresAt: Date, now: Date): boolean {
  return expiresAt.getTime() - now.getTime() <= warnedMs;
}

export function isUsable(bot: Bot, now: Date): boolean {
  const state = stateOf(bot, now);
  return state === 'working' || state === 'expiring';
}

/** Whether the game refused it within the hour: it is not asked again meanwhile. */
export function wasJustRefused({ refusals, failedAt }: Bot, now: Date): boolean {
  return refusals > 0 && failedAt !== null && now.getTime() - failedAt.getTime() < refusalRestMs;
}
