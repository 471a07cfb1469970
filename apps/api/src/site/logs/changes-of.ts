import type { LoggedChange } from '@otryv/contract';

const longestValue = 2_000;
/** Names of fields that may contain a secret, and are in no response. */
const secret = /token|secret|password|hash|code|email/i;

/** Returns the values that differ between two states of an object, as text. */
export function changesOf(before: object | null, after: object | null): LoggedChange[] {
  const [former, latter] = [valuesOf(before), valuesOf(after)];
  const fields = new Set([...former.keys(), ...latter.keys()]);
  return [...fields]
    .map((field) => ({ field, before: former.get(field) ?? null, after: latter.get(field) ?? null }))
    .filter((change) => change.before !== change.after && !secret.test(change.field));
}

function valuesOf(values: object | null): Map<string, string | null> {
  return new Map(Object.entries(values ?? {}).map(([field, value]) => [field, textOf(value)]));
}

function textOf(value: unknown): string | null {
  if (value === null || value === undefined) return null;
  if (value instanceof Date) return value.toISOString();
  if (typeof value === 'string') return shortened(value);
  return Array.isArray(value) ? textOfList(value) : shortened(JSON.stringify(value, withoutSecrets));
}

/** Formats a list as JSON, with a sign in place of the elements over the limit. */
function textOfList(list: readonly unknown[]): string {
  const elements = list.map((element) => JSON.stringify(element, withoutSecrets) ?? 'null');
  const shown = [...elements];
  while (shown.join(',').length > longestValue) shown.pop();
  return `[${[...shown, ...(shown.length < elements.length ? ['"…"'] : [])].join(',')}]`;
}

function withoutSecrets(key: string, value: unknown): unknown {
  return secret.test(key) ? undefined : value;
}

function shortened(text: string): string {
  return text.length > longestValue ? `${text.slice(0, longestValue)}…` : text;
}
