import { machineTime } from '../kernel/clock.ts';
import { dayMs } from '../kernel/time-units.ts';
import { ANCHOR } from './start-race-world.ts';
import type { Response } from './test-browser.ts';

const mostNumbers = 4;
const longestText = 160;
const mostCharacters = 4_000;

/**
 * Best example of each endpoint among its responses: the fullest small one, without values that differ between runs.
 */
export class Examples {
  private readonly texts = new Map<string, string>();
  /** Before the world of the responses: its clock does not control all of their moments. */
  private readonly began = machineTime();

  add(endpoint: string, { statusCode, headers, body }: Response): void {
    if (statusCode >= 300 || !String(headers['content-type']).startsWith('application/json')) return;
    const text = JSON.stringify(shortened(JSON.parse(this.withFixedMoments(withFixedValues(body)))));
    const known = this.texts.get(endpoint);
    if (known === undefined || rank(text) > rank(known)) this.texts.set(endpoint, text);
  }

  /** Returns all examples by endpoint, ordered by name. */
  all(): Record<string, unknown> {
    const sorted = [...this.texts].toSorted(([one], [other]) => (one < other ? -1 : 1));
    return JSON.parse(
      withFixedIds(JSON.stringify(Object.fromEntries(sorted.map(([endpoint, text]) => [endpoint, JSON.parse(text)])))),
    );
  }

  /** Replaces moments of this run, or some days after it, with ones relative to the world's clock. */
  private withFixedMoments(body: string): string {
    const tookMs = machineTime().getTime() - this.began.getTime();
    return body.replace(/\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z/g, (moment) => {
      const sinceMs = Date.parse(moment) - this.began.getTime();
      if (sinceMs < 0 || sinceMs % dayMs > tookMs) return moment;
      return new Date(ANCHOR.getTime() + Math.floor(sinceMs / dayMs) * dayMs).toISOString();
    });
  }
}

function rank({ length }: string): number {
  return length <= mostCharacters ? length : -length;
}

/** Replaces tokens, keys, codes and addresses with values of the same form. */
function withFixedValues(body: string): string {
  return body
    .replace(/eyJ[\w-]+\.[\w-]+\.[\w-]+/g, 'header.payload.signature')
    .replace(/(?<=otryv_[a-z]{2}_)[\w-]{43}|(?<![\w-])[\w-]{43}(?![\w-])/g, 'x'.repeat(43))
    .replace(/(?<="token":")[\w-]{22}(?=")|(?<="nextCursor":"[\w-]+\.)[\w-]{22}(?=")/g, 'x'.repeat(22))
    .replace(/(?<="ending":")[\w-]{4}(?=")/g, 'xxxx')
    .replace(/(?<="code":"|План )[A-Z\d]{6}(?=")/g, 'ABC234')
    .replace(/http:\/\/127\.0\.0\.1:\d+/g, 'https://provider.example')
    .replace(/(?<=\/pay\/)[\da-f-]{36}/g, '00000000-0000-4000-8000-000000000001');
}

/** Replaces ids by their order of appearance: the database derives them from the time. */
function withFixedIds(text: string): string {
  const ids = new Map<string, string>();
  return text.replace(/(?<![\w-])[\da-f]{24}(?![\w-])/g, (id) => {
    const fixed = ids.get(id) ?? `6b0b07d0${(ids.size + 1).toString(16).padStart(16, '0')}`;
    ids.set(id, fixed);
    return fixed;
  });
}

function isRecord(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function shortened(value: unknown): unknown {
  // One object is an example of the others; coordinates and pairs of numbers have a fixed length.
  if (Array.isArray(value)) return value.slice(0, value.some(isRecord) ? 1 : mostNumbers).map(shortened);
  if (typeof value === 'string') return value.length > longestText ? `${value.slice(0, longestText)}…` : value;
  if (!isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, shortened(inner)]));
}
