import { expect, it } from 'vitest';
import { isCaptain, isViceCaptain, type TeamRole } from './clubs/teams/records/team.ts';
import { Forbidden } from './kernel/access/access.errors.ts';
import { mayEvent, requireEventWrite } from './racing/events/records/event-rights.ts';
import { isClosed, requireOpen, requireUnlocked } from './racing/results/records/protocols/protocol-guards.ts';
import { ProtocolLocked, ProtocolOfficial } from './racing/results/records/results.errors.ts';
import { StageLocked } from './racing/series/records/series.errors.ts';
import { requireUnlocked as requireUnlockedStage } from './racing/series/stages/stage-locks.ts';

const at = new Date('2026-11-28T16:30:00Z');
const nobody = { userId: 'me', sessionId: 's', role: 'user', clubs: [], organizerId: null, team: null } as const;
const users = {
  rider: nobody,
  'moderator of the site': { ...nobody, role: 'moderator' },
  administrator: { ...nobody, role: 'admin' },
  'moderator of clubs': { ...nobody, clubs: ['club-1', 'club-2'] },
  organizer: { ...nobody, organizerId: 'organizer-1' },
} as const;

/** Returns the class of the error a call throws; `null` for none. */
function thrown(call: () => void): unknown {
  try {
    call();
    return null;
  } catch (error) {
    return Object.getPrototypeOf(error).constructor;
  }
}

it('changes an event only by its club, its organizer or an administrator', () => {
  const events = ['club-1', 'club-2', 'club-3', null].flatMap((clubId) =>
    ['organizer-1', 'organizer-2', null].map((organizer) => ({
      microserviceExternalResourceId: clubId,
      organizer: organizer === null ? null : { id: organizer },
    })),
  );
  const wrong = events.flatMap((event) => {
    const ofClub = ['club-1', 'club-2'].some((club) => club === event.microserviceExternalResourceId);
    const ofOrganizer = event.organizer?.id === 'organizer-1';
    const writers: Record<keyof typeof users, boolean> = {
      rider: false,
      'moderator of the site': false,
      administrator: true,
      'moderator of clubs': ofClub,
      organizer: ofOrganizer,
    };
    return Object.entries(users).flatMap(([name, identity]) => {
      const writes = Object.entries(writers).some(([writer, may]) => writer === name && may);
      const reads = writes || name === 'moderator of the site';
      const isRight =
        mayEvent(identity, 'write', event) === writes &&
        mayEvent(identity, 'read', event) === reads &&
        thrown(() => requireEventWrite(identity, event)) === (writes ? null : Forbidden) &&
        !mayEvent(null, 'read', event);
      return isRight ? [] : [`${name} and ${JSON.stringify(event)}`];
    });
  });

  expect(wrong).toEqual([]);
});

it('changes a locked or official protocol only by those whom its state permits', () => {
  const lock = { userId: 'me', author: 'judge', reason: 'a protest', at };
  const ofAnother = { ...lock, userId: 'other' };
  const me = { userId: 'me', isAdmin: false };
  const admin = { userId: 'admin', isAdmin: true };
  const cases = [
    { state: null, closed: false, mine: [null, null], administrators: [null, null] },
    { state: { lock: null, officialSince: null }, closed: false, mine: [null, null], administrators: [null, null] },
    { state: { lock, officialSince: null }, closed: true, mine: [null, null], administrators: [null, null] },
    {
      state: { lock: ofAnother, officialSince: null },
      closed: true,
      mine: [ProtocolLocked, ProtocolLocked],
      administrators: [null, null],
    },
    {
      state: { lock: null, officialSince: at },
      closed: true,
      mine: [ProtocolOfficial, null],
      administrators: [ProtocolOfficial, null],
    },
    {
      state: { lock: ofAnother, officialSince: at },
      closed: true,
      mine: [ProtocolOfficial, ProtocolLocked],
      administrators: [ProtocolOfficial, null],
    },
  ];

  for (const { state, closed, mine, administrators } of cases) {
    const tried = (actor: typeof me) => [
      thrown(() => requireOpen(state, actor)),
      thrown(() => requireUnlocked(state, actor)),
    ];
    expect({ closed: isClosed(state), mine: tried(me), administrators: tried(admin) }).toEqual({
      closed,
      mine,
      administrators,
    });
  }
  expect(() => requireUnlocked({ lock: ofAnother, officialSince: null }, me)).toThrow(
    new ProtocolLocked('judge', 'a protest'),
  );
});

it('opens a locked stage to the user who locked it and to administrators', () => {
  const lock = { userId: 'me', author: 'judge', reason: null, at, imports: [] };
  const outcomes = [
    requireUnlockedStage.bind(null, { lock: null }, users.rider),
    requireUnlockedStage.bind(null, { lock }, users.rider),
    requireUnlockedStage.bind(null, { lock: { ...lock, userId: 'other' } }, users.rider),
    requireUnlockedStage.bind(null, { lock: { ...lock, userId: 'other' } }, users['moderator of the site']),
    requireUnlockedStage.bind(null, { lock: { ...lock, userId: 'other' } }, users.administrator),
  ].map(thrown);

  expect(outcomes).toEqual([null, null, StageLocked, StageLocked, null]);
});

it('distinguishes captains from vice-captains and members', () => {
  const roles: (TeamRole | null)[] = ['Founder', 'Captain', 'Vice-Captain', 'Domestique', null];
  const captains = roles.filter((role) => isCaptain({ role }));
  const viceCaptains = roles.filter((role) => isViceCaptain({ role }));

  expect([captains, viceCaptains]).toEqual([['Founder', 'Captain'], ['Vice-Captain']]);
});
