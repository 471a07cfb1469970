import { describe, expect, it } from 'vitest';
import { eligibilityOf } from './eligibility.ts';

const group = { label: 1, rulesSet: [] };
const event = (accessExpression: string) => ({
  ...{ categoryEnforcement: true, accessExpression },
  ...{ microserviceEventVisibility: null, microserviceExternalResourceId: null },
});
const bestOf20Minutes = (watts: number | null, wattsKg: number | null) => [{ duration: 1200, watts, wattsKg }];

describe('eligibilityOf by power', () => {
  it.each([
    { bests: bestOf20Minutes(300, 4.2), isAllowed: true, what: 'admits 95 % of 4.2 W/kg, which is 3.99' },
    { bests: bestOf20Minutes(300, 4.22), isAllowed: false, what: 'refuses 95 % of 4.22 W/kg, which is 4.01' },
    { bests: [], isAllowed: null, what: 'does not know without such a ride' },
    { bests: [{ duration: 300, watts: 400, wattsKg: 5 }], isAllowed: null, what: 'does not know by five minutes' },
  ])('$what', ({ bests, isAllowed }) => {
    const rules = event('(subgroup.label == 1 && powerCurves.zFTPwkg < 4)');

    expect(eligibilityOf(rules, group, { rider: null, bests, clubs: [] }).isAllowed).toBe(isAllowed);
  });

  it('names the estimate that decided', () => {
    const { reasons } = eligibilityOf(event('(subgroup.label == 1 && powerCurves.zFTP >= 300)'), group, {
      ...{ rider: null, bests: bestOf20Minutes(300, 4), clubs: [] },
    });

    expect(reasons).toMatchObject([{ subject: 'powerCurves.zFTP', required: 300, actual: 285 }]);
  });
});
