import { describe, expect, it } from 'vitest';
import { aDisqualification } from '../testing/aDecision.ts';
import { anEntry } from '../testing/anEntry.ts';
import { disqualificationOf } from './disqualification.ts';

describe('disqualificationOf', () => {
  it('keeps a fair finish in the classification', () => {
    expect(disqualificationOf(anEntry(1), undefined)).toBeNull();
  });

  it('labels virtual power VP automatically', () => {
    expect(disqualificationOf(anEntry(1, { powerType: 'VIRTUAL_POWER' }), undefined)).toEqual({
      status: 'VIRTUAL_POWER',
      label: 'VP',
      reason: 'zPower',
      decisionId: null,
    });
  });

  it('labels a rider who did not finish DNF automatically', () => {
    expect(disqualificationOf(anEntry(1, { didNotFinish: true }), undefined)).toEqual({
      status: 'DNF',
      label: 'DNF',
      reason: null,
      decisionId: null,
    });
  });

  it('returns DSQ with the reason and the decision behind it', () => {
    const decision = aDisqualification('d1', 1, { reason: 'Two accounts' });

    expect(disqualificationOf(anEntry(1), decision)).toEqual({
      status: 'DSQ',
      label: 'DSQ',
      reason: 'Two accounts',
      decisionId: 'd1',
    });
  });

  it('returns OFR for a rider off the record', () => {
    const decision = aDisqualification('d1', 1, { label: 'OFR', reason: null });

    expect(disqualificationOf(anEntry(1), decision)).toEqual({
      status: 'OFF_RECORD',
      label: 'OFR',
      reason: null,
      decisionId: 'd1',
    });
  });

  it.each(['DSQ', 'OFR'] as const)('does not replace VP by %s', (label) => {
    const entry = anEntry(1, { powerType: 'VIRTUAL_POWER' });

    expect(disqualificationOf(entry, aDisqualification('d1', 1, { label }))?.label).toBe('VP');
  });

  it.each(['DSQ', 'OFR'] as const)('does not replace DNF by %s', (label) => {
    const entry = anEntry(1, { didNotFinish: true });

    expect(disqualificationOf(entry, aDisqualification('d1', 1, { label }))?.label).toBe('DNF');
  });

  it('labels a rider with virtual power who did not finish DNF', () => {
    const entry = anEntry(1, { powerType: 'VIRTUAL_POWER', didNotFinish: true });

    expect(disqualificationOf(entry, undefined)?.label).toBe('DNF');
  });

  it.each(['SMART_TRAINER', 'POWER_METER', 'unknown', 'virtual_power', ''])(
    'accepts the power type "%s"',
    (powerType) => {
      expect(disqualificationOf(anEntry(1, { powerType }), undefined)).toBeNull();
    },
  );

  it("ignores the game's flags", () => {
    expect(
      disqualificationOf({ ...anEntry(1), flaggedCheating: true, flaggedSandbagging: true }, undefined),
    ).toBeNull();
  });
});
