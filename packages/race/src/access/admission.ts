import type { AccessComparison, AccessExpression, AccessOperand, AccessVariable } from './accessExpression.ts';
import { compareOperands } from './compareOperands.ts';
import { groupCondition } from './groupCondition.ts';

/** A rider's values that the game compares, by the game's names; missing ones or `null` are unknown. */
export type AccessFacts = Partial<Record<AccessVariable, number | string | null>>;

export interface Admission {
  /** `null` if a deciding value of the rider is unknown. */
  isAllowed: boolean | null;
  /** The deciding comparisons, except those of the group number: satisfied, failed, or unknown. */
  reasons: readonly AccessComparison[];
}

/** Decides whether a rider may enter a group, and why. Without an expression all riders may. */
export function admission(expression: AccessExpression | null, group: number, rider: AccessFacts): Admission {
  return admissionBy(groupCondition(expression, group), rider);
}

function admissionBy(condition: AccessExpression, rider: AccessFacts): Admission {
  if (condition.type === 'boolean') return { isAllowed: condition.value, reasons: [] };
  if (condition.type === 'comparison') return { isAllowed: holds(condition, rider), reasons: [condition] };
  const terms = condition.terms.map((term) => admissionBy(term, rider));
  const decisive = condition.type === 'or';
  const order = [decisive, null, !decisive] as const;
  const [isAllowed = !decisive] = order.filter((value) => terms.some((term) => term.isAllowed === value));
  const reasons = terms.filter((term) => term.isAllowed === isAllowed).flatMap((term) => term.reasons);
  return { isAllowed, reasons };
}

function holds({ left, operator, right }: AccessComparison, rider: AccessFacts): boolean | null {
  const [one, other] = [operandValue(left, rider), operandValue(right, rider)];
  return one === null || other === null ? null : compareOperands(one, operator, other);
}

function operandValue(operand: AccessOperand, rider: AccessFacts): number | string | null {
  return 'variable' in operand ? (rider[operand.variable] ?? null) : operand.value;
}

const categoryNumbers = [0, 1, 2, 3, 4, 5] as const;

/**
 * Returns the game's categories that may enter a group, 0 for A+ to 5 for none, if only the category decides; `null` if
 * something else does.
 */
export function admittedCategories(expression: AccessExpression | null, group: number): number[] | null {
  const admitted = categoryNumbers.map((category) => ({
    category,
    ...admission(expression, group, { 'powerCurves.category': category }),
  }));
  if (admitted.some(({ isAllowed }) => isAllowed === null)) return null;
  return admitted.filter(({ isAllowed }) => isAllowed).map(({ category }) => category);
}
