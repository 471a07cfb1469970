import { Injectable } from '@nestjs/common';
import type { Identity } from '@otryv/contract';
import { type Action, abilitiesOf, owned } from '@otryv/contract/abilities';
import { PROTEST_HOURS } from '@otryv/contract/schemas';
import { Forbidden } from '../../kernel/access/access.errors.ts';
import type { DomainRights } from '../../kernel/access/rights.ts';
import { noTransaction, type Session, type SessionOrNone } from '../../kernel/database/session.ts';
import type { StoredImage } from '../../kernel/files/images.ts';
import type { FullOrganizer, Organizer, OrganizerNames, OrganizerPage } from './organizer.ts';
import { OrganizerNotFound } from './organizers.errors.ts';
import { OrganizersRepository, type PageQuery } from './organizers.repository.ts';

export type { FullOrganizer, Organizer, PageQuery };

@Injectable()
export class OrganizersService {
  constructor(private readonly organizers: OrganizersRepository) {}

  /** Returns the rights of an organizer's owner. */
  async findRights(userId: string): Promise<DomainRights> {
    const organizer = await this.organizers.byCreator(userId);
    return organizer ? { organizerId: organizer.id } : {};
  }

  /** Returns the organizer of that name, creating it if needed. */
  ensure(name: string): Promise<Organizer> {
    return this.organizers.ensure(name.trim());
  }

  byName(name: string): Promise<Organizer | null> {
    return this.organizers.byName(name.trim());
  }

  /** Lists the existing ones among the ids, by name. */
  async byIds(ids: readonly string[], session: SessionOrNone): Promise<FullOrganizer[]> {
    const organizers = await this.organizers.byIds(ids, session);
    return organizers.toSorted((a, b) => a.name.localeCompare(b.name, 'ru'));
  }

  /** Throws OrganizerNotFound. */
  async existing(id: string, session: SessionOrNone): Promise<FullOrganizer> {
    return known(await this.organizers.byId(id, session));
  }

  /** Returns an organizer that the caller may act for. Throws OrganizerNotFound, Forbidden. */
  async own(identity: Identity, id: string, action: Action = 'write'): Promise<FullOrganizer> {
    const organizer = await this.existing(id, noTransaction);
    if (!abilitiesOf(identity).can(action, owned('Organizer', { organizerId: organizer.id }))) throw new Forbidden();
    return organizer;
  }

  /** Throws OrganizerNotFound. */
  async bySlug(urlSlug: string): Promise<FullOrganizer> {
    return known(await this.organizers.bySlug(urlSlug));
  }

  /**
   * Returns the hours in which riders may appeal after the first results of a race; the site's default without an
   * organizer.
   */
  async protestHours(id: string | null, session: SessionOrNone): Promise<number> {
    const organizer = id === null ? null : await this.organizers.byId(id, session);
    return organizer?.protestHours ?? PROTEST_HOURS;
  }

  byCreator(userId: string): Promise<FullOrganizer | null> {
    return this.organizers.byCreator(userId);
  }

  /** Lists every organizer by name, published or not. */
  all(): Promise<FullOrganizer[]> {
    return this.organizers.all();
  }

  published(): Promise<FullOrganizer[]> {
    return this.organizers.published();
  }

  /** Finds published ones with every word in their names. */
  search(text: string, most: number): Promise<Organizer[]> {
    return this.organizers.search(text, most);
  }

  /** Lists the ids of those with a word in their names, published or not. */
  idsLike(word: string, most: number): Promise<string[]> {
    return this.organizers.idsLike(word, most);
  }

  /** Lists every logo and poster. */
  async images(): Promise<StoredImage[]> {
    const organizers = await this.organizers.all();
    return organizers.flatMap(({ logo, poster }) => [logo ?? [], poster ?? []].flat());
  }

  page(query: PageQuery): Promise<{ organizers: FullOrganizer[]; total: number }> {
    return this.organizers.page(query);
  }

  /** Returns an unused slug for a new organizer. */
  freeSlug(shortName: string): Promise<string> {
    return this.organizers.freeSlug(shortName);
  }

  /** Throws OrganizerNameTaken, OrganizerShortNameTaken, OwnerKnown. */
  insert(names: OrganizerNames, urlSlug: string, session: Session): Promise<FullOrganizer> {
    return this.organizers.insert(names, urlSlug, session);
  }

  /** Throws OrganizerNameTaken, OrganizerShortNameTaken, OwnerKnown. */
  rename(former: FullOrganizer, names: OrganizerNames, session: Session): Promise<void> {
    return this.organizers.rename(former, names, session);
  }

  setPage(id: string, page: OrganizerPage, session: Session): Promise<void> {
    return this.organizers.update(id, page, session);
  }

  /** Removes a club from the page that links to it. */
  clearMainClub(id: string, clubId: string, session: Session): Promise<void> {
    return this.organizers.clearMainClub(id, clubId, session);
  }

  delete(id: string, session: Session): Promise<void> {
    return this.organizers.delete(id, session);
  }
}

function known(organizer: FullOrganizer | null): FullOrganizer {
  if (!organizer) throw new OrganizerNotFound();
  return organizer;
}
