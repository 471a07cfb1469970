import type * as z from 'zod/mini';
import { en } from './fields.en.ts';
import { ru } from './fields.ru.ts';
import { patternNames, patterns } from './patterns.ts';

const sentences = { ru, en };
/** Sites of links, by a part of their patterns. */
const sites = { 'youtube\\.': 'youtube.com', 't\\.me': 't.me', 'vk\\.': 'vk.com' };
const ownSentences = ['digestTooLong', 'endsBeforeStart', 'organizerOrEverybody', 'sites'] as const;

/**
 * Returns a message with the problem of a value and its fix. Blank required values have their own message, except for
 * those that are chosen and not typed.
 */
export function sentenceOfIssue(locale: keyof typeof sentences, issue: z.core.$ZodRawIssue): string {
  const messages = sentences[locale];
  if (issue.code === 'custom' && isOwnSentence(issue.params?.sentence)) return messages[issue.params.sentence];
  if (issue.code === 'invalid_value') return isTick(issue) ? messages.tick : messages.choice;
  if (isBlank(issue.input)) return messages.required;
  if (issue.code === 'too_big')
    return sizeOf(issue, Number(issue.maximum), messages.tooLong, messages.tooMany, messages.tooBig);
  if (issue.code === 'too_small') {
    return sizeOf(issue, Number(issue.minimum), messages.tooShort, messages.tooFew, messages.tooSmall);
  }
  if (issue.code === 'invalid_format') {
    const format = formatOf(issue);
    return format === 'link' ? messages.link(startOfLink(issue)) : messages[format];
  }
  if (issue.code === 'invalid_type' && issue.expected === 'int') return messages.integer;
  if (issue.code === 'invalid_type' && issue.expected === 'number') return messages.number;
  return messages.other;
}

function formatOf({ format, pattern }: z.core.$ZodRawIssue<z.core.$ZodIssueInvalidStringFormat>) {
  if (format === 'email') return 'email';
  const [named] = patternNames.filter((name) => pattern === String(patterns[name]));
  if (named !== undefined) return named;
  return format === 'url' || pattern?.includes('https') ? 'link' : 'format';
}

/** Returns the site of a link pattern. */
function startOfLink({ pattern = '' }: z.core.$ZodRawIssue<z.core.$ZodIssueInvalidStringFormat>): string {
  const [, site] = Object.entries(sites).find(([part]) => pattern.includes(part)) ?? [];
  return site === undefined ? 'https://' : `https://${site}/`;
}

type Sized = z.core.$ZodRawIssue<z.core.$ZodIssueTooBig | z.core.$ZodIssueTooSmall>;

function sizeOf(
  { origin }: Sized,
  bound: number,
  ofText: (bound: number) => string,
  ofList: (bound: number) => string,
  ofNumber: (bound: string) => string,
): string {
  if (origin === 'string') return ofText(bound);
  return origin === 'array' ? ofList(bound) : ofNumber(String(bound));
}

/** Whether the only valid value is true: a required checkbox. */
function isTick({ values }: z.core.$ZodRawIssue<z.core.$ZodIssueInvalidValue>): boolean {
  return values.length === 1 && values[0] === true;
}

/** Whether a schema check names the message of its issues. */
function isOwnSentence(name: unknown): name is (typeof ownSentences)[number] {
  return ownSentences.some((own) => own === name);
}

function isBlank(value: unknown): boolean {
  return value === undefined || value === null || value === '';
}
