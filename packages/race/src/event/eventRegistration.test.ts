import { describe, expect, it } from 'vitest';
import { paceRanges } from '../access/registrationModes.ts';
import { REGISTRATION_MODES } from '../access/registrations.ts';
import { anEventDraft, groupOf, withValues } from '../testing/anEventDraft.ts';
import { registrationModeOf, withRegistration } from './eventRegistration.ts';

const draft = anEventDraft();
const pacesOf = ({ event }: typeof draft) =>
  event.eventSubgroups.map(({ fromPaceValue, toPaceValue }) => ({ from: fromPaceValue, to: toPaceValue }));

describe('withRegistration', () => {
  it.each(REGISTRATION_MODES)('gives every group its pace of %s', (mode) => {
    const ranges = paceRanges(mode);

    expect(pacesOf(withRegistration(draft, mode))).toEqual([ranges.A, ranges.B, ranges.C, ranges.D, ranges.E]);
  });

  it('enforces nothing where the mode sends no expression', () => {
    expect(withRegistration(draft, 'disabled').event).toMatchObject({
      categoryEnforcement: false,
      accessExpression: null,
    });
    expect(withRegistration(draft, 'closed').event).toMatchObject({
      categoryEnforcement: true,
      accessExpression: 'false',
    });
  });

  it('sends the ranges of the racing score, and takes them back with another mode', () => {
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

  it('keeps other rules of access, and adds its own once', () => {
    const other = { name: 'other', result: true };
    const twice = withRegistration(
      withRegistration(withValues(draft, 1, { accessRules: [other] }), 'racingScore'),
      'racingScore',
    );

    expect(groupOf(twice, 1).accessRules).toEqual([other, { name: 'scored.race', result: false }]);
  });
});

describe('registrationModeOf', () => {
  it.each(REGISTRATION_MODES.filter((mode) => mode !== 'disabled'))('finds %s in an event that has it', (mode) => {
    expect(registrationModeOf(withRegistration(draft, mode).event)).toBe(mode);
  });

  it('takes an event that checks nothing, with paces of its own, for disabled', () => {
    const event = withValues(withRegistration(draft, 'endurance'), 2, { fromPaceValue: 3 }).event;

    expect(registrationModeOf(event)).toBe('disabled');
    expect(registrationModeOf({ ...event, accessExpression: 'profile.age < 3' })).toBe('disabled');
    expect(registrationModeOf({ ...event, categoryEnforcement: null })).toBe('disabled');
  });

  it('knows an expression with other spaces, letters and paces', () => {
    const { event } = withRegistration(draft, 'catchUp');
    const accessExpression = event.accessExpression?.replaceAll(' ', '\n').toUpperCase() ?? '';

    expect(registrationModeOf({ ...event, accessExpression })).toBe('catchUp');
    expect(registrationModeOf(withValues(withRegistration(draft, 'catchUp'), 1, { toPaceValue: 9 }).event)).toBe(
      'catchUp',
    );
  });

  it.each(['profile.age < 3', 'not an expression'])('is null for the expression %s', (accessExpression) => {
    expect(registrationModeOf({ ...draft.event, categoryEnforcement: true, accessExpression })).toBeNull();
  });
});
