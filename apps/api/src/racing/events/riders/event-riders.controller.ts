import { Controller, Inject } from '@nestjs/common';
import { contract, type Input, type ResponseBody } from '@otryv/contract';
import { CONFIG, type Config } from '../../../config.ts';
import { CatalogueService } from '../../../game/catalogue/catalogue.service.ts';
import { Endpoint } from '../../../kernel/http/endpoint.decorator.ts';
import { EventLists } from '../read/event-lists.ts';
import { mostListedRaces } from '../records/events.repository.ts';
import { EligibilityService } from './eligibility.service.ts';
import { toNextRace } from './next-races.ts';
import { OwnSignedRiders } from './own-signed-riders.ts';

type Endpoints = typeof contract.events;
type KeyEndpoints = typeof contract.keys;

/** Schedule endpoints for riders: a feed and eligibility. */
@Controller()
export class EventRidersController {
  constructor(
    private readonly events: EventLists,
    private readonly eligibilities: EligibilityService,
    private readonly ownSignedRiders: OwnSignedRiders,
    private readonly catalogue: CatalogueService,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  @Endpoint(contract.events.next)
  async next(): Promise<ResponseBody<Endpoints['next']>> {
    const { events } = await this.events.list({ page: 1, docsOnPage: mostListedRaces, search: '', started: false });
    return { data: events.map((event) => toNextRace(event, this.catalogue, this.config.PUBLIC_URL)) };
  }

  @Endpoint(contract.events.eligibility)
  eligibility({ params, identity }: Input<Endpoints['eligibility']>): Promise<ResponseBody<Endpoints['eligibility']>> {
    return this.eligibilities.judge(identity, params.id);
  }

  @Endpoint(contract.events.ownGroups)
  async ownGroups({ identity }: Input<Endpoints['ownGroups']>): Promise<ResponseBody<Endpoints['ownGroups']>> {
    return { data: await this.eligibilities.listOwnGroups(identity) };
  }

  @Endpoint(contract.keys.signedRiders)
  async signedRiders({
    params,
    key,
  }: Input<KeyEndpoints['signedRiders']>): Promise<ResponseBody<KeyEndpoints['signedRiders']>> {
    return { data: await this.ownSignedRiders.list(params.id, key.organizerId) };
  }
}
