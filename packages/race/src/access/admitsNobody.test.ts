import { describe, expect, it } from 'vitest';
import { admitsNobody } from './admitsNobody.ts';
import { registrationRules } from './registrationModes.ts';
import { REGISTRATION_MODES } from './registrations.ts';

describe('admitsNobody', () => {
  it.each(REGISTRATION_MODES)('is true of closed registration alone: %s', (mode) => {
    const { accessExpression } = registrationRules(mode);

    expect(admitsNobody({ categoryEnforcement: true, accessExpression })).toBe(mode === 'closed');
  });

  it('is false where the game does not check the expression', () => {
    expect(admitsNobody({ categoryEnforcement: false, accessExpression: 'false' })).toBe(false);
  });
});
