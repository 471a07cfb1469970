import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { printAccessExpression } from '../access/printAccessExpression.ts';
import { registrationExpression } from '../access/registrationModes.ts';
import { anEventDraft, groupOf, withValues } from '../testing/anEventDraft.ts';
import { applyPackage } from './applyPackage.ts';
import { EVENT_PACKAGES, packageSettings } from './eventPackages.ts';
import { withRegistration } from './eventRegistration.ts';
import { hasRule } from './eventRules.ts';

const groupsOf = { catchUp: [1, 2, 3, 4, 5], series: [1, 2, 3, 4, 5], newbies: [3, 4, 5] };
const problemsOf = (labels: number[], name: string) => applyPackage(anEventDraft(labels), name).problems;

function ready(name: (typeof EVENT_PACKAGES)[number]) {
  const last = { mapId: 9, routeId: 5, name: 'Cup (E)', description: 'Long', durationInSeconds: 3600, laps: 0 };
  return withValues(anEventDraft(groupsOf[name]), 5, { ...last, distanceInMeters: 0, startLocation: 21 });
}

describe('applyPackage', () => {
  it.each([
    ['catchUp', 'RACE', 'SHAREABLE', '2026-11-28T16:30:00.000Z', '16:00', '16:25'],
    ['series', 'GROUP_RIDE', 'DEFINED_BY_RESOURCE_ID', '2026-11-28T08:00:00.000Z', '07:30', '07:55'],
    ['newbies', 'GROUP_RIDE', 'SHAREABLE', '2026-11-28T16:00:00.000Z', '15:30', '15:55'],
  ] as const)('makes %s a %s, %s, at %s', (name, eventType, visibility, start, opens, linesUp) => {
    const { draft, problems } = applyPackage(ready(name), name);

    expect(problems).toEqual([]);
    expect(draft.event).toMatchObject({
      eventType,
      microserviceEventVisibility: visibility,
      categoryEnforcement: true,
    });
    expect(Date.parse(draft.event.eventStart ?? '')).toBe(Date.parse(start));
    expect(
      draft.event.eventSubgroups.every(
        (group) =>
          Date.parse(group.eventSubgroupStart ?? '') === Date.parse(start) &&
          group.registrationStart?.includes(`T${opens}`) &&
          group.lineUpStart?.includes(`T${linesUp}`) &&
          group.registrationEnd === group.eventSubgroupStart,
      ),
    ).toBe(true);
  });

  it.each([
    ['catchUp', '1-6 1-6 1-6 1-6 1-6'],
    ['series', '4-4.59 3.2-3.99 1-3.19 4.6-7 1-7'],
    ['newbies', '2.63-3.36 1-2.629 1-7'],
  ] as const)('assigns to the groups of %s the paces %s', (name, paces) => {
    const { eventSubgroups } = applyPackage(withRegistration(ready(name), 'racingScore'), name).draft.event;

    expect(eventSubgroups.map(({ fromPaceValue, toPaceValue }) => `${fromPaceValue}-${toPaceValue}`).join(' ')).toBe(
      paces,
    );
    expect(eventSubgroups.every(({ rangeAccessLabel }) => rangeAccessLabel === null)).toBe(true);
  });

  it.each([
    ['catchUp', 'catchUp'],
    ['series', 'default'],
    ['newbies', 'default'],
  ] as const)('checks the riders of %s as the mode %s does', (name, mode) => {
    const { draft } = applyPackage(ready(name), name);
    const expression = registrationExpression(mode);

    expect(draft.registrationMode).toBe(mode);
    expect(draft.event.accessExpression).toBe(expression && printAccessExpression(expression));
  });

  it.each([
    ['catchUp', [3090729076, 4288197284, 3271072532, 1893222148, 3992094603]],
    ['series', [7, 7, 7, 7, 7]],
    ['newbies', [2439396652, 2808241362, 2214060235]],
  ] as const)('assigns to the groups of %s the jerseys %j', (name, jerseys) => {
    const dressed = groupsOf[name].reduce((draft, label) => withValues(draft, label, { jerseyHash: 7 }), ready(name));

    expect(applyPackage(dressed, name).draft.event.eventSubgroups.map(({ jerseyHash }) => jerseyHash)).toEqual(jerseys);
  });

  it.each(EVENT_PACKAGES)('copies world, route, name, description and length of group E to all of %s', (name) => {
    const { draft } = applyPackage(ready(name), name);
    const copied = { mapId: 9, routeId: 5, description: 'Long', durationInSeconds: 3600, laps: 0, distanceInMeters: 0 };

    expect(
      draft.event.eventSubgroups.every((group) =>
        Object.entries(copied).every(([key, value]) => Reflect.get(group, key) === value),
      ),
    ).toBe(true);
    expect(groupOf(draft, 3).name).toBe('Cup (C)');
    expect(draft.event.routeId).toBe(5);
  });

  it('copies the start pocket of group E only in a series', () => {
    const pockets = (name: (typeof EVENT_PACKAGES)[number]) =>
      groupOf(applyPackage(ready(name), name).draft, 3).startLocation;

    expect(EVENT_PACKAGES.map(pockets)).toEqual([3, 21, 3]);
  });

  it.each(EVENT_PACKAGES)('reduces the rules of %s to the results and no bonuses', (name) => {
    const hard = ['NO_DRAFTING', 'UNKNOWN', 'LADIES_ONLY', 'NO_POWERUPS'];
    const { draft } = applyPackage(withValues(ready(name), 4, { rulesSet: hard }), name);

    expect(groupOf(draft, 4).rulesSet).toEqual(['UNKNOWN', 'NO_POWERUPS', 'SHOW_RACE_RESULTS']);
  });

  it('enables drafting for time-trial bikes in a catch-up race, and keeps the visibility of groups in the others', () => {
    const culling = { cullingType: 'CULLING_EVERYBODY' };
    const applied = EVENT_PACKAGES.map((name) => {
      const before = ready(name);
      return applyPackage({ ...before, event: { ...before.event, ...culling } }, name).draft.event;
    });

    expect(applied.map(({ cullingType }) => cullingType)).toEqual([
      'CULLING_EVENT_ONLY',
      'CULLING_EVERYBODY',
      'CULLING_EVERYBODY',
    ]);
    expect(
      applied.map(({ eventSubgroups }) => eventSubgroups.every((group) => hasRule(group, 'ttBikesDraft'))),
    ).toEqual([true, false, false]);
  });

  it('lists its changes, and is idempotent', () => {
    const first = applyPackage(ready('series'), 'series');

    expect(
      first.changes.map((change) => ('field' in change ? `${change.group} ${change.field}` : change.type)),
    ).toEqual(
      expect.arrayContaining(['null microserviceEventVisibility', 'null registrationMode', '1 routeId', '4 pace']),
    );
    expect(applyPackage(first.draft, 'series').changes).toEqual([]);
  });
});

describe('inapplicable package', () => {
  const required = packageSettings.newbies.groups;

  it.each([
    { labels: [1, 2, 4, 5], name: 'catchUp', problems: [{ code: 'missingGroups', groups: ['C'] }] },
    { labels: [1, 5], name: 'series', problems: [{ code: 'missingGroups', groups: ['B', 'C', 'D'] }] },
    { labels: [2, 3, 4, 5], name: 'newbies', problems: [{ code: 'extraGroups', groups: ['B'] }] },
    { labels: [1, 2, 3, 4, 5], name: 'newbies', problems: [{ code: 'extraGroups', groups: ['A', 'B'] }] },
    {
      labels: [1, 3, 5],
      name: 'newbies',
      problems: [
        { code: 'missingGroups', groups: ['D'] },
        { code: 'extraGroups', groups: ['A'] },
      ],
    },
    {
      labels: [3, 4],
      name: 'newbies',
      problems: [{ code: 'missingGroups', groups: ['E'] }, { code: 'groupENotFound' }],
    },
    { labels: [1], name: 'unheard', problems: [{ code: 'unknownPackage', name: 'unheard' }] },
  ])('names the missing groups, for $labels and $name', ({ labels, name, problems }) => {
    expect(problemsOf(labels, name)).toEqual(problems);
  });

  it('reports a missing start', () => {
    const blank = { ...anEventDraft(), event: { ...anEventDraft().event, eventStart: null } };

    expect(applyPackage(blank, 'series').problems).toEqual([{ code: 'startNotFound' }]);
  });

  it('leaves the event unchanged', () => {
    fc.assert(
      fc.property(
        fc.subarray([1, 2, 3, 4, 5], { minLength: 1 }),
        fc.constantFrom(...EVENT_PACKAGES),
        (labels, name) => {
          const draft = anEventDraft(labels);
          const applied = applyPackage(draft, name);

          expect(applied.draft === draft).toBe(applied.problems.length > 0);
          expect(applied.changes.length > 0).toBe(applied.problems.length === 0);
        },
      ),
    );
    expect(required).toEqual(['C', 'D', 'E']);
  });
});
