import { sentenceOf } from '@otryv/contract/messages';
import { DomainError } from '../errors/domain-error.ts';

/** Emoji are joined by characters that are invisible anywhere else. */
const pictures = /\p{Extended_Pictographic}\p{EMod}?\uFE0F?(?:\u200D\p{Extended_Pictographic}\p{EMod}?\uFE0F?)*/gu;
/**
 * Control characters, direction marks, line separators, lone surrogates, and fillers; the last one is a blank Braille
 * cell.
 */
const invisible = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]/u;
const visible = /[\p{L}\p{N}]/u;
const ofAnyScript = '\\p{P}\\p{S}\\p{Z}\\p{Script=Common}\\p{Script=Inherited}';
/**
 * Scripts that one name may combine: they have no look-alike letters, or these share a skeleton. Rare scripts are
 * excluded: whole names in Cherokee, Coptic or Lisu look like Latin ones.
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
  /** Stored value. */
  former?: string | null | undefined;
}

/** Thrown for names with invisible, rare or mixed characters; `fields` contains a message for each. */
export class NameInvalid extends DomainError {
  constructor(fields: readonly string[]) {
    super('name_invalid', {
      fields: Object.fromEntries(fields.map((field) => [field, sentenceOf('ru', 'name_invalid')])),
    });
  }
}

/** Whether all characters of a name are visible, one is alphanumeric, and its scripts may be combined. */
export function isProperName(name: string): boolean {
  const isSeen = !invisible.test(name.replace(pictures, '')) && visible.test(name);
  return isSeen && writings.some((writing) => writing.test(name));
}

/** Validates changed names by their fields; a stored name may predate the rule. Throws NameInvalid. */
export function requireProperNames(changes: Readonly<Record<string, NameChange>>): void {
  const fields = Object.entries(changes).flatMap(([field, { next, former }]) => {
    const isKept = next == null || next.normalize('NFC') === former?.normalize('NFC');
    return isKept || isProperName(next) ? [] : [field];
  });
  if (fields.length > 0) throw new NameInvalid(fields);
}
