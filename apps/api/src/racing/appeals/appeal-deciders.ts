import { Injectable } from '@nestjs/common';
import { ClubsService } from '../../clubs/clubs/clubs.service.ts';
import { OrganizersService } from '../../clubs/organizers/organizers.service.ts';
import { noTransaction } from '../../kernel/database/session.ts';
import type { StoredEvent } from '../events/read/event-catalogue.ts';

/** Finds the accounts that decide appeals about a race: the moderators of its club and the owner of its organizer. */
@Injectable()
export class AppealDeciders {
  constructor(
    private readonly clubs: ClubsService,
    private readonly organizers: OrganizersService,
  ) {}

  async listByClub({ microserviceExternalResourceId: clubId, organizer }: StoredEvent): Promise<string[]> {
    const club = clubId === null ? null : await this.clubs.find(clubId);
    const organizerId = organizer?.id ?? club?.organizerId;
    const owners = organizerId === undefined ? [] : await this.organizers.listByIds([organizerId], noTransaction);
    return [...(club?.moderators ?? []), ...owners.flatMap(({ creatorId }) => creatorId ?? [])];
  }
}
