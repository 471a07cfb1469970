import { Controller } from '@nestjs/common';
import { contract, type Identity, type Input, type ResponseBody } from '@otryv/contract';
import { doneSentences } from '@otryv/contract/messages';
import type { StoredClub } from '../../clubs/clubs/club.ts';
import { ClubClaimsService } from '../../clubs/clubs/club-claims.service.ts';
import { ClubsService } from '../../clubs/clubs/clubs.service.ts';
import { Endpoint } from '../../kernel/http/endpoint.decorator.ts';
import { ClubPages } from './club-pages.service.ts';

type Endpoints = typeof contract.clubs;
type Changed = ResponseBody<Endpoints['add']>;
type Done = ResponseBody<Endpoints['remove']>;

const sentences = doneSentences.ru;

/** Calls of organizers, each with its counterpart for administrators. */
@Controller()
export class ClubsController {
  constructor(
    private readonly clubs: ClubsService,
    private readonly pages: ClubPages,
    private readonly claims: ClubClaimsService,
  ) {}

  @Endpoint(contract.clubs.list)
  async list({ params, identity }: Input<Endpoints['list']>): Promise<ResponseBody<Endpoints['list']>> {
    return { data: await this.pages.listOfOrganizer(identity, params.organizerId) };
  }

  @Endpoint(contract.clubs.ofModerator)
  async ofModerator({
    params,
    identity,
  }: Input<Endpoints['ofModerator']>): Promise<ResponseBody<Endpoints['ofModerator']>> {
    return { data: await this.pages.listOfModerator(identity, params.userId) };
  }

  @Endpoint(contract.clubs.find)
  async find({ params, query, identity }: Input<Endpoints['find']>): Promise<ResponseBody<Endpoints['find']>> {
    const organizerId = query.organizerId ?? identity.organizerId;
    return { message: sentences.club_found, data: await this.claims.find(identity, params.clubId, organizerId) };
  }

  @Endpoint(contract.clubs.add)
  async add({ body, identity }: Input<Endpoints['add']>): Promise<Changed> {
    const club = await this.claims.add(identity, body.clubId, body.organizerId);
    return this.changed(club, sentences.club_added(club.name));
  }

  @Endpoint(contract.clubs.refresh)
  async refresh({ body, identity }: Input<Endpoints['refresh']>): Promise<Changed> {
    return this.refreshed(await this.claims.refresh(identity, body.clubId));
  }

  @Endpoint(contract.clubs.remove)
  remove({ body, identity }: Input<Endpoints['remove']>): Promise<Done> {
    return this.removed(identity, body.clubId, body.name);
  }

  @Endpoint(contract.clubs.addModerator)
  addModerator({ body, identity }: Input<Endpoints['addModerator']>): Promise<Changed> {
    return this.moderatorAdded(identity, body.clubId, body.userId);
  }

  @Endpoint(contract.clubs.removeModerator)
  removeModerator({ body, identity }: Input<Endpoints['removeModerator']>): Promise<Changed> {
    return this.moderatorRemoved(identity, body.clubId, body.userId);
  }

  @Endpoint(contract.clubs.listAll)
  async listAll({ query }: Input<Endpoints['listAll']>): Promise<ResponseBody<Endpoints['listAll']>> {
    const { clubs, total } = await this.pages.listPage(query.page, query.docsOnPage);
    return { data: clubs, quantityPages: Math.ceil(total / query.docsOnPage), quantityClubs: total };
  }

  @Endpoint(contract.clubs.get)
  async get({ params }: Input<Endpoints['get']>): Promise<ResponseBody<Endpoints['get']>> {
    return { data: await this.pages.get(params.id) };
  }

  @Endpoint(contract.clubs.addForOrganizer)
  async addForOrganizer({ body, identity }: Input<Endpoints['addForOrganizer']>): Promise<Changed> {
    const club = await this.claims.addForOrganizer(identity, body.clubId, body.organizerId);
    return this.changed(club, sentences.club_added(club.name));
  }

  @Endpoint(contract.clubs.refreshAny)
  async refreshAny({ body, identity }: Input<Endpoints['refreshAny']>): Promise<Changed> {
    return this.refreshed(await this.claims.refreshAny(identity, body.clubId));
  }

  @Endpoint(contract.clubs.removeAny)
  removeAny({ body, identity }: Input<Endpoints['removeAny']>): Promise<Done> {
    return this.removed(identity, body.clubId, body.name);
  }

  @Endpoint(contract.clubs.addModeratorAny)
  addModeratorAny({ body, identity }: Input<Endpoints['addModeratorAny']>): Promise<Changed> {
    return this.moderatorAdded(identity, body.clubId, body.userId);
  }

  @Endpoint(contract.clubs.removeModeratorAny)
  removeModeratorAny({ body, identity }: Input<Endpoints['removeModeratorAny']>): Promise<Changed> {
    return this.moderatorRemoved(identity, body.clubId, body.userId);
  }

  private async changed(club: StoredClub, message: string): Promise<Changed> {
    return { message, data: await this.pages.complete(club) };
  }

  private refreshed(club: StoredClub): Promise<Changed> {
    const sentence = club.missingSince ? sentences.club_missing : sentences.club_refreshed;
    return this.changed(club, sentence(club.name));
  }

  private async removed(identity: Identity, clubId: string, name: string): Promise<Done> {
    const club = await this.clubs.remove(identity, clubId, name);
    return { message: sentences.club_removed(club.name) };
  }

  private async moderatorAdded(identity: Identity, clubId: string, userId: string): Promise<Changed> {
    const username = await this.clubs.addModerator(identity, clubId, userId);
    return { message: sentences.moderator_added(username), data: await this.pages.get(clubId) };
  }

  private async moderatorRemoved(identity: Identity, clubId: string, userId: string): Promise<Changed> {
    const username = await this.clubs.removeModerator(identity, clubId, userId);
    return { message: sentences.moderator_removed(username), data: await this.pages.get(clubId) };
  }
}
