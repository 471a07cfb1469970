import {
  type AccessComparison,
  type AccessExpression,
  type AccessOperand,
  type AccessVariable,
  admittedCategories,
  type Locale,
} from '@otryv/race';
import type { EventEditorMessages } from '../../messages/eventEditor.ts';

const letters = ['A+', 'A', 'B', 'C', 'D'];
const none = 5;
const signs = { '==': '=', '!=': '≠', '<': '<', '<=': '≤', '>': '>', '>=': '≥' } as const;

/** Formats the requirements of a group; `condition` is that of one group, with its number substituted. */
export function conditionText(condition: AccessExpression, words: EventEditorMessages, locale: Locale): string {
  if (condition.type === 'boolean') return condition.value ? words.everybody : words.nobody;
  const admitted = admittedCategories(condition, 1);
  if (admitted !== null) return categoriesText(admitted, words);
  if (condition.type === 'comparison') return comparisonText(condition, words, locale);
  const terms = condition.terms.map((term) => {
    const text = conditionText(term, words, locale);
    return term.type === 'or' ? `(${text})` : text;
  });
  const [decisive, idle] = condition.type === 'or' ? [words.everybody, words.nobody] : [words.nobody, words.everybody];
  if (terms.includes(decisive)) return decisive;
  const telling = terms.filter((text) => text !== idle);
  return telling.length === 0 ? idle : telling.join(` ${words[condition.type]} `);
}

function categoriesText(categories: readonly number[], words: EventEditorMessages): string {
  if (categories.length === none + 1) return words.everybody;
  if (categories.length === 0) return words.nobody;
  const names = categories.map((category) => letters[category] ?? words.withoutCategory);
  return names.join(', ');
}

/** Formats one comparison: 'zFTP < 4,6 вт/кг'. */
export function comparisonText(
  { left, operator, right }: AccessComparison,
  words: EventEditorMessages,
  locale: Locale,
): string {
  const unit = unitOf(left, words) || unitOf(right, words);
  return [operandText(left, words, locale), signs[operator], operandText(right, words, locale), unit]
    .filter(Boolean)
    .join(' ');
}

function operandText(operand: AccessOperand, words: EventEditorMessages, locale: Locale): string {
  if ('variable' in operand) return namesOf(words)[operand.variable];
  const text = String(operand.value);
  return locale === 'ru' && typeof operand.value === 'number' ? text.replace('.', ',') : text;
}

function unitOf(operand: AccessOperand, words: EventEditorMessages): string {
  if (!('variable' in operand)) return '';
  if (operand.variable.endsWith('wkg')) return words.wattsPerKg;
  return operand.variable.startsWith('powerCurves.z') ? words.watts : '';
}

function namesOf({ variables }: EventEditorMessages): Readonly<Record<AccessVariable, string>> {
  return {
    'subgroup.label': variables.subgroupLabel,
    'powerCurves.category': variables.category,
    'powerCurves.zFTP': variables.zftp,
    'powerCurves.zFTPwkg': variables.zftp,
    'powerCurves.zMAP': variables.zmap,
    'powerCurves.zMAPwkg': variables.zmap,
    'scoring.current': variables.score,
    'profile.age': variables.age,
    'profile.playerType': variables.playerType,
    'profile.profileId': variables.profileId,
  };
}
