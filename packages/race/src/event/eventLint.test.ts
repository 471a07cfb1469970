import { describe, expect, it } from 'vitest';
import { REGISTRATION_MODES } from '../access/registrations.ts';
import { anEventDraft, DRAFT_START, withValues } from '../testing/anEventDraft.ts';
import { applyPackage } from './applyPackage.ts';
import type { EventDocument, EventGroup } from './eventDocument.ts';
import { eventLint, type LintRoute } from './eventLint.ts';
import { EVENT_PACKAGES } from './eventPackages.ts';
import { withRegistration } from './eventRegistration.ts';

const route: LintRoute = { mapId: 1, lap: true, pockets: [1, 2, 3, 4], sports: ['cycling', 'running'] };
const facts = { nowMs: DRAFT_START - 1, routes: new Map([[3_395_698_268, route]]) };
const named = (labels?: readonly number[]) => anEventDraft(labels, { name: 'Осенний кубок' });
const good = withRegistration(named(), 'default');

const notesOf = (draft = good, given = facts) =>
  eventLint(draft, given).map(({ id, groups }) => [id, ...groups].join(' '));
const ofGroup = (values: Partial<EventGroup>, label = 2) => notesOf(withValues(good, label, values));
const ofEvent = (values: Partial<EventDocument>) => notesOf({ ...good, event: { ...good.event, ...values } });
const ofPaces = (...paces: [number, number, number][]) =>
  notesOf(
    paces.reduce(
      (draft, [label, fromPaceValue, toPaceValue]) => withValues(draft, label, { fromPaceValue, toPaceValue }),
      named(paces.map(([label]) => label)),
    ),
  );

describe('eventLint', () => {
  it.each(REGISTRATION_MODES)('reports nothing for a new event with the mode %s', (mode) => {
    const notes = notesOf(withRegistration(named(), mode));

    expect(notes).toEqual(mode === 'femaleEForPartner' ? ['nobodyAdmitted 4'] : []);
  });

  it.each(EVENT_PACKAGES)('reports nothing for the package %s', (name) => {
    const draft = name === 'newbies' ? named([3, 4, 5]) : named();

    expect(notesOf(applyPackage(draft, name).draft, { ...facts, nowMs: 0 })).toEqual([]);
  });

  it.each([
    [{ routeId: null }, ['noRoute 2']],
    [{ routeId: 0 }, ['noRoute 2']],
    [{ routeId: 7 }, ['unknownRoute 2']],
    [{ mapId: 9 }, ['routeOfOtherMap 2']],
    [{ laps: 0 }, ['noLength 2']],
    [{ laps: 0, durationInSeconds: 60 }, []],
    [{ startLocation: 9 }, ['wrongPocket 2']],
    [{ startLocation: null }, []],
    [{ eventSubgroupStart: null }, ['noStart 2']],
    [{ eventSubgroupStart: '2026-11-28T16:29:59Z', registrationEnd: null }, ['groupBeforeEvent 2']],
    [{ registrationEnd: '2026-11-28T16:30:01Z' }, ['registrationAfterStart 2']],
    [{ registrationStart: '2026-11-28T16:30:00Z' }, ['registrationAfterStart 2']],
  ])('reports for a group with %j: %j', (values, notes) => {
    expect(ofGroup(values)).toEqual(notes);
  });

  it.each([
    [{ name: ' ' }, ['noName']],
    [{ name: 'Title Event' }, ['gameName']],
    [{ imageUrl: 'кот' }, ['pictureNoLink']],
    [{ imageUrl: 'https://' }, ['pictureNoLink']],
    [{ imageUrl: 'https://cdn.example/EVENT/a.png' }, []],
    [{ imageUrl: '' }, []],
    [{ sport: 'ROWING' }, [1, 2, 3, 4, 5].map((group) => `routeOfOtherSport ${group}`)],
    [{ accessExpression: 'profile.age <' }, ['unreadableExpression']],
    [{ accessExpression: 'subgroup.label != 3' }, ['nobodyAdmitted 3']],
    [{ accessExpression: 'profile.age <', categoryEnforcement: false }, []],
  ])('reports for an event with %j: %j', (values, notes) => {
    expect(ofEvent(values)).toEqual(notes);
  });

  it('compares the start with the current time', () => {
    expect(notesOf(good, { ...facts, nowMs: DRAFT_START })).toEqual(['startPast']);
    expect(ofEvent({ eventStart: null, eventSubgroups: [] })).toEqual(['noStart']);
  });

  it('blocks sending an event whose start has passed: the game would create it and ignore later changes', () => {
    const [note] = eventLint(good, { ...facts, nowMs: DRAFT_START });

    expect(note).toMatchObject({ id: 'startPast', level: 'error' });
  });

  it('checks laps of a route that is not a lap, but no routes without a catalogue', () => {
    const straight = { ...facts, routes: new Map([[3_395_698_268, { ...route, lap: false }]]) };

    expect(notesOf(good, straight)).toEqual([]);
    expect(notesOf(withValues(good, 3, { laps: 2 }), straight)).toEqual(['lapsWithoutLap 3']);
    expect(eventLint(withValues(good, 3, { routeId: 7 }), { nowMs: 0 })).toEqual([]);
  });

  it('blocks sending only for a missing route or start', () => {
    const broken = withValues(withValues(good, 1, { routeId: null, fromPaceValue: 9 }), 2, {
      eventSubgroupStart: null,
    });
    const levels = eventLint(broken, facts).map(({ id, level }) => `${id} ${level}`);

    expect(levels).toEqual(['noRoute error', 'noStart error', 'paceReversed warning', ...levels.slice(3)]);
    expect(levels.slice(3).every((note) => note.endsWith('warning'))).toBe(true);
  });
});

describe('the paces of groups', () => {
  it.each([
    {
      paces: [
        [1, 4, 6],
        [2, 3.2, 3.99],
        [3, 1, 3.19],
      ],
      notes: [],
    },
    {
      paces: [
        [1, 4, 6],
        [2, 3.3, 3.99],
        [3, 1, 3.19],
      ],
      notes: ['paceGap 2 3'],
    },
    {
      paces: [
        [1, 4, 6],
        [2, 3.2, 4],
      ],
      notes: ['paceOverlap 1 2'],
    },
    {
      paces: [
        [1, 4, 6],
        [2, 3.2, 4.2],
        [3, 1, 3],
      ],
      notes: ['paceGap 2 3', 'paceOverlap 1 2'],
    },
    {
      paces: [
        [1, 4, 3],
        [2, 3.2, 3.9],
        [3, 1, 3.19],
      ],
      notes: ['paceReversed 1'],
    },
    {
      paces: [
        [1, 4, 6],
        [2, 3.1, 3.99],
        [3, 1, 3.09],
        [5, 1, 6],
      ],
      notes: [],
    },
    {
      paces: [
        [1, 4.6, 7],
        [5, 3, 4.59],
      ],
      notes: [],
    },
    {
      paces: [
        [1, 0, 0],
        [2, 3, 5],
      ],
      notes: [],
    },
  ] as { paces: [number, number, number][]; notes: string[] }[])('$paces have $notes', ({ paces, notes }) => {
    expect(ofPaces(...paces)).toEqual(notes);
  });

  it('are ignored where a racing score range replaces them', () => {
    const scored = withRegistration(named(), 'racingScore');

    expect(notesOf(withValues(scored, 1, { fromPaceValue: 3, toPaceValue: 2 }))).toEqual([]);
  });
});
