import { formatNumber } from '@otryv/race';
import { en } from './eligibility.en.ts';
import { ru } from './eligibility.ru.ts';
import type { EventEligibility } from './game-events.ts';

type Locale = 'ru' | 'en';
type Group = EventEligibility['groups'][number];
type Outcome = Pick<Group, 'isAllowed' | 'reasons'>;
type Reason = Outcome['reasons'][number];
type Messages = typeof ru;

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
const comparisons = {
  '==': 'equal',
  '!=': 'notEqual',
  '<': 'less',
  '<=': 'atMost',
  '>': 'more',
  '>=': 'atLeast',
} as const;
const categories = ['A+', 'A', 'B', 'C', 'D'];
const category = 'powerCurves.category';
/** Subjects that make a rider stronger or weaker than a group. */
export const ELIGIBILITY_STRENGTHS: ReadonlySet<string> = new Set([
  category,
  'powerCurves.zFTP',
  'powerCurves.zFTPwkg',
  'powerCurves.zMAP',
  'powerCurves.zMAPwkg',
  'scoring.current',
]);

/** Explains whether a rider may enter a group, and why. */
export function eligibilitySentence(locale: Locale, { isAllowed, reasons }: Outcome): string {
  const messages = catalogues[locale];
  if (isAllowed === null) {
    const missing = missingOf(messages, [{ reasons }]);
    return missing === '' ? messages.unknown : messages.unknownWithout(missing);
  }
  const [plain, because] = isAllowed
    ? [messages.allowed, messages.allowedBecause]
    : [messages.refused, messages.refusedBecause];
  const sentences = reasons.map((reason) => reasonSentence(locale, messages, reason));
  return sentences.length === 0 ? plain : because([...new Set(sentences)].join('; '));
}

/** Summarizes which group of an event is the reader's own, and which others admit the reader. */
export function eligibilitySummary(
  locale: Locale,
  { zwiftId, ownGroup, groups }: Omit<EventEligibility, 'eventId' | 'sentence'>,
): string {
  const messages = catalogues[locale];
  const { summary } = messages;
  if (groups.length === 0) return summary.noGroups;
  if (isByChoice(groups) && groups.length === 1) return summary.everybody;
  if (isByChoice(groups)) return ownGroup === null ? summary.byChoice : summary.ownByChoice(ownGroup);
  if (zwiftId === null) return summary.stranger;
  const others = groups.filter(({ subgroupLabel }) => subgroupLabel !== ownGroup);
  const open = others.filter(({ isAllowed }) => isAllowed === true);
  if (ownGroup === null && open.length === 0) return withoutGroup(messages, groups);
  const unknown = others.filter((group) => group.isAllowed === null && !isForClub(group));
  const refused = others.filter(({ isAllowed }) => isAllowed === false);
  const weaker = refused.filter(({ reasons }) => reasons.length > 0 && reasons.every(isExceeded));
  const stronger = refused.filter(({ reasons }) => reasons.length > 0 && reasons.every(isMissed));
  const list = (named: (groups: string) => string, of: readonly Group[]) =>
    of.length === 0
      ? []
      : [
          named(
            listOf(
              messages,
              of.map(({ subgroupLabel }) => subgroupLabel),
            ),
          ),
        ];
  const isOfClub = groups.some((group) => group.subgroupLabel === ownGroup && isForClub(group));
  return [
    ...(ownGroup === null ? [] : [isOfClub ? summary.ownOfClub(ownGroup) : summary.own(ownGroup)]),
    ...list(ownGroup === null ? summary.open : summary.also, open),
    ...list(summary.stronger, stronger),
    ...list(summary.weaker, weaker),
    ...list(
      summary.closed,
      refused.filter((group) => !weaker.includes(group) && !stronger.includes(group)),
    ),
    ...list((names) => summary.notKnown(names, missingOf(messages, unknown)), unknown),
  ].join('. ');
}

/** Whether the rider exceeds a group's limit. */
function isExceeded(reason: Reason): boolean {
  return lackOf(reason) < 0;
}

/** Whether the rider is below a group's requirement. */
function isMissed(reason: Reason): boolean {
  return lackOf(reason) > 0;
}

/** Above 0 if the rider lacks strength, below 0 if there is too much; 0 if the reason is about something else. */
function lackOf({ subject, operator, required, actual }: Reason): number {
  if (!ELIGIBILITY_STRENGTHS.has(subject) || typeof required !== 'number' || typeof actual !== 'number') return 0;
  // Categories are ordered from the strongest.
  const sign = subject === category ? -1 : 1;
  if (operator === '<' || operator === '<=') return -sign;
  if (operator === '>' || operator === '>=') return sign;
  return operator === '==' ? sign * (required - actual) : 0;
}

/** Returns the message for a reader whom no group certainly admits. */
function withoutGroup(messages: Messages, groups: readonly Group[]): string {
  const { summary } = messages;
  if (groups.every(isForClub)) return summary.byChoiceOfClub;
  const missing = missingOf(messages, groups);
  if (missing !== '') return summary.unknownWithout(missing);
  if (groups.some(({ isAllowed }) => isAllowed === null)) return summary.unknown;
  const sexes = groups.map(({ reasons }) => reasons.find(({ subject }) => subject === 'sex')?.required);
  if (sexes.every((sex) => sex === 'female')) return summary.noneForMen;
  return sexes.every((sex) => sex === 'male') ? summary.noneForWomen : summary.none;
}

/** Whether joining the club is the group's only requirement. */
function isForClub({ isAllowed, reasons }: Group): boolean {
  return isAllowed === null && reasons.length > 0 && reasons.every(({ subject }) => subject === 'club');
}

/** Whether every group admits the reader unconditionally. */
function isByChoice(groups: readonly Group[]): boolean {
  return groups.every(({ isAllowed, reasons }) => isAllowed === true && reasons.length === 0);
}

/** Lists the rider's missing data without duplicates. */
function missingOf(messages: Messages, groups: readonly Pick<Group, 'reasons'>[]): string {
  const missing = groups.flatMap(({ reasons }) => reasons.filter(({ actual }) => actual === null));
  return [...new Set(missing.map(({ subject }) => nameOf(messages, subject)))].join(', ');
}

function listOf(messages: Messages, labels: readonly string[]): string {
  const last = labels.at(-1) ?? '';
  return labels.length < 2 ? last : messages.and(labels.slice(0, -1).join(', '), last);
}

function nameOf(messages: Messages, subject: string): string {
  if (subject === 'sex') return messages.sex;
  if (subject === 'club') return messages.membership;
  return isSubject(subject) ? messages[subjects[subject]] : subject;
}

function reasonSentence(locale: Locale, messages: Messages, reason: Reason): string {
  const { subject, required, actual } = reason;
  if (subject === 'sex') return required === 'female' ? messages.womenOnly : messages.menOnly;
  if (subject === 'club') return messages.club;
  const requirement = requirementOf(locale, messages, reason);
  return actual === null
    ? messages.missing(requirement)
    : messages.comparison(requirement, valueText(locale, messages, subject, actual));
}

/** Describes the game's requirement as text, without operators. */
function requirementOf(locale: Locale, messages: Messages, { subject, operator, required }: Reason): string {
  const comparison = comparisons[operator ?? '=='];
  const value = valueText(locale, messages, subject, required);
  if (subject !== category) return messages.numbers[comparison](nameOf(messages, subject), value);
  const isNone = typeof required === 'number' && categories[required] === undefined;
  if (!isNone) return messages.categories[comparison](value);
  // No category is weaker than the weakest: any category above none is known.
  return {
    equal: messages.categories.none,
    atLeast: messages.categories.none,
    more: messages.categories.none,
    notEqual: messages.categories.known,
    less: messages.categories.known,
    atMost: messages.categories.any,
  }[comparison];
}

function isSubject(subject: string): subject is keyof typeof subjects {
  return subject in subjects;
}

function valueText(locale: Locale, messages: Messages, subject: string, value: Reason['actual']): string {
  if (typeof value !== 'number') return value ?? '';
  if (subject === category) return categories[value] ?? messages.noCategory;
  if (subject === 'profile.profileId') return String(value);
  const number = formatNumber(value, { locale, decimals: Number.isInteger(value) ? 0 : 2, decimal: 'comma' });
  if (subject.endsWith('wkg')) return messages.wattsPerKg(number);
  return subject.startsWith('powerCurves.') ? messages.watts(number) : number;
}
