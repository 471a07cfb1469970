import { Injectable } from '@nestjs/common';
import { type EventName, EventsRepository, type ListedEvent } from '../records/events.repository.ts';

/** What is found of events by readers and by search engines: events by the words of their names, descriptions, clubs and organizers. */
@Injectable()
export class EventSearch {
  constructor(private readonly events: EventsRepository) {}

  /**
   * That of this number; then those to come, then those that have started: so many of each, by name before the other texts,
   * the nearest start first.
   */
  async find(text: string, most: number): Promise<EventName[]> {
    const number = /^[1-9]\d{0,15}$/.test(text) ? Number(text) : null;
    const [numbered, coming, past] = await Promise.all([
      number === null ? null : this.events.named(number),
      this.events.search(text, false, most),
      this.events.search(text, true, most),
    ]);
    const others = [...coming, ...past].filter(({ gameId }) => gameId !== number);
    return numbered ? [numbered, ...others] : others;
  }

  count(started: boolean): Promise<number> {
    return this.events.count(started);
  }

  /** So many events of the list, the earliest first, with the time of their last change. */
  listed(started: boolean, skip: number, most: number): Promise<ListedEvent[]> {
    return this.events.listed(started, skip, most);
  }
}
