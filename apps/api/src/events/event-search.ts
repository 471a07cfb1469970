import { Injectable } from '@nestjs/common';
import { EventsRepository, type ListedEvent, type StoredEvent } from './events.repository.ts';

/** What is found of events by readers and by search engines: events by the words of their names, descriptions, clubs and organizers. */
@Injectable()
export class EventSearch {
  constructor(private readonly events: EventsRepository) {}

  /** Those to come, the earliest first, then the latest of those that have started. */
  async find(text: string, most: number): Promise<StoredEvent[]> {
    const [coming, past] = await Promise.all([
      this.events.search(text, false, most),
      this.events.search(text, true, most),
    ]);
    return [...coming, ...past].slice(0, most);
  }

  count(started: boolean): Promise<number> {
    return this.events.count(started);
  }

  /** So many events of the list, the earliest first, with the time of their last change. */
  listed(started: boolean, skip: number, most: number): Promise<ListedEvent[]> {
    return this.events.listed(started, skip, most);
  }
}
