import type { AccessExpression, AccessOperand } from './accessExpression.ts';

/** Prints an expression in the game's syntax: compound operands are parenthesized. */
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
