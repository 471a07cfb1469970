import { Injectable } from '@nestjs/common';
import type { FoundClub, Identity } from '@otryv/contract';
import { GameClient } from '../../game/client/game.client.ts';
import { GameNotFound } from '../../game/client/game.errors.ts';
import type { GameClub } from '../../game/client/game.schemas.ts';
import { AuditService } from '../../kernel/audit/audit.service.ts';
import { changedFields } from '../../kernel/audit/changed-fields.ts';
import { Clock } from '../../kernel/clock.ts';
import { noTransaction } from '../../kernel/database/session.ts';
import { Transactions } from '../../kernel/database/transactions.ts';
import { BotsService } from '../bots/bots.service.ts';
import { OrganizersService } from '../organizers/organizers.service.ts';
import type { ClubFields, StoredClub } from './club.ts';
import { ClubKnown, ClubNotModerated, ClubTaken } from './clubs.errors.ts';
import { ClubsRepository } from './clubs.repository.ts';
import { ClubsService } from './clubs.service.ts';
import { isModeratedBy, toClubFields } from './game-club.mapper.ts';

/** Clubs in the game: search, addition to organizers, and refresh. */
@Injectable()
export class ClubClaimsService {
  constructor(
    private readonly clubs: ClubsRepository,
    private readonly claimed: ClubsService,
    private readonly organizers: OrganizersService,
    private readonly bots: BotsService,
    private readonly game: GameClient,
    private readonly transactions: Transactions,
    private readonly audit: AuditService,
    private readonly clock: Clock,
  ) {}

  /**
   * Returns a club as seen by the organizer's account, or by the site's own for an administrator without one. Throws
   * OrganizerNotFound, Forbidden, BotMissing, BotRefused and what the game client throws.
   */
  async find(identity: Identity, clubId: string, organizerId: string | null): Promise<FoundClub> {
    const owner = organizerId === null ? null : (await this.organizers.requireOwn(identity, organizerId, 'read')).id;
    const club = await this.read(owner, clubId);
    const known = await this.clubs.findById(clubId, noTransaction);
    return { id: clubId, ...toClubFields(club), isTaken: known !== null, isModerated: isModeratedBy(club) };
  }

  /** Adds a club that the organizer's account moderates. Throws like `find`, ClubNotModerated, ClubTaken. */
  async add(identity: Identity, clubId: string, organizerId: string): Promise<StoredClub> {
    const { id } = await this.organizers.requireOwn(identity, organizerId);
    await this.refuseTaken(clubId);
    const club = await this.read(id, clubId);
    if (!isModeratedBy(club)) throw new ClubNotModerated();
    return this.insert(identity, clubId, id, club);
  }

  /** Adds a club for an administrator, whichever account moderates it. Throws OrganizerNotFound, ClubTaken. */
  async addForOrganizer(identity: Identity, clubId: string, organizerId: string): Promise<StoredClub> {
    const { id } = await this.organizers.requireOwn(identity, organizerId);
    await this.refuseTaken(clubId);
    return this.insert(identity, clubId, id, await this.read(null, clubId));
  }

  /** Refreshes a club with the account of its organizer. A club that the game no longer has is marked, and kept. */
  async refresh(identity: Identity, clubId: string): Promise<StoredClub> {
    const { organizerId } = await this.claimed.requireOwn(identity, clubId);
    return this.readAgain(identity, clubId, organizerId);
  }

  /** Same with the site's own account, for administrators. */
  async refreshAny(identity: Identity, clubId: string): Promise<StoredClub> {
    await this.claimed.requireOwn(identity, clubId);
    return this.readAgain(identity, clubId, null);
  }

  private async readAgain(identity: Identity, clubId: string, organizerId: string | null): Promise<StoredClub> {
    const now = this.clock.now();
    const changes = await this.changesOf(clubId, organizerId, now);
    await this.transactions.run(async (session) => {
      const former = await this.claimed.requireById(clubId, session);
      const read = { ...changes, missingSince: changes ? null : (former.missingSince ?? now) };
      await this.clubs.update(clubId, read, session);
      const object = { kind: 'club', id: clubId };
      const change = { actorId: identity.userId, action: 'club.refresh' as const, object };
      await this.audit.write({ ...change, ...changedFields<StoredClub>(former, read) }, session);
    });
    return this.claimed.requireById(clubId, noTransaction);
  }

  private async changesOf(
    clubId: string,
    organizerId: string | null,
    refreshedAt: Date,
  ): Promise<(ClubFields & { refreshedAt: Date }) | null> {
    try {
      return { ...toClubFields(await this.read(organizerId, clubId)), refreshedAt };
    } catch (error) {
      if (error instanceof GameNotFound) return null;
      throw error;
    }
  }

  private read(organizerId: string | null, clubId: string): Promise<GameClub> {
    if (organizerId === null) return this.game.fetchClub(clubId);
    return this.bots.readAs(organizerId, (client) => client.fetchClub(clubId));
  }

  private async refuseTaken(clubId: string): Promise<void> {
    const known = await this.clubs.findById(clubId, noTransaction);
    if (known) throw new ClubTaken((await this.organizers.requireById(known.organizerId, noTransaction)).name);
  }

  private async insert(identity: Identity, clubId: string, organizerId: string, found: GameClub): Promise<StoredClub> {
    const rest = { moderators: [], refreshedAt: this.clock.now(), missingSince: null };
    const club = { clubId, organizerId, ...toClubFields(found), ...rest };
    const object = { kind: 'club', id: clubId };
    try {
      await this.transactions.run(async (session) => {
        await this.clubs.insert(club, session);
        await this.audit.write(
          { actorId: identity.userId, action: 'club.add', object, after: { name: club.name, organizerId } },
          session,
        );
      });
    } catch (error) {
      // Of two concurrent organizers the database accepts one.
      if (error instanceof ClubKnown) await this.refuseTaken(clubId);
      throw error;
    }
    return club;
  }
}
