import { chosenModeOf, type EventDocument, groupLabelOf, paceRanges, REGISTRATION_MODES } from '@otryv/race';
import { describe, expect, it } from 'vitest';
import { createClock } from '../clock.ts';
import { eventDocument } from '../wire/eventDocument.ts';
import { addShowcase, showcase } from './showcase.ts';
import { createWorld } from './world.ts';

const anchor = new Date('2026-11-21T12:00:00Z');

function aWorld() {
  let now = anchor.getTime();
  const clock = createClock(() => now);
  const world = createWorld({ seed: 1, anchor, dataDir: '/nowhere', clock, hasHistory: false });
  addShowcase(world, anchor);
  return { world, wait: (ms: number) => (now += ms) };
}

function documents() {
  const { world } = aWorld();
  return showcase(anchor).map(({ id }) => eventDocument(world, id));
}

describe('the showcase', () => {
  it('has every registration mode, every visibility and every culling', () => {
    const all = documents();

    expect(new Set(showcase(anchor).map(({ registrationMode }) => registrationMode))).toEqual(
      new Set(REGISTRATION_MODES),
    );
    expect(new Set(all.map((document) => document?.microserviceEventVisibility))).toEqual(
      new Set(['PUBLIC', 'DEFINED_BY_RESOURCE_ID', 'SHAREABLE']),
    );
    expect(new Set(all.map((document) => document?.cullingType)).size).toBe(3);
  });

  it('sends the game the checks of each mode, with its paces', () => {
    const { world } = aWorld();
    const races = showcase(anchor).slice(0, REGISTRATION_MODES.length);
    const sent = races.map(({ id, registrationMode }) => {
      const groups = world.documents.get(id)?.eventSubgroups ?? [];
      const document: EventDocument = { ...world.documents.get(id), eventSubgroups: [...groups] };
      return {
        mode: chosenModeOf(document, registrationMode),
        paces: groups.map(({ fromPaceValue, toPaceValue }) => [fromPaceValue, toPaceValue]),
      };
    });

    expect(sent).toEqual(
      races.map(({ registrationMode: mode, id }) => {
        const ranges = paceRanges(mode);
        const labels = (world.documents.get(id)?.eventSubgroups ?? []).map(({ label }) => groupLabelOf(Number(label)));
        return { mode, paces: labels.map((label) => [ranges[label].from, ranges[label].to]) };
      }),
    );
  });

  it('starts after the season, with signed-up riders in every event', () => {
    const { world } = aWorld();

    for (const { id, start } of showcase(anchor)) {
      expect(start.getTime()).toBeGreaterThan(anchor.getTime() + 5 * 86_400_000);
      expect(world.event(id)?.groups.every(({ entrants }) => entrants.length > 0)).toBe(true);
    }
  });

  it('has a run with its pace, a time-limited event, and one with a leader and a sweeper', () => {
    const all = documents();
    const groups = all.flatMap((document) => document?.eventSubgroups ?? []);

    expect(all.filter((document) => document?.sport === 'RUNNING')).toHaveLength(1);
    expect(groups.filter(({ paceType }) => paceType === 2)).toHaveLength(1);
    expect(all.filter((document) => document?.durationInSeconds === 3600 && document.laps === 0)).toHaveLength(1);
    expect(groups.filter((group) => [group.invitedLeaders, group.invitedSweepers].every(hasOne))).toHaveLength(1);
  });

  it('has one whose copy a co-organizer changes during an edit', () => {
    const { world, wait } = aWorld();
    const read = () => showcase(anchor).map(({ id }) => eventDocument(world, id)?.description);
    const before = read();
    wait(10 * 60_000);
    const after = read();

    expect(before.filter((description, index) => description !== after[index])).toHaveLength(1);
    expect(read()).toEqual(after);
  });
});

function hasOne(value: unknown): boolean {
  return Array.isArray(value) && value.length === 1;
}
