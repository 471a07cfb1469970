import type { Locale } from '../messages.ts';
import { en } from './actions.en.ts';
import { ru } from './actions.ru.ts';

type Dotted<Key extends string> = Key extends `${infer Domain}_${infer Rest}` ? `${Domain}.${Dotted<Rest>}` : Key;

/** Code of a logged action, e.g. `user.role`: each has a message. */
export type AuditAction = Dotted<keyof typeof ru>;

const sentences = { ru, en } satisfies Record<Locale, Record<keyof typeof ru, string>>;

/** Returns the message of an action code; falls back to the code itself for an action of an older version. */
export function auditSentence(locale: Locale, action: string): string {
  const sentence: unknown = Reflect.get(sentences[locale], action.replaceAll('.', '_'));
  return typeof sentence === 'string' ? sentence : action;
}

/** Lists every action with its message. */
export function auditSentences(locale: Locale): { action: string; sentence: string }[] {
  return Object.entries(sentences[locale]).map(([key, sentence]) => ({ action: key.replaceAll('_', '.'), sentence }));
}
