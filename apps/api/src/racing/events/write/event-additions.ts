import { Injectable } from '@nestjs/common';
import { OrganizersService } from '../../../clubs/organizers/organizers.service.ts';
import { Transactions } from '../../../kernel/database/transactions.ts';
import { EventStore } from './event-store.ts';

interface AddEvent {
  gameId: number;
  organizer?: string | undefined;
  finishProtocol?: string | undefined;
  secret?: string | undefined;
}

/** Adds events of the game at an operator's request. */
@Injectable()
export class EventAdditions {
  constructor(
    private readonly events: EventStore,
    private readonly organizers: OrganizersService,
    private readonly transactions: Transactions,
  ) {}

  /** Adds an event of the game with its sign-ups. Throws EventAlreadyExists if it exists. */
  async add({ gameId, organizer: name, finishProtocol, secret }: AddEvent): Promise<void> {
    const known = name ? await this.organizers.findByName(name) : null;
    const read = await this.events.readNew(gameId, {
      secret,
      organizerName: name ?? null,
      organizerId: known?.id ?? null,
    });
    const organizer = known ?? (name ? await this.organizers.ensure(name) : null);
    const site = { typeRaceCustom: finishProtocol ?? 'classicGroup', importanceLevel: null, registrationMode: null };
    await this.transactions.run((session) =>
      this.events.insert(read, { organizer, eventSecret: secret ?? null, ...site }, session),
    );
  }
}
