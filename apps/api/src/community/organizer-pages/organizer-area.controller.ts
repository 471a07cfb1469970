import { Controller } from '@nestjs/common';
import { contract, type Input, type ResponseBody } from '@otryv/contract';
import { doneSentences } from '@otryv/contract/messages';
import { Endpoint } from '../../kernel/http/endpoint.decorator.ts';
import { OrganizerAdminService } from './organizer-admin.service.ts';
import { OrganizerPagesService } from './organizer-pages.service.ts';

type Endpoints = typeof contract.organizers;

const sentences = doneSentences.ru;

/** Calls of owners and administrators. */
@Controller()
export class OrganizerAreaController {
  constructor(
    private readonly pages: OrganizerPagesService,
    private readonly admin: OrganizerAdminService,
  ) {}

  @Endpoint(contract.organizers.own)
  async own({ params, identity }: Input<Endpoints['own']>): Promise<ResponseBody<Endpoints['own']>> {
    return { data: await this.pages.requireOwn(identity, params.id) };
  }

  @Endpoint(contract.organizers.setMain)
  async setMain({ body, identity }: Input<Endpoints['setMain']>): Promise<ResponseBody<Endpoints['setMain']>> {
    await this.pages.setMain(identity, body);
    return { message: sentences.organizer_saved, data: await this.pages.requireOwn(identity, body.fields.organizerId) };
  }

  @Endpoint(contract.organizers.ofModerator)
  async ofModerator({
    params,
    identity,
  }: Input<Endpoints['ofModerator']>): Promise<ResponseBody<Endpoints['ofModerator']>> {
    return { data: await this.pages.listByModerator(identity, params.userId) };
  }

  @Endpoint(contract.organizers.listAll)
  async listAll({ query }: Input<Endpoints['listAll']>): Promise<ResponseBody<Endpoints['listAll']>> {
    const { organizers, total } = await this.admin.listPage(query);
    return { data: organizers, quantityPages: Math.ceil(total / query.docsOnPage), quantityOrganizers: total };
  }

  @Endpoint(contract.organizers.create)
  async create({ body, identity }: Input<Endpoints['create']>): Promise<ResponseBody<Endpoints['create']>> {
    return { message: sentences.organizer_created(body.name), data: await this.admin.create(identity, body) };
  }

  @Endpoint(contract.organizers.change)
  async change({ body, identity }: Input<Endpoints['change']>): Promise<ResponseBody<Endpoints['change']>> {
    const { organizerId, ...names } = body;
    const data = await this.admin.change(identity, organizerId, names);
    return { message: sentences.organizer_changed(body.name), data };
  }

  @Endpoint(contract.organizers.delete)
  async delete({ body, identity }: Input<Endpoints['delete']>): Promise<ResponseBody<Endpoints['delete']>> {
    await this.admin.delete(identity, body.organizerId, body.name);
    return { message: sentences.organizer_deleted(body.name.trim()) };
  }
}
