import { describe, expect, it } from 'vitest';
import { paceRanges } from '../access/registrationModes.ts';
import { REGISTRATION_MODES } from '../access/registrations.ts';
import { anEventDraft, groupOf, withValues } from '../testing/anEventDraft.ts';
import { chosenModeOf, registrationModeOf, withRegistration } from './eventRegistration.ts';

const draft = anEventDraft();
const pacesOf = ({ event }: typeof draft) =>
  event.eventSubgroups.map(({ fromPaceValue, toPaceValue }) => ({ from: fromPaceValue, to: toPaceValue }));

describe('withRegistration', () => {
  it.each(REGISTRATION_MODES)('assigns each group its pace of %s', (mode) => {
    const ranges = paceRanges(mode);

    expect(pacesOf(withRegistration(draft, mode))).toEqual([ranges.A, ranges.B, ranges.C, ranges.D, ranges.E]);
  });

  it('enforces nothing if the mode sends no expression', () => {
    expect(withRegistration(draft, 'disabled').event).toMatchObject({
      categoryEnforcement: false,
      accessExpression: null,
    });
    expect(withRegistration(draft, 'closed').event).toMatchObject({
      categoryEnforcement: true,
      accessExpression: 'false',
    });
  });

  it('sends the ranges of the racing score, and removes them with another mode', () => {
    const scored = withRegistration(draft, 'racingScore');
    const paced = withRegistration(scored, 'default');

    expect(scored.event.rangeAccessLabel).toBe('0-1000');
    expect(groupOf(scored, 5)).toMatchObject({
      rangeAccessLabel: '0-180',
      accessRules: [{ name: 'scored.race', result: false }],
    });
    expect(paced.event.rangeAccessLabel).toBeNull();
    expect(groupOf(paced, 5)).toMatchObject({ rangeAccessLabel: null, accessRules: [] });
  });

  it('keeps other access rules, and adds its own once', () => {
    const other = { name: 'other', result: true };
    const twice = withRegistration(
      withRegistration(withValues(draft, 1, { accessRules: [other] }), 'racingScore'),
      'racingScore',
    );

    expect(groupOf(twice, 1).accessRules).toEqual([other, { name: 'scored.race', result: false }]);
  });
});

const checksNothing = ['disabled', 'disabledForPartner', 'endurance'];

describe('chosenModeOf', () => {
  it.each(REGISTRATION_MODES)('is %s while the event has its expression', (mode) => {
    const { event } = withRegistration(draft, mode);
    const other = withRegistration(draft, mode === 'closed' ? 'age' : 'closed').event;

    expect(chosenModeOf(withValues({ ...draft, event }, 1, { toPaceValue: 9 }).event, mode)).toBe(mode);
    expect(chosenModeOf(other, mode)).toBeNull();
    expect(chosenModeOf(event, null)).toBeNull();
    expect(chosenModeOf(event, 'unknown')).toBeNull();
  });
});

describe('registrationModeOf', () => {
  it.each(REGISTRATION_MODES)('returns %s if chosen, and without a choice by its unique expression', (mode) => {
    const { event } = withRegistration(draft, mode);

    expect(registrationModeOf(event, mode)).toBe(mode);
    expect(registrationModeOf(event)).toBe(checksNothing.includes(mode) ? null : mode);
  });

  it.each([
    ['an expression that is not enforced', { categoryEnforcement: false, accessExpression: 'false' }],
    ['enforcement without an expression', { categoryEnforcement: true, accessExpression: ' ' }],
    ['enforcement without any value', { categoryEnforcement: true }],
    ['an event without a value of enforcement', { categoryEnforcement: null, accessExpression: 'profile.age < 3' }],
    ['an expression of no mode', { categoryEnforcement: true, accessExpression: 'profile.age < 3' }],
    ['a text that is no expression', { categoryEnforcement: true, accessExpression: 'not an expression' }],
  ])('is null for %s', (_title, event) => {
    expect(registrationModeOf(event)).toBeNull();
  });

  it('recognizes an expression with different spaces and case', () => {
    const { event } = withRegistration(draft, 'catchUp');
    const accessExpression = event.accessExpression?.replaceAll(' ', '\n').toUpperCase() ?? '';

    expect(registrationModeOf({ ...event, accessExpression })).toBe('catchUp');
    expect(chosenModeOf({ ...event, accessExpression: '\n ' }, 'endurance')).toBe('endurance');
  });
});
