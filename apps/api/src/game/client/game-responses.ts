import { machineTime } from '../../kernel/clock.ts';
import { minuteMs } from '../../kernel/time-units.ts';
import {
  GameForbidden,
  GameNotFound,
  GameOutcomeUnknown,
  GamePageReceived,
  GameReadFailed,
  type GameSubject,
  GameThrottled,
  GameUnavailable,
} from './game.errors.ts';
import { parseGameJson } from './game-json.ts';

/** The game rejected the token, or redirected to a sign-in page. */
export class TokenRefused extends Error {
  constructor(
    message: string,
    readonly isRedirect: boolean,
  ) {
    super(message);
  }
}

export function parse(text: string, path: string, isRepeatable = true): unknown {
  if (isPage(text)) throw new GamePageReceived(path);
  try {
    return parseGameJson(text);
  } catch (error) {
    // The connection broke during the response.
    throw new GameReadFailed(`not JSON at ${path}`, null, { cause: error }, isRepeatable);
  }
}

/** Throws for the statuses with the same meaning for every request. */
export function throwCommon(response: {
  status: number;
  headers: { get(name: string): string | null };
  path: string;
  subject: GameSubject | undefined;
}): void {
  const { status, headers, path, subject } = response;
  if (status === 401 || isRedirect(status)) throw new TokenRefused(`status ${status} at ${path}`, isRedirect(status));
  if (status === 403) throw new GameForbidden(path);
  if (status === 404) throw new GameNotFound(path, subject);
  if (status === 429) throw new GameThrottled(`status 429 at ${path}`, retryAfter(headers));
}

interface Request {
  method?: string;
  headers: Record<string, string>;
}

const neverSent = ['ECONNREFUSED', 'ENOTFOUND', 'UND_ERR_CONNECT_TIMEOUT'];

/** Returns the error of a request without a response; a sent write may have been carried out. */
export function noResponse(path: string, { method, headers }: Request, cause: unknown): GameUnavailable {
  const reason = `no answer from ${path}`;
  const isWrite = method !== undefined && headers['content-type'] !== 'application/x-www-form-urlencoded';
  const wasSent = !neverSent.some((code) => codesOf(cause).includes(code));
  if (isWrite && wasSent) return new GameOutcomeUnknown(reason, { cause }, method !== 'POST');
  return new GameUnavailable(reason, null, { cause }, method !== 'POST');
}

function codesOf(error: unknown): string[] {
  if (!(error instanceof Error)) return [];
  return ['code' in error ? String(error.code) : '', ...codesOf(error.cause)];
}

const longestReason = 300;

/** Returns the error message of the game; nothing if it has none. */
export function reasonOf(text: string): string {
  if (isPage(text)) return '';
  try {
    const body: unknown = JSON.parse(text);
    const message = typeof body === 'object' && body !== null && 'message' in body ? body.message : '';
    return typeof message === 'string' ? message.slice(0, longestReason) : '';
  } catch {
    return text.slice(0, longestReason);
  }
}

function isPage(text: string): boolean {
  return text.trimStart().startsWith('<');
}

function isRedirect(status: number): boolean {
  return status >= 300 && status < 400;
}

const longestWaitMs = minuteMs;

/**
 * Returns the delay that the game requests, in ms; `null` without one. A date is interpreted by the game's clock, from
 * its `Date` header.
 */
export function retryAfter(headers: { get(name: string): string | null }): number | null {
  const value = headers.get('retry-after')?.trim();
  if (!value) return null;
  const isDate = Number.isNaN(Number(value));
  const gameNow = Date.parse(headers.get('date') ?? '') || machineTime().getTime();
  const ms = isDate ? Math.max(Date.parse(value) - gameNow, 0) : Number(value) * 1000;
  return ms >= 0 ? Math.min(ms, longestWaitMs) : null;
}

/**
 * Checks the body of a successful PUT or DELETE. A page comes from a gateway: the write may not have reached the game.
 */
export function requireWritten(text: string, path: string): void {
  try {
    if (text !== '') parse(text, path);
  } catch (error) {
    throw new GameOutcomeUnknown(`unreadable answer from ${path}`, { cause: error }, true);
  }
}

/** Parses the body of a successful POST; if unreadable, the created object is lost to us. */
export function created(text: string, path: string): unknown {
  try {
    return parse(text, path, false);
  } catch (error) {
    throw new GameOutcomeUnknown(`unreadable answer from ${path}`, { cause: error });
  }
}
