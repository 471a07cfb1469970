import { describe, expect, it } from 'vitest';
import { admitsNobody } from './admitsNobody.ts';
import { registrationRules } from './registrationModes.ts';
import { REGISTRATION_MODES } from './registrations.ts';

describe('admitsNobody', () => {
  it.each(REGISTRATION_MODES)('returns true only for closed registration: %s', (mode) => {
    const { accessExpression } = registrationRules(mode);

    expect(admitsNobody({ categoryEnforcement: true, accessExpression })).toBe(mode === 'closed');
  });

  it('returns false if the game does not check the expression', () => {
    expect(admitsNobody({ categoryEnforcement: false, accessExpression: 'false' })).toBe(false);
  });
});
