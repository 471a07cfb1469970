import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import type { contract, Identity, Input, OrganizerCardDto, PublicOrganizer, ResponseBody } from '@otryv/contract';
import { abilitiesOf, owned } from '@otryv/contract/abilities';
import { ClubNotFound } from '../../clubs/clubs/clubs.errors.ts';
import { ClubsService } from '../../clubs/clubs/clubs.service.ts';
import { pageOf } from '../../clubs/organizers/organizer.ts';
import { OrganizerNotFound } from '../../clubs/organizers/organizers.errors.ts';
import { type FullOrganizer, OrganizersService } from '../../clubs/organizers/organizers.service.ts';
import { Slots } from '../../clubs/slots/slots.ts';
import { AuditService } from '../../kernel/audit/audit.service.ts';
import { noTransaction } from '../../kernel/database/session.ts';
import { Transactions } from '../../kernel/database/transactions.ts';
import { logoKind, posterKind } from '../../kernel/files/image-kinds.ts';
import { Images } from '../../kernel/files/images.ts';
import { EventCatalogue } from '../../racing/events/read/event-catalogue.ts';
import { EventOrganizers } from '../../racing/events/write/event-organizers.ts';
import { toCard, toOwn, toPublic } from './organizer.mapper.ts';

type Own = ResponseBody<typeof contract.organizers.own>['data'];
type MainForm = Input<typeof contract.organizers.setMain>['body'];

/** Organizer pages, public and for their owners. */
@Injectable()
export class OrganizerPagesService {
  constructor(
    private readonly organizers: OrganizersService,
    private readonly clubs: ClubsService,
    private readonly events: EventCatalogue,
    private readonly eventOrganizers: EventOrganizers,
    private readonly images: Images,
    private readonly slots: Slots,
    private readonly transactions: Transactions,
    private readonly audit: AuditService,
  ) {}

  async list(): Promise<OrganizerCardDto[]> {
    const published = await this.organizers.listPublished();
    const counts = await this.events.countByOrganizers(published.map(({ id }) => id));
    return published.map((organizer) => toCard(organizer, counts.get(organizer.id)));
  }

  /** Returns a page; a hidden one only for its owner and administrators. Throws OrganizerNotFound. */
  async getPage(urlSlug: string, identity: Identity | null): Promise<PublicOrganizer> {
    const organizer = await this.requireVisible(urlSlug, identity);
    const counts = await this.events.countByOrganizers([organizer.id]);
    return toPublic(organizer, counts.get(organizer.id));
  }

  /** Throws OrganizerNotFound. */
  async requireVisible(urlSlug: string, identity: Identity | null): Promise<FullOrganizer> {
    const organizer = await this.organizers.findBySlug(urlSlug);
    const isOwn = abilitiesOf(identity).can('write', owned('Organizer', { organizerId: organizer.id }));
    if (!organizer.isPublished && !isOwn) throw new OrganizerNotFound();
    return organizer;
  }

  /** Throws OrganizerNotFound, Forbidden. */
  async requireOwn(identity: Identity, id: string): Promise<Own> {
    const organizer = await this.organizers.requireOwn(identity, id, 'read');
    const [clubs, isActive] = await Promise.all([
      this.clubs.listByOrganizers([organizer.id], noTransaction),
      this.slots.hasActiveSlot(organizer.id),
    ]);
    return {
      organizer: toOwn(organizer, isActive),
      clubs: clubs.map(({ clubId, name }) => ({ id: clubId, name })),
    };
  }

  /** Throws OrganizerNotFound, Forbidden, ClubNotFound for another organizer's main club, and what Images throws. */
  async setMain(identity: Identity, { fields, files }: MainForm): Promise<void> {
    const { organizerId, removesLogo, removesPoster, ...texts } = fields;
    const former = await this.organizers.requireOwn(identity, organizerId);
    await this.requireOwnClub(former.id, texts.clubMain);
    const of = { owner: `organizer-${former.urlSlug}`, userId: identity.userId };
    const { logoFile, posterFile } = files;
    const keptLogo = removesLogo ? null : former.logo;
    const keptPoster = removesPoster ? null : former.poster;
    const logo = logoFile ? await this.images.save(logoFile, logoKind, { ...of, field: 'logoFile' }) : keptLogo;
    const poster = posterFile
      ? await this.images.save(posterFile, posterKind, { ...of, field: 'posterFile' })
      : keptPoster;
    const page = { ...texts, logo, poster };
    await this.transactions.run(async (session) => {
      await this.organizers.setPage(former.id, page, session);
      if (former.isPublished !== page.isPublished || !isDeepStrictEqual(former.logo, logo))
        await this.eventOrganizers.showAnew(former.id, session);
      const object = { kind: 'organizer', id: former.id };
      const before = pageOf(former);
      await this.audit.write(
        { actorId: identity.userId, action: 'organizer.main', object, before, after: page },
        session,
      );
    });
    await this.images.remove(former.logo, logo);
    await this.images.remove(former.poster, poster);
  }

  /** Lists the organizers of the clubs that a user moderates. Throws Forbidden. */
  async listByModerator(identity: Identity, userId: string): Promise<{ _id: string; name: string }[]> {
    const clubs = await this.clubs.listByModerator(identity, userId);
    const ids = [...new Set(clubs.map(({ organizerId }) => organizerId))];
    const organizers = await this.organizers.listByIds(ids, noTransaction);
    const names = new Map(organizers.map(({ id, name }) => [id, name]));
    return ids.map((id) => ({ _id: id, name: names.get(id) ?? '' }));
  }

  private async requireOwnClub(organizerId: string, clubId: string | null): Promise<void> {
    if (clubId === null) return;
    const clubs = await this.clubs.listByOrganizers([organizerId], noTransaction);
    if (!clubs.some((club) => club.clubId === clubId)) throw new ClubNotFound();
  }
}
