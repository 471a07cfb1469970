import { sentenceOf } from '@otryv/contract/messages';
import { DomainError } from '../errors/domain-error.ts';

/** Emoji are joined by characters that are invisible anywhere else. */
const pictures = /\p{Extended_Pictographic}\p{EMod}?\uFE0F?(?:\u200D\p{Extended_Pictographic}\p{EMod}?\uFE0F?)*/gu;
/** Controls, marks of direction, separators of lines, lone surrogates, and fillers; the last one is a blank Braille cell. */
const invisible = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]/u;
const visible = /[\p{L}\p{N}]/u;
const ofAnyScript = '\\p{P}\\p{S}\\p{Z}\\p{Script=Common}\\p{Script=Inherited}';
/**
 * The scripts that one name may have together: their letters do not look alike, or have one skeleton if they do.
 * Rare scripts are left out: whole names in Cherokee, Coptic or Lisu look like Latin ones.
 */
const writings = [
  ['Latin', 'Cyrillic', 'Greek'],
  ['Latin', 'Han', 'Hiragana', 'Katakana', 'Hangul', 'Bopomofo'],
  ['Arabic'],
  ['Hebrew'],
  ['Georgian'],
  ['Armenian'],
  ['Thai'],
  ['Devanagari'],
  ['Bengali'],
  ['Tamil'],
  ['Telugu'],
].map((scripts) => new RegExp(`^[${ofAnyScript}${scripts.map((script) => `\\p{Script=${script}}`).join('')}]*$`, 'u'));

export interface NameChange {
  next: string | null | undefined;
  /** What is stored. */
  former?: string | null | undefined;
}

/** Thrown for names with invisible, rare or mixed letters; `fields` contains a sentence for each. */
export class NameInvalid extends DomainError {
  constructor(fields: readonly string[]) {
    super('name_invalid', {
      fields: Object.fromEntries(fields.map((field) => [field, sentenceOf('ru', 'name_invalid')])),
    });
  }
}

/** Whether everything in a name can be seen, a letter or a digit is in it, and its scripts are written together. */
export function isProperName(name: string): boolean {
  const isSeen = !invisible.test(name.replace(pictures, '')) && visible.test(name);
  return isSeen && writings.some((writing) => writing.test(name));
}

/** Checks the names that change, by their fields; a stored name may be older than the rule. Throws NameInvalid. */
export function requireProperNames(changes: Readonly<Record<string, NameChange>>): void {
  const fields = Object.entries(changes).flatMap(([field, { next, former }]) => {
    const isKept = next == null || next.normalize('NFC') === former?.normalize('NFC');
    return isKept || isProperName(next) ? [] : [field];
  });
  if (fields.length > 0) throw new NameInvalid(fields);
}
