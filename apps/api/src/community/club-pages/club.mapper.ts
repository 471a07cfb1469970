import type { Club, ClubModerator } from '@otryv/contract';
import type { StoredClub } from '../../clubs/clubs/club.ts';
import type { EventCounts } from '../../racing/events/read/event-catalogue.ts';

interface Surroundings {
  organizers: ReadonlyMap<string, string>;
  users: ReadonlyMap<string, ClubModerator>;
  counts: ReadonlyMap<string, EventCounts>;
}

/** Maps a club, naming each field of the response; moderators whose account is deleted are omitted. */
export function toClub(club: StoredClub, { organizers, users, counts }: Surroundings): Club {
  return {
    id: club.clubId,
    name: club.name,
    tagline: club.tagline,
    description: club.description,
    images: club.images,
    memberCount: club.memberCount,
    joinMethod: club.joinMethod,
    organizer: { _id: club.organizerId, name: organizers.get(club.organizerId) ?? '' },
    moderators: club.moderators.flatMap((id) => users.get(id) ?? []),
    refreshedAt: club.refreshedAt.toISOString(),
    missingSince: club.missingSince?.toISOString() ?? null,
    pastEvents: counts.get(club.clubId)?.pastEvents ?? 0,
    upcomingEvents: counts.get(club.clubId)?.upcomingEvents ?? 0,
  };
}
