import { ru } from './differences.ru.ts';
import type { DocumentDifference } from './game-document.ts';

const longest = 120;

/** Describes each difference between two documents in one sentence per path. */
export function differenceSentences(differences: readonly DocumentDifference[]): Record<string, string> {
  return Object.fromEntries(
    differences.map(({ path, before, after }) => [path, ru.difference(textOf(before), textOf(after))]),
  );
}

function textOf(value: unknown): string {
  if (value === null) return ru.nothing;
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return text.length > longest ? `${text.slice(0, longest)}…` : text;
}
