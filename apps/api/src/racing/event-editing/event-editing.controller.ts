import { Controller } from '@nestjs/common';
import { contract, type Input, type ResponseBody } from '@otryv/contract';
import { doneSentences } from '@otryv/contract/messages';
import { Endpoint } from '../../kernel/http/endpoint.decorator.ts';
import { EventRegisterService } from './event-register.service.ts';
import { EventSavingService } from './event-saving.service.ts';
import { EventViewsService } from './event-views.service.ts';
import { EventWritingService } from './event-writing.service.ts';

type Endpoints = typeof contract.events;

const sentences = doneSentences.ru;

/** Event lifecycle for the moderators of its club. */
@Controller()
export class EventEditingController {
  constructor(
    private readonly views: EventViewsService,
    private readonly writing: EventWritingService,
    private readonly saving: EventSavingService,
    private readonly register: EventRegisterService,
  ) {}

  @Endpoint(contract.events.view)
  view({ params, identity }: Input<Endpoints['view']>): Promise<ResponseBody<Endpoints['view']>> {
    const organizerId = params.organizerId === 'undefined' ? null : params.organizerId;
    return this.views.view(identity, params.eventId, organizerId);
  }

  @Endpoint(contract.events.edit)
  edit({ params, identity }: Input<Endpoints['edit']>): Promise<ResponseBody<Endpoints['edit']>> {
    return this.views.edit(identity, params.eventId);
  }

  @Endpoint(contract.events.create)
  create({ body, identity }: Input<Endpoints['create']>): Promise<ResponseBody<Endpoints['create']>> {
    return this.writing.create(identity, body);
  }

  @Endpoint(contract.events.save)
  save({ body, identity }: Input<Endpoints['save']>): Promise<ResponseBody<Endpoints['save']>> {
    return this.saving.save(identity, body);
  }

  @Endpoint(contract.events.add)
  async add({ body, identity }: Input<Endpoints['add']>): Promise<ResponseBody<Endpoints['add']>> {
    await this.register.add(identity, body.event);
    return { message: sentences.event_added, data: { eventId: body.event.id } };
  }

  @Endpoint(contract.events.sync)
  async sync({ body, identity }: Input<Endpoints['sync']>): Promise<ResponseBody<Endpoints['sync']>> {
    const changes = await this.register.syncNow(identity, body.eventId);
    const message = changes.length > 0 ? sentences.event_synced : sentences.event_unchanged;
    return { message, data: { eventId: body.eventId, changes } };
  }

  @Endpoint(contract.events.delete)
  async delete({ body, identity }: Input<Endpoints['delete']>): Promise<ResponseBody<Endpoints['delete']>> {
    await this.register.delete(identity, body);
    return { message: body.isDeletedInGame ? sentences.event_deleted_in_game : sentences.event_deleted };
  }
}
