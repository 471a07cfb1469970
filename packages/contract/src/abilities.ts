import { AbilityBuilder, createMongoAbility, type ForcedSubject, type MongoAbility, subject } from '@casl/ability';
import type { Access, Identity } from './access.ts';
import type { AuthUser } from './auth/schemas.ts';

/** The data that rights depend on: a user with everything they own. */
export type RightsHolder = Pick<Identity, 'role' | 'clubs' | 'organizerId' | 'team'> & {
  /** The linked game ids. */
  zwiftIds?: readonly number[];
};

/** Kinds of owned objects, with the properties that name the owner. */
interface Owned {
  /** The settings and the account behind a game id. */
  Profile: { zwiftId: number };
  Event: { clubId: string | null; organizerId: string | null };
  Organizer: { organizerId: string };
  Series: { organizerId: string };
  Team: { teamId: string };
}
type OwnedKind = keyof Owned;
/** A loaded object, as checked by abilities. */
export type OwnedSubject = { [Kind in OwnedKind]: Owned[Kind] & ForcedSubject<Kind> }[OwnedKind];

export type Action = 'read' | 'write';
/** Decides what the holder may do at an access level (of an endpoint or an address) and with a loaded object. */
export type Abilities = MongoAbility<[Action, Access | OwnedKind | OwnedSubject]>;

type Allow = AbilityBuilder<Abilities>['can'];

const both: Action[] = ['read', 'write'];

/** Builds the abilities of a user, or of a guest (`null`): the single source for the guard, services and the portal. */
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
  // Moderators see the events of every club; changing one requires a right to its club, or an administrator.
  can('read', ['clubModerator', 'Event']);
  if (role !== 'admin') return;
  can(both, ['clubModerator', 'organizer', 'admin', 'Event', 'Organizer', 'Series']);
}

/** Wraps a loaded object as a subject of abilities without mutating it. */
export function owned<Kind extends OwnedKind>(kind: Kind, object: Owned[Kind]): Owned[Kind] & ForcedSubject<Kind> {
  return subject(kind, { ...object });
}

/** Whether a level admits a guest (`null`) or a user; `isRead` for a GET and for viewing a page. */
export function admits(access: Access, holder: RightsHolder | null, isRead: boolean): boolean {
  return abilitiesOf(holder).can(isRead ? 'read' : 'write', access);
}

/** Converts the portal's signed-in user to a holder of rights. */
export function holderOf({ role, moderator, organizer, team, zwiftIds }: AuthUser): RightsHolder {
  return { role, clubs: moderator.clubs, organizerId: organizer, team, zwiftIds };
}
