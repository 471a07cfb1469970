import { describe, expect, it } from 'vitest';
import { passwordStrength } from './passwordStrength.ts';

describe('passwordStrength', () => {
  it.each([
    { password: '', strength: 'short' },
    { password: 'Ab1-xyz', strength: 'short' },
    { password: 'aaaaaaaaaaaaaaaaaaaaaaaa', strength: 'weak' },
    { password: '12345678901234567890', strength: 'weak' },
    { password: 'abcdefghijklmnopqrstuvw', strength: 'weak' },
    { password: 'password', strength: 'weak' },
    { password: 'Tr0ub4dor&3', strength: 'fair' },
    { password: 'велосипедвесной', strength: 'fair' },
    { password: 'велосипед-на-стене-7', strength: 'strong' },
    { password: '💪🚴💪🚴💪', strength: 'short' },
  ])('rates «$password» as $strength', ({ password, strength }) => {
    expect(passwordStrength(password)).toBe(strength);
  });
});
