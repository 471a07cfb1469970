import type { EventDocument } from '@otryv/race';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MessagesService, type NewMessage } from './people/messages/messages.service.ts';
import { GameIdsService } from './people/users/game-ids/game-ids.service.ts';
import { documentDifferences, withEdits } from './racing/event-editing/game-document.ts';
import { SignedRidersRepository } from './racing/events/records/signed-riders.repository.ts';
import { EventRiderMessages } from './racing/events/write/event-rider-messages.ts';
import { DecisionMessages } from './racing/results/decide/decision-messages.ts';
import { shifts } from './racing/series/build/stage-shifts.ts';
import { StageMessages } from './racing/series/stages/stage-messages.ts';
import { changesOf } from './site/logs/changes-of.ts';
import { fake } from './testing/fake.ts';

type Sides = { before: unknown; after: unknown };
type Placing = NonNullable<Parameters<typeof shifts>[0] extends ReadonlyMap<number, infer Placed> ? Placed : never>;

const session = Object.create(null);

describe('the description of a change', () => {
  it('has both sides swapped when the change is reverted, in the log and in versions of an event', () => {
    const value = fc.oneof(fc.integer({ max: 2, min: 0 }), fc.constantFrom('a', 'b', '', null), fc.array(fc.nat(1)));
    const state = fc.option(fc.dictionary(fc.constantFrom('role', 'name', 'clubs'), value, { noNullPrototype: true }));
    fc.assert(
      fc.property(state, state, someDocument, someDocument, (was, is, former, later) => {
        expect(byName(changesOf(is, was))).toEqual(byName(changesOf(was, is).map(exchanged)));
        expect(byName(documentDifferences(later, former))).toEqual(
          byName(documentDifferences(former, later).map(exchanged)),
        );
        expect(documentDifferences(later, withEdits(former, later))).toEqual([]);
      }),
    );
  });

  it('names every rider of a stage whose rank changes, with both sides swapped when the decision is undone', () => {
    fc.assert(
      fc.property(somePlacings, somePlacings, (former, later) => {
        const there = shifts(former, later);
        const rows = new Map(former);
        for (const { profileId, name, after } of there) {
          if (after) rows.set(profileId, { name, placing: after });
          else rows.delete(profileId);
        }

        expect(byRider(shifts(later, former))).toEqual(byRider(there.map(exchanged)));
        expect(placingsOf(rows)).toEqual(placingsOf(later));
      }),
    );
  });

  it('shows a rider first the old, then the new position of the row, for every kind of decision', async () => {
    const ofRace = [{ type: 'disqualification', label: 'DSQ' }, { type: 'category', value: 'E' }, { type: 'undo' }];
    const ofStage = [
      { type: 'penalty', timeInMilliseconds: 5000 },
      { type: 'category', value: 'D' },
      { type: 'disqualification', label: 'DSQ' },
      { type: 'disqualification', label: null },
      { type: 'rowAdded' },
      { type: 'undo' },
    ];
    const [there, back] = await Promise.all(
      [
        [41, 73],
        [73, 41],
      ].map(async ([before, after]) => [
        ...(await Promise.all(ofRace.map((body) => raceMessage(body, before, after)))),
        ...(await Promise.all(ofStage.map((body) => stageMessage(body, before, after)))),
        await movedMessage(before, after),
      ]),
    );

    expect(back).toEqual(there?.map((text) => text.replace(/41|73/g, (place) => (place === '41' ? '73' : '41'))));
    expect(there?.map((text) => text.match(/41|73/g))).toEqual(there?.map(() => ['41', '73']));
  });
});

/** Returns the message about a race whose start changes, given minutes after 16:00: 41 is 16:41, 73 is 17:13. */
async function movedMessage(before: number | undefined, after: number | undefined): Promise<string> {
  const at = (minute = 0) => new Date(Date.UTC(2026, 10, 28, 16, minute));
  const text = await written((messages) =>
    new EventRiderMessages(
      fake(SignedRidersRepository, { listByEvent: async () => [] }),
      fake(GameIdsService, { listUsersOf: async () => new Map() }),
      messages,
    ).notifyMoved(
      Object.assign(Object.create(null), { gameId: 1, name: '', eventStart: at(before) }),
      at(after),
      session,
    ),
  );
  return text.replace(/\D*\b19:41/, ' 41').replace(/\D*\b20:13/, ' 73');
}

function raceMessage(body: object, before: number | undefined, after: number | undefined): Promise<string> {
  const decided = { event: { name: '', gameId: 1 }, decisions: [{ body }], author: 'a', reason: 'r' };
  const placings = { before: { place: before, label: null }, after: { place: after, label: null } };
  const concerned = [{ userIds: ['u'], profileId: 1, ...placings }];
  return written((messages) =>
    new DecisionMessages(messages).write(Object.assign(Object.create(null), { ...decided, concerned }), session),
  );
}

function stageMessage(body: object, before: number | undefined, after: number | undefined): Promise<string> {
  const placing = (place: number | undefined) => ({ category: 'B', place, label: null });
  const about = {
    series: { name: '', urlSlug: '' },
    row: { stageOrder: 1, profileId: 1 },
    author: 'a',
    userIds: ['u'],
  };
  const placings = { before: placing(before), after: placing(after) };
  const decided = { ...about, planned: [{ body, reason: 'r' }], ...placings };
  return written((messages) => new StageMessages(messages).write(Object.assign(Object.create(null), decided), session));
}

async function written(write: (messages: MessagesService) => Promise<void>): Promise<string> {
  const sent: NewMessage[] = [];
  await write(fake(MessagesService, { write: async (message) => void sent.push(message) }));
  return sent.map(({ text }) => text).join();
}

const someGroup = fc.record({ label: fc.integer({ min: 1, max: 3 }), laps: fc.nat(2), distanceInMeters: fc.nat(2) });
const someDocument: fc.Arbitrary<EventDocument> = fc
  .record({
    name: fc.constantFrom('a', 'b'),
    laps: fc.nat(2),
    durationInSeconds: fc.nat(2),
    eventSubgroups: fc.uniqueArray(someGroup, { selector: ({ label }) => label, minLength: 1 }),
  })
  .map((document) => Object.assign(Object.create(null), document));

const somePlacings: fc.Arbitrary<Map<number, Placing>> = fc
  .uniqueArray(
    fc.record({
      profileId: fc.nat(5),
      category: fc.constantFrom('A' as const, 'B' as const, null),
      place: fc.option(fc.integer({ min: 1, max: 4 })),
      label: fc.constantFrom('DSQ' as const, null),
      timeMs: fc.option(fc.nat(2)),
      points: fc.option(fc.nat(2)),
    }),
    { selector: ({ profileId }) => profileId },
  )
  .map((rows) => new Map(rows.map(({ profileId, ...placing }) => [profileId, { name: `${profileId}`, placing }])));

function exchanged<Change extends Sides>({ before, after, ...change }: Change) {
  return { ...change, before: after, after: before };
}

function byName(changes: readonly object[]): unknown[] {
  return changes.map((change) => JSON.stringify(change, ['field', 'path', 'before', 'after'])).toSorted();
}

function byRider<Row extends { profileId: number }>(rows: readonly Row[]): Row[] {
  return rows.toSorted((one, other) => one.profileId - other.profileId);
}

function placingsOf(rows: ReadonlyMap<number, Placing>) {
  return Object.fromEntries([...rows].map(([profileId, { placing }]) => [profileId, placing]));
}
