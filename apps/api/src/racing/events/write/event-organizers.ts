import { Injectable } from '@nestjs/common';
import type { Organizer } from '../../../clubs/organizers/organizers.service.ts';
import type { Session } from '../../../kernel/database/session.ts';
import { Hooks } from '../../../kernel/hooks/hooks.ts';
import { searchEndings } from '../../../kernel/search/search-endings.ts';
import { shownOrganizerChanged } from '../records/event-hooks.ts';
import { EventsRepository } from '../records/events.repository.ts';

/** Organizer data stored in and shown by events. */
@Injectable()
export class EventOrganizers {
  constructor(
    private readonly events: EventsRepository,
    private readonly hooks: Hooks,
  ) {}

  /** Updates the organizer's names in its events, or clears them when it is deleted. */
  async rename(organizerId: string, organizer: Organizer | null, session: Session): Promise<void> {
    await this.showAnew(organizerId, session);
    const events = await this.events.listTexts(organizerId, session);
    const found = events.map(({ _id, name, clubName, description }) => ({
      _id,
      searchEndings: searchEndings([name, organizer?.name, clubName, description]),
    }));
    await this.events.setOrganizer(organizer, found, session);
  }

  /** Refreshes everything that shows the organizer of a started race after a change. */
  async showAnew(organizerId: string, session: Session): Promise<void> {
    const eventIds = await this.events.listStarted(organizerId, session);
    if (eventIds.length > 0) await this.hooks.run(shownOrganizerChanged, { eventIds }, session);
  }
}
