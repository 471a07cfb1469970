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
    const organizer = await this.organizers.findByCreator(userId);
    return organizer ? { organizerId: organizer.id } : {};
  }

  /** Returns the organizer of that name, creating it if needed. */
  ensure(name: string): Promise<Organizer> {
    return this.organizers.ensure(name.trim());
  }

  findByName(name: string): Promise<Organizer | null> {
    return this.organizers.findByName(name.trim());
  }

  /** Lists the existing ones among the ids, by name. */
  async listByIds(ids: readonly string[], session: SessionOrNone): Promise<FullOrganizer[]> {
    const organizers = await this.organizers.listByIds(ids, session);
    return organizers.toSorted((a, b) => a.name.localeCompare(b.name, 'ru'));
  }

  /** Throws OrganizerNotFound. */
  async requireById(id: string, session: SessionOrNone): Promise<FullOrganizer> {
    return known(await this.organizers.findById(id, session));
  }

  /** Returns an organizer that the caller may act for. Throws OrganizerNotFound, Forbidden. */
  async requireOwn(identity: Identity, id: string, action: Action = 'write'): Promise<FullOrganizer> {
    const organizer = await this.requireById(id, noTransaction);
    if (!abilitiesOf(identity).can(action, owned('Organizer', { organizerId: organizer.id }))) throw new Forbidden();
    return organizer;
  }

  /** Throws OrganizerNotFound. */
  async findBySlug(urlSlug: string): Promise<FullOrganizer> {
    return known(await this.organizers.findBySlug(urlSlug));
  }

  /**
   * Returns the hours in which riders may appeal after the first results of a race; the site's default without an
   * organizer.
   */
  async getProtestHours(id: string | null, session: SessionOrNone): Promise<number> {
    const organizer = id === null ? null : await this.organizers.findById(id, session);
    return organizer?.protestHours ?? PROTEST_HOURS;
  }

  findByCreator(userId: string): Promise<FullOrganizer | null> {
    return this.organizers.findByCreator(userId);
  }

  /** Lists every organizer by name, published or not. */
  listAll(): Promise<FullOrganizer[]> {
    return this.organizers.listAll();
  }

  listPublished(): Promise<FullOrganizer[]> {
    return this.organizers.listPublished();
  }

  /** Finds published ones with every word in their names. */
  search(text: string, most: number): Promise<Organizer[]> {
    return this.organizers.search(text, most);
  }

  /** Lists the ids of those with a word in their names, published or not. */
  listIdsLike(word: string, most: number): Promise<string[]> {
    return this.organizers.listIdsLike(word, most);
  }

  /** Lists every logo and poster. */
  async listImages(): Promise<StoredImage[]> {
    const organizers = await this.organizers.listAll();
    return organizers.flatMap(({ logo, poster }) => [logo ?? [], poster ?? []].flat());
  }

  listPage(query: PageQuery): Promise<{ organizers: FullOrganizer[]; total: number }> {
    return this.organizers.listPage(query);
  }

  /** Returns an unused slug for a new organizer. */
  findFreeSlug(shortName: string): Promise<string> {
    return this.organizers.findFreeSlug(shortName);
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
