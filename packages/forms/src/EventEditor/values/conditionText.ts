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
export function conditionText(condition: AccessExpression, messages: EventEditorMessages, locale: Locale): string {
  if (condition.type === 'boolean') return condition.value ? messages.everybody : messages.nobody;
  const admitted = admittedCategories(condition, 1);
  if (admitted !== null) return categoriesText(admitted, messages);
  if (condition.type === 'comparison') return comparisonText(condition, messages, locale);
  const terms = condition.terms.map((term) => {
    const text = conditionText(term, messages, locale);
    return term.type === 'or' ? `(${text})` : text;
  });
  const [decisive, idle] =
    condition.type === 'or' ? [messages.everybody, messages.nobody] : [messages.nobody, messages.everybody];
  if (terms.includes(decisive)) return decisive;
  const telling = terms.filter((text) => text !== idle);
  return telling.length === 0 ? idle : telling.join(` ${messages[condition.type]} `);
}

function categoriesText(categories: readonly number[], messages: EventEditorMessages): string {
  if (categories.length === none + 1) return messages.everybody;
  if (categories.length === 0) return messages.nobody;
  const names = categories.map((category) => letters[category] ?? messages.withoutCategory);
  return names.join(', ');
}

/** Formats one comparison: 'zFTP < 4,6 вт/кг'. */
export function comparisonText(
  { left, operator, right }: AccessComparison,
  messages: EventEditorMessages,
  locale: Locale,
): string {
  const unit = unitOf(left, messages) || unitOf(right, messages);
  return [operandText(left, messages, locale), signs[operator], operandText(right, messages, locale), unit]
    .filter(Boolean)
    .join(' ');
}

function operandText(operand: AccessOperand, messages: EventEditorMessages, locale: Locale): string {
  if ('variable' in operand) return namesOf(messages)[operand.variable];
  const text = String(operand.value);
  return locale === 'ru' && typeof operand.value === 'number' ? text.replace('.', ',') : text;
}

function unitOf(operand: AccessOperand, messages: EventEditorMessages): string {
  if (!('variable' in operand)) return '';
  if (operand.variable.endsWith('wkg')) return messages.wattsPerKg;
  return operand.variable.startsWith('powerCurves.z') ? messages.watts : '';
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
