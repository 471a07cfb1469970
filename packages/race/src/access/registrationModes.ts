import type { AccessExpression } from './accessExpression.ts';
import { parseAccessExpression } from './parseAccessExpression.ts';
import { type PaceRanges, type RegistrationMode, type RegistrationRules, registrations } from './registrations.ts';

/** Returns the values that a mode of registration sends to the game. */
export function registrationRules(mode: RegistrationMode): RegistrationRules {
  return registrations[mode];
}

/** Returns the pace of each group in a mode of registration, in W/kg. */
export function paceRanges(mode: RegistrationMode): PaceRanges {
  return registrations[mode].paceRanges;
}

/** Returns the expression of a mode; `null` if the game checks nothing. */
export function registrationExpression(mode: RegistrationMode): AccessExpression | null {
  const { accessExpression } = registrations[mode];
  const parsed = parseAccessExpression(accessExpression ?? '');
  return 'error' in parsed ? null : parsed.expression;
}
