import type { AccessExpression, AccessOperand } from './accessExpression.ts';

/** The text of an expression as the game reads it: parentheses around every part that is itself of several parts. */
export function printAccessExpression(expression: AccessExpression): string {
  switch (expression.type) {
    case 'boolean':
      return String(expression.value);
    case 'comparison':
      return `${operand(expression.left)} ${expression.operator} ${operand(expression.right)}`;
    case 'and':
    case 'or':
      return expression.terms.map(part).join(expression.type === 'and' ? ' && ' : ' || ');
  }
}

function part(term: AccessExpression): string {
  const text = printAccessExpression(term);
  return term.type === 'and' || term.type === 'or' ? `(${text})` : text;
}

function operand(given: AccessOperand): string {
  if ('variable' in given) return given.variable;
  return typeof given.value === 'string' ? `"${given.value}"` : String(given.value);
}
