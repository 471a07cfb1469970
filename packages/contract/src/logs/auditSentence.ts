import type { Locale } from '../messages.ts';
import { en } from './actions.en.ts';
import { ru } from './actions.ru.ts';

type Dotted<Key extends string> = Key extends `${infer Domain}_${infer Rest}` ? `${Domain}.${Dotted<Rest>}` : Key;

/** The code of an action that the log keeps, e.g. `user.role`: each has a sentence. */
export type AuditAction = Dotted<keyof typeof ru>;

const sentences = { ru, en } satisfies Record<Locale, Record<keyof typeof ru, string>>;

/** What happened, by the code of the action; the code itself for an action of an older version. */
export function auditSentence(locale: Locale, action: string): string {
  const sentence: unknown = Reflect.get(sentences[locale], action.replaceAll('.', '_'));
  return typeof sentence === 'string' ? sentence : action;
}

/** Every action with its sentence. */
export function auditSentences(locale: Locale): { action: string; sentence: string }[] {
  return Object.entries(sentences[locale]).map(([key, sentence]) => ({ action: key.replaceAll('_', '.'), sentence }));
}
