import { describe, expect, it } from 'vitest';
import { abilitiesOf, admits, holderOf, type OwnedSubject, owned, type RightsHolder } from './abilities.ts';
import { ACCESS_LEVELS, type Access } from './access.ts';

const user: RightsHolder = { role: 'user', clubs: [], organizerId: null, team: null };
const people = {
  guest: null,
  rider: user,
  member: { ...user, team: { id: 't', isCreator: false } },
  'vice-captain': { ...user, team: { id: 't', isCreator: false, isViceCaptain: true } },
  'team creator': { ...user, team: { id: 't', isCreator: true } },
  'club moderator': { ...user, clubs: ['c'] },
  organizer: { ...user, organizerId: 'o' },
  moderator: { ...user, role: 'moderator' },
  admin: { ...user, role: 'admin' },
} satisfies Record<string, RightsHolder | null>;

const everybody = Object.keys(people);
const reads: Record<Access, string[]> = {
  public: everybody,
  optional: everybody,
  signedIn: everybody.filter((name) => name !== 'guest'),
  clubModerator: ['club moderator', 'organizer', 'moderator', 'admin'],
  organizer: ['organizer', 'admin'],
  teamManager: ['vice-captain', 'team creator'],
  teamCreator: ['team creator'],
  moderator: ['moderator', 'admin'],
  admin: ['admin'],
  secretKey: [],
};
const admitted = (access: Access, isRead: boolean) =>
  Object.entries(people).flatMap(([name, identity]) => (admits(access, identity, isRead) ? [name] : []));

describe('admits', () => {
  it.each(ACCESS_LEVELS)('allows the permitted roles to read at the level %s', (access) => {
    expect(admitted(access, true)).toEqual(reads[access]);
  });

  it.each(ACCESS_LEVELS)(
    'allows the same roles to write at the level %s, except moderators acting for a club',
    (access) => {
      expect(admitted(access, false)).toEqual(
        reads[access].filter((name) => access !== 'clubModerator' || name !== 'moderator'),
      );
    },
  );
});

describe('abilitiesOf', () => {
  const writers = (object: OwnedSubject) =>
    Object.entries(people).flatMap(([name, holder]) => (abilitiesOf(holder).can('write', object) ? [name] : []));
  const readers = (object: OwnedSubject) =>
    Object.entries(people).flatMap(([name, holder]) => (abilitiesOf(holder).can('read', object) ? [name] : []));

  it.each([
    {
      what: 'an event of the club',
      object: owned('Event', { clubId: 'c', organizerId: null }),
      writing: ['club moderator'],
    },
    {
      what: 'an event of the organizer',
      object: owned('Event', { clubId: 'x', organizerId: 'o' }),
      writing: ['organizer'],
    },
    { what: 'an event of others', object: owned('Event', { clubId: 'x', organizerId: 'x' }), writing: [] },
    { what: 'an event of nobody', object: owned('Event', { clubId: null, organizerId: null }), writing: [] },
    { what: 'the own organizer', object: owned('Organizer', { organizerId: 'o' }), writing: ['organizer'] },
    { what: 'a foreign organizer', object: owned('Organizer', { organizerId: 'x' }), writing: [] },
    { what: 'a series of the organizer', object: owned('Series', { organizerId: 'o' }), writing: ['organizer'] },
    { what: 'a series of another organizer', object: owned('Series', { organizerId: 'x' }), writing: [] },
  ])('allows $writing and administrators to change $what', ({ object, writing }) => {
    expect(writers(object)).toEqual([...writing, 'admin']);
  });

  it('allows moderators to read every event, but to change none', () => {
    const event = owned('Event', { clubId: 'x', organizerId: 'x' });

    expect(readers(event)).toEqual(['moderator', 'admin']);
    expect(writers(event)).toEqual(['admin']);
  });

  it('allows only the creator of a team to change it, not even its members', () => {
    expect(writers(owned('Team', { teamId: 't' }))).toEqual(['team creator']);
    expect(writers(owned('Team', { teamId: 'x' }))).toEqual([]);
  });

  it("allows only those who linked a profile's id to change it, administrators included", () => {
    const profile = owned('Profile', { zwiftId: 7 });

    expect(writers(profile)).toEqual([]);
    expect(abilitiesOf({ ...user, zwiftIds: [5, 7] }).can('read', profile)).toBe(true);
    expect(abilitiesOf({ ...people.admin, zwiftIds: [5] }).can('read', profile)).toBe(false);
  });

  it('does not mutate the checked object', () => {
    const event = Object.freeze({ clubId: 'c', organizerId: null });

    expect(abilitiesOf(people['club moderator']).can('write', owned('Event', event))).toBe(true);
    expect(Object.getOwnPropertyNames(event)).toEqual(['clubId', 'organizerId']);
  });

  it("is the same for the portal's user and the server's identity", () => {
    const authUser = {
      id: '1',
      username: 'u',
      email: null,
      emailConfirmed: false,
      zwiftId: 7,
      zwiftIds: [7],
      photoProfile: null,
      role: 'user' as const,
      isModeratorClub: true,
      moderator: { clubs: ['c'] },
      organizer: 'o',
      team: { id: 't', isCreator: true },
      externalAccounts: { vk: null, yandex: null },
    };
    const identity = { ...user, clubs: ['c'], organizerId: 'o', team: { id: 't', isCreator: true }, zwiftIds: [7] };

    expect(abilitiesOf(holderOf(authUser)).rules).toEqual(abilitiesOf(identity).rules);
  });
});
