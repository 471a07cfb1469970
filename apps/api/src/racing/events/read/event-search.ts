import { Injectable } from '@nestjs/common';
import { type EventName, EventsRepository, type ListedEvent } from '../records/events.repository.ts';

/** Finds events for readers and search engines by the words of their names, descriptions, clubs and organizers. */
@Injectable()
export class EventSearch {
  constructor(private readonly events: EventsRepository) {}

  /**
   * Finds the event with this number, then coming and then started ones, up to `most` each; name matches before other
   * texts, nearest start first.
   */
  async find(text: string, most: number): Promise<EventName[]> {
    const number = /^[1-9]\d{0,15}$/.test(text) ? Number(text) : null;
    const [numbered, coming, past] = await Promise.all([
      number === null ? null : this.events.findNamed(number),
      this.events.search(text, false, most),
      this.events.search(text, true, most),
    ]);
    const others = [...coming, ...past].filter(({ gameId }) => gameId !== number);
    return numbered ? [numbered, ...others] : others;
  }

  count(started: boolean): Promise<number> {
    return this.events.count(started);
  }

  /** Lists a page of events, earliest first, with the time of their last change. */
  listForSitemap(started: boolean, skip: number, most: number): Promise<ListedEvent[]> {
    return this.events.listForSitemap(started, skip, most);
  }
}
