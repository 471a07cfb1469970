import { formatNumber } from '@otryv/race';
import { en } from './eligibility.en.ts';
import { ru } from './eligibility.ru.ts';
import type { EventEligibility } from './game-events.ts';

type Outcome = Pick<EventEligibility['groups'][number], 'isAllowed' | 'reasons'>;
type Reason = Outcome['reasons'][number];
type Words = typeof ru;

const catalogues = { ru, en };
const subjects = {
  'powerCurves.category': 'category',
  'powerCurves.zFTP': 'zFTP',
  'powerCurves.zFTPwkg': 'zFTPwkg',
  'powerCurves.zMAP': 'zMAP',
  'powerCurves.zMAPwkg': 'zMAPwkg',
  'scoring.current': 'score',
  'profile.age': 'age',
  'profile.playerType': 'playerType',
  'profile.profileId': 'profileId',
} as const;
const signs = { '==': '=', '!=': '≠', '<': '<', '<=': '≤', '>': '>', '>=': '≥' } as const;
const categories = ['A+', 'A', 'B', 'C', 'D'];

/** Whether a rider may enter a group, and why, in words. */
export function eligibilitySentence(locale: 'ru' | 'en', { isAllowed, reasons }: Outcome): string {
  const words = catalogues[locale];
  if (isAllowed === null) return unknownSentence(words, reasons);
  const [plain, because] = isAllowed ? [words.allowed, words.allowedBecause] : [words.refused, words.refusedBecause];
  const sentences = reasons.map((reason) => reasonSentence(locale, words, reason));
  return sentences.length === 0 ? plain : because([...new Set(sentences)].join('; '));
}

/** Names what is not known of the rider, each thing once. */
function unknownSentence(words: Words, reasons: readonly Reason[]): string {
  const missing = reasons.filter(({ actual }) => actual === null).map(({ subject }) => nameOf(words, subject));
  return missing.length === 0 ? words.unknown : words.unknownWithout([...new Set(missing)].join(', '));
}

function nameOf(words: Words, subject: string): string {
  if (subject === 'sex') return words.sex;
  if (subject === 'club') return words.membership;
  return isSubject(subject) ? words[subjects[subject]] : subject;
}

function reasonSentence(locale: 'ru' | 'en', words: Words, reason: Reason): string {
  const { subject, operator, required, actual } = reason;
  if (subject === 'sex') return required === 'female' ? words.womenOnly : words.menOnly;
  if (subject === 'club') return words.club;
  const name = nameOf(words, subject);
  const sign = operator === null ? '' : signs[operator];
  const text = (value: Reason['actual']) => valueText(locale, words, subject, value);
  return actual === null
    ? words.missing(name, sign, text(required))
    : words.comparison(name, text(actual), sign, text(required));
}

function isSubject(subject: string): subject is keyof typeof subjects {
  return subject in subjects;
}

function valueText(locale: 'ru' | 'en', words: Words, subject: string, value: Reason['actual']): string {
  if (typeof value !== 'number') return value ?? '';
  if (subject === 'powerCurves.category') return categories[value] ?? words.noCategory;
  if (subject === 'profile.profileId') return String(value);
  return formatNumber(value, { locale, decimals: Number.isInteger(value) ? 0 : 2, decimal: 'comma' });
}
