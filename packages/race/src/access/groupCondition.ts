import type { AccessComparison, AccessExpression, AccessOperand } from './accessExpression.ts';
import { compareOperands } from './compareOperands.ts';

/**
 * Reduces an expression to the requirements of one group: the group number is substituted, and decided terms are
 * removed. `null`, an event without enforcement, has no requirements.
 */
export function groupCondition(expression: AccessExpression | null, group: number): AccessExpression {
  if (expression === null) return { type: 'boolean', value: true };
  if (expression.type === 'boolean') return expression;
  if (expression.type === 'comparison') return comparisonOf(expression, group);
  const { type } = expression;
  const terms = expression.terms.map((term) => groupCondition(term, group));
  // One true term decides an `or`, one false term an `and`; the other value has no effect.
  const decisive = type === 'or';
  if (terms.some((term) => term.type === 'boolean' && term.value === decisive)) {
    return { type: 'boolean', value: decisive };
  }
  const open = terms.filter((term) => term.type !== 'boolean');
  return open.length > 1 ? { type, terms: open } : (open[0] ?? { type: 'boolean', value: !decisive });
}

function comparisonOf(comparison: AccessComparison, group: number): AccessExpression {
  const left = withGroup(comparison.left, group);
  const right = withGroup(comparison.right, group);
  if ('variable' in left || 'variable' in right) return { ...comparison, left, right };
  return { type: 'boolean', value: compareOperands(left.value, comparison.operator, right.value) };
}

function withGroup(operand: AccessOperand, group: number): AccessOperand {
  return 'variable' in operand && operand.variable === 'subgroup.label' ? { value: group } : operand;
}
