import type { AccessOperator } from './accessExpression.ts';

export function compareOperands<Value extends number | string>(left: Value, operator: AccessOperator, right: Value) {
  switch (operator) {
    case '==':
      return left === right;
    case '!=':
      return left !== right;
    case '<':
      return left < right;
    case '<=':
      return left <= right;
    case '>':
      return left > right;
    case '>=':
      return left >= right;
  }
}
