import type { Response } from './test-browser.ts';

const mostNumbers = 4;
const longestText = 160;
const mostCharacters = 4_000;

/** The best example of each endpoint among responses: the fullest that is small. */
export class Examples {
  private readonly texts = new Map<string, string>();

  add(endpoint: string, { statusCode, headers, body }: Response): void {
    if (statusCode >= 300 || !String(headers['content-type']).startsWith('application/json')) return;
    const text = JSON.stringify(shortened(JSON.parse(withoutSecrets(body))));
    const known = this.texts.get(endpoint);
    if (known === undefined || rank(text) > rank(known)) this.texts.set(endpoint, text);
  }

  /** By endpoint, in the order of their names. */
  all(): Record<string, unknown> {
    const sorted = [...this.texts].toSorted(([one], [other]) => (one < other ? -1 : 1));
    return Object.fromEntries(sorted.map(([endpoint, text]) => [endpoint, JSON.parse(text)]));
  }
}

function rank({ length }: string): number {
  return length <= mostCharacters ? length : -length;
}

/** With the form that tokens and keys have, and nothing that was one. */
function withoutSecrets(body: string): string {
  return body
    .replace(/eyJ[\w-]+\.[\w-]+\.[\w-]+/g, 'header.payload.signature')
    .replace(/(?<=otryv_[a-z]{2}_)[\w-]{43}|(?<![\w-])[\w-]{43}(?![\w-])/g, 'x'.repeat(43));
}

function isRecord(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function shortened(value: unknown): unknown {
  // One object shows what the others are; places and pairs of numbers have a length of their own.
  if (Array.isArray(value)) return value.slice(0, value.some(isRecord) ? 1 : mostNumbers).map(shortened);
  if (typeof value === 'string') return value.length > longestText ? `${value.slice(0, longestText)}…` : value;
  if (!isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, shortened(inner)]));
}
