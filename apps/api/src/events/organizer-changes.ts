import { Injectable } from '@nestjs/common';

type Handler = (eventIds: readonly number[]) => Promise<void>;

/** What domains do when what started races show of their organizer has changed. */
@Injectable()
export class OrganizerChanges {
  private readonly handlers: Handler[] = [];

  add(handler: Handler): void {
    this.handlers.push(handler);
  }

  async run(eventIds: readonly number[]): Promise<void> {
    if (eventIds.length === 0) return;
    for (const handler of this.handlers) await handler(eventIds);
  }
}
