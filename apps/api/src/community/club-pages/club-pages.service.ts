import { Injectable } from '@nestjs/common';
import type { Club, Identity } from '@otryv/contract';
import type { StoredClub } from '../../clubs/clubs/club.ts';
import { ClubNotFound } from '../../clubs/clubs/clubs.errors.ts';
import { ClubsService } from '../../clubs/clubs/clubs.service.ts';
import { OrganizersService } from '../../clubs/organizers/organizers.service.ts';
import { noTransaction } from '../../kernel/database/session.ts';
import { UsersService } from '../../people/users/users.service.ts';
import { EventCatalogue } from '../../racing/events/read/event-catalogue.ts';
import { toClub } from './club.mapper.ts';

/** Clubs with their organizers, moderators and numbers of races. */
@Injectable()
export class ClubPages {
  constructor(
    private readonly clubs: ClubsService,
    private readonly organizers: OrganizersService,
    private readonly events: EventCatalogue,
    private readonly users: UsersService,
  ) {}

  /** Throws ClubNotFound. */
  async get(clubId: string): Promise<Club> {
    return this.complete(await this.clubs.requireById(clubId, noTransaction));
  }

  /** Throws OrganizerNotFound, Forbidden. */
  async listOfOrganizer(identity: Identity, organizerId: string): Promise<Club[]> {
    const { id } = await this.organizers.requireOwn(identity, organizerId, 'read');
    return this.completeAll(await this.clubs.listByOrganizers([id], noTransaction));
  }

  async listPage(page: number, size: number): Promise<{ clubs: Club[]; total: number }> {
    const { clubs, total } = await this.clubs.listPage(page, size);
    return { clubs: await this.completeAll(clubs), total };
  }

  /** Throws Forbidden. */
  async listOfModerator(identity: Identity, userId: string): Promise<Club[]> {
    return this.completeAll(await this.clubs.listByModerator(identity, userId));
  }

  async complete(club: StoredClub): Promise<Club> {
    const [complete] = await this.completeAll([club]);
    if (!complete) throw new ClubNotFound();
    return complete;
  }

  private async completeAll(clubs: readonly StoredClub[]): Promise<Club[]> {
    const [organizers, users, counts] = await Promise.all([
      this.organizers.listByIds([...new Set(clubs.map(({ organizerId }) => organizerId))], noTransaction),
      this.users.listSummariesOf([...new Set(clubs.flatMap(({ moderators }) => moderators))], noTransaction),
      this.events.countByClubs(clubs.map(({ clubId }) => clubId)),
    ]);
    const names = new Map(organizers.map(({ id, name }) => [id, name]));
    return clubs.map((club) => toClub(club, { organizers: names, users, counts }));
  }
}
