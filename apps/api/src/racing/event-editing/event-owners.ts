import { Injectable } from '@nestjs/common';
import type { Identity } from '@otryv/contract';
import { ClubNotFound } from '../../clubs/clubs/clubs.errors.ts';
import { ClubsService } from '../../clubs/clubs/clubs.service.ts';
import { type Organizer, OrganizersService } from '../../clubs/organizers/organizers.service.ts';
import { Forbidden } from '../../kernel/access/access.errors.ts';
import { noTransaction } from '../../kernel/database/session.ts';
import type { StoredEvent } from '../events/read/event-catalogue.ts';
import { requireEventWrite } from '../events/records/event-rights.ts';

interface Owner {
  organizerId: string | null;
  clubName: string | null;
}

/** Owners of an event: its club and that club's organizer. */
@Injectable()
export class EventOwners {
  constructor(
    private readonly clubs: ClubsService,
    private readonly organizers: OrganizersService,
  ) {}

  /** Returns the organizer whose account serves the event: its own, else its club's. */
  findByEvent(event: StoredEvent): Promise<Owner> {
    return this.findByClub(event.microserviceExternalResourceId, event);
  }

  async findByClub(clubId: string | null, event: StoredEvent | null): Promise<Owner> {
    const club = clubId === null ? null : await this.clubs.find(clubId);
    return {
      organizerId: event?.organizer?.id ?? club?.organizerId ?? null,
      clubName: club?.name ?? event?.clubName ?? null,
    };
  }

  /**
   * Returns the organizer of a club an event is created in or comes from. A club unknown to the site is open only to
   * administrators. Throws Forbidden.
   */
  async findWriter(identity: Identity, clubId: string | null): Promise<Organizer | null> {
    const club = clubId === null ? null : await this.clubs.find(clubId);
    const organizer = club ? await this.organizers.requireById(club.organizerId, noTransaction) : null;
    requireEventWrite(identity, { microserviceExternalResourceId: clubId, organizer });
    return organizer;
  }

  /** Like `writer`, for a club known to the site. Throws ClubNotFound, Forbidden. */
  async requireWriter(identity: Identity, clubId: string | null): Promise<Organizer> {
    if (clubId === null || !(await this.clubs.find(clubId))) throw new ClubNotFound();
    const organizer = await this.findWriter(identity, clubId);
    if (!organizer) throw new Forbidden();
    return organizer;
  }
}
