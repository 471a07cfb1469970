import { AbilityBuilder, createMongoAbility, type ForcedSubject, type MongoAbility, subject } from '@casl/ability';
import type { Access, Identity } from './access.ts';
import type { AuthUser } from './auth/schemas.ts';

/** What a right depends on: a user with what belongs to them. */
export type RightsHolder = Pick<Identity, 'role' | 'clubs' | 'organizerId' | 'team'> & {
  /** The linked game ids. */
  zwiftIds?: readonly number[];
};

/** Objects with an owner, and the properties that name it. */
interface Owned {
  /** The settings and the account behind a game id. */
  Profile: { zwiftId: number };
  Event: { clubId: string | null; organizerId: string | null };
  Organizer: { organizerId: string };
  Series: { organizerId: string };
  Team: { teamId: string };
}
type OwnedKind = keyof Owned;
/** A loaded object as abilities are asked about it. */
export type OwnedSubject = { [Kind in OwnedKind]: Owned[Kind] & ForcedSubject<Kind> }[OwnedKind];

export type Action = 'read' | 'write';
/** Answers what its holder may do at an access level (an endpoint, an address) and with a loaded object. */
export type Abilities = MongoAbility<[Action, Access | OwnedKind | OwnedSubject]>;

type Allow = AbilityBuilder<Abilities>['can'];

const both: Action[] = ['read', 'write'];

/** The abilities of a user, or of a guest (`null`): the one source of the guard, of services and of the portal. */
export function abilitiesOf(holder: RightsHolder | null): Abilities {
  const { can, build } = new AbilityBuilder<Abilities>(createMongoAbility);
  can(both, ['public', 'optional']);
  if (holder) {
    can(both, 'signedIn');
    can(both, 'Profile', { zwiftId: { $in: [...(holder.zwiftIds ?? [])] } });
    allowByPossession(can, holder);
    allowByRole(can, holder.role);
  }
  return build();
}

function allowByPossession(can: Allow, { clubs, organizerId, team }: RightsHolder): void {
  if (clubs.length > 0) {
    can(both, 'clubModerator');
    can(both, 'Event', { clubId: { $in: [...clubs] } });
  }
  if (organizerId !== null) {
    can(both, ['clubModerator', 'organizer']);
    can(both, ['Event', 'Organizer', 'Series'], { organizerId });
  }
  if (team?.isCreator) {
    can(both, ['teamManager', 'teamCreator']);
    can(both, 'Team', { teamId: team.id });
  } else if (team?.isViceCaptain) {
    can(both, 'teamManager');
  }
}

function allowByRole(can: Allow, role: RightsHolder['role']): void {
  if (role === 'user') return;
  can(both, 'moderator');
  // A moderator sees the events of every club; to change one takes its club, or an administrator.
  can('read', ['clubModerator', 'Event']);
  if (role !== 'admin') return;
  can(both, ['clubModerator', 'organizer', 'admin', 'Event', 'Organizer', 'Series']);
}

/** A loaded object as a subject of abilities; the object itself stays as it is. */
export function owned<Kind extends OwnedKind>(kind: Kind, object: Owned[Kind]): Owned[Kind] & ForcedSubject<Kind> {
  return subject(kind, { ...object });
}

/** Whether a guest (`null`) or a user is let in at a level; `isRead` for a GET and for looking at a page. */
export function admits(access: Access, holder: RightsHolder | null, isRead: boolean): boolean {
  return abilitiesOf(holder).can(isRead ? 'read' : 'write', access);
}

/** The signed-in user of the portal as a holder of rights. */
export function holderOf({ role, moderator, organizer, team, zwiftIds }: AuthUser): RightsHolder {
  return { role, clubs: moderator.clubs, organizerId: organizer, team, zwiftIds };
}
