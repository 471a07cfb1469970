import { Injectable } from '@nestjs/common';
import { EventsRepository, type StoredEvent } from './events.repository.ts';

/** Events by the words of their names, descriptions, clubs and organizers. */
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
}
