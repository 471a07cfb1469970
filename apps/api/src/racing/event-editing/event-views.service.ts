import { Injectable } from '@nestjs/common';
import type { EditedEvent, Identity } from '@otryv/contract';
import { abilitiesOf, owned } from '@otryv/contract/abilities';
import type { EventDocument } from '@otryv/race';
import { ClubsService } from '../../clubs/clubs/clubs.service.ts';
import { OrganizersService } from '../../clubs/organizers/organizers.service.ts';
import { GameForbidden, GameNotFound, GameSignInFailed, GameUnavailable } from '../../game/client/game.errors.ts';
import { Forbidden } from '../../kernel/access/access.errors.ts';
import { Clock } from '../../kernel/clock.ts';
import { noTransaction } from '../../kernel/database/session.ts';
import { toOrganizer } from '../events/read/event.mapper.ts';
import { EventCatalogue, type StoredEvent } from '../events/read/event-catalogue.ts';
import { mayEvent } from '../events/records/event-rights.ts';
import { EventAccounts } from './event-accounts.ts';
import { gameChanges, toDraft } from './event-draft.ts';
import { EventOwners } from './event-owners.ts';
import { isEventDocument, withoutSecret } from './game-document.ts';

/** Document of the game and when it was read: now, or at the last sync. */
interface ReadDocument {
  document: EventDocument;
  fetchedAt: Date;
  isCurrent: boolean;
}

/** Game events in the form moderators see. */
@Injectable()
export class EventViewsService {
  constructor(
    private readonly events: EventCatalogue,
    private readonly accounts: EventAccounts,
    private readonly owners: EventOwners,
    private readonly organizers: OrganizersService,
    private readonly clubs: ClubsService,
    private readonly clock: Clock,
  ) {}

  /**
   * Returns any event the account may read: an organizer's own for those who act for it, the site's for all moderators.
   * Throws OrganizerNotFound, Forbidden, and what the game client throws.
   */
  async view(identity: Identity, eventId: number, organizerId: string | null): Promise<EditedEvent> {
    if (organizerId !== null) await this.requireMember(identity, organizerId);
    const document = await this.accounts.read(organizerId, eventId);
    const record = await this.events.find(eventId);
    return this.toEdited(identity, { document, fetchedAt: this.clock.now(), isCurrent: true }, record);
  }

  /** Returns an event of the site for its editor. Throws EventNotFound, Forbidden, and what the game client throws. */
  async edit(identity: Identity, eventId: number): Promise<EditedEvent> {
    const record = await this.events.requireEvent(eventId, noTransaction);
    if (!mayEvent(identity, 'read', record)) throw new Forbidden();
    return this.toEdited(identity, await this.present(record), record);
  }

  /** Returns the event from the game, or the last synced version if the game is unavailable. */
  private async present(record: StoredEvent): Promise<ReadDocument> {
    const { organizerId } = await this.owners.findByEvent(record);
    try {
      const document = await this.accounts.read(organizerId, record.gameId, record.eventSecret);
      return { document, fetchedAt: this.clock.now(), isCurrent: true };
    } catch (error) {
      const stored = isPassing(error) ? await this.events.findRaw(record.gameId) : null;
      if (!stored || !isEventDocument(stored.event)) throw error;
      return { document: stored.event, fetchedAt: stored.fetchedAt, isCurrent: false };
    }
  }

  private async toEdited(identity: Identity, read: ReadDocument, record: StoredEvent | null): Promise<EditedEvent> {
    const { document, fetchedAt, isCurrent } = read;
    const clubId = document.microserviceExternalResourceId ?? null;
    const { organizerId, clubName } = await this.owners.findByClub(clubId, record);
    const [organizer] = await this.organizers.listByIds(organizerId === null ? [] : [organizerId], noTransaction);
    const stored = await this.events.findRaw(record?.gameId ?? 0);
    const owner = { microserviceExternalResourceId: clubId, organizer: organizer ?? null };
    const mayWrite = mayEvent(identity, 'write', record ?? owner);
    const started = record?.started ?? Date.parse(document.eventStart ?? '') <= this.clock.now().getTime();
    const editsGame = mayWrite && record !== null && !started && isCurrent;
    return {
      draft: toDraft(withoutSecret(document), record),
      organizer: organizer ? toOrganizer(organizer, organizer) : null,
      clubName,
      seriesName: seriesNameOf(identity, record),
      isOnSite: record !== null,
      started,
      isCurrent,
      fetchedAt: fetchedAt.toISOString(),
      changes: stored && isEventDocument(stored.event) ? gameChanges(stored.event, document) : [],
      may: {
        add: mayWrite && record === null,
        editSite: mayWrite && record !== null,
        editGame: editsGame,
        editStart: editsGame && document.eventType !== 'TIME_TRIAL',
        delete: mayWrite && record !== null,
      },
    };
  }

  /** Throws OrganizerNotFound; Forbidden unless the caller acts for the organizer or moderates one of its clubs. */
  async requireMember(identity: Identity, organizerId: string): Promise<void> {
    const { id } = await this.organizers.requireById(organizerId, noTransaction);
    if (mayEvent(identity, 'write', { microserviceExternalResourceId: null, organizer: { id } })) return;
    const clubs = await this.clubs.listByOrganizers([id], noTransaction);
    if (!clubs.some(({ clubId }) => identity.clubs.includes(clubId))) throw new Forbidden();
  }
}

/** Returns the series name of a race; drafts are visible only to their organizer. */
function seriesNameOf(identity: Identity, record: StoredEvent | null): string | null {
  if (!record?.series) return null;
  const { name, isPublished } = record.series;
  const series = owned('Series', { organizerId: record.organizer?.id ?? '' });
  return isPublished || abilitiesOf(identity).can('write', series) ? name : null;
}

/** Whether the game may still return the document later; false if it no longer has it. */
function isPassing(error: unknown): boolean {
  return [GameUnavailable, GameForbidden, GameNotFound, GameSignInFailed].some((kind) => error instanceof kind);
}
