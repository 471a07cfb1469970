import { Controller, HttpCode } from '@nestjs/common';
import { contract, type Identity, type Input, type ResponseBody, type Transaction } from '@otryv/contract';
import { doneSentences } from '@otryv/contract/messages';
import { noTransaction } from '../../kernel/database/session.ts';
import { Endpoint } from '../../kernel/http/endpoint.decorator.ts';
import { OrganizersService } from '../organizers/organizers.service.ts';
import { Slots } from '../slots/slots.ts';
import { toPayload, toTransaction } from './billing.mapper.ts';
import { GivenSlots } from './given-slots.service.ts';
import type { Payment } from './payments.repository.ts';
import { PaymentsService } from './payments.service.ts';
import { RefundsService } from './refunds.service.ts';
import { ServicesService } from './services.service.ts';

type Endpoints = typeof contract.billing;

const sentences = doneSentences.ru;

@Controller()
export class BillingController {
  constructor(
    private readonly services: ServicesService,
    private readonly payments: PaymentsService,
    private readonly given: GivenSlots,
    private readonly refunds: RefundsService,
    private readonly organizers: OrganizersService,
    private readonly slots: Slots,
  ) {}

  @Endpoint(contract.billing.prices)
  async prices(): Promise<ResponseBody<Endpoints['prices']>> {
    return { data: await this.services.getPrices() };
  }

  @Endpoint(contract.billing.purchasable)
  async purchasable({ identity }: Input<Endpoints['purchasable']>): Promise<ResponseBody<Endpoints['purchasable']>> {
    return { data: await this.services.listPurchasable(identity) };
  }

  @Endpoint(contract.billing.slots)
  slotsOfCaller({ identity }: Input<Endpoints['slots']>): Promise<ResponseBody<Endpoints['slots']>> {
    return this.services.listByCaller(identity);
  }

  @Endpoint(contract.billing.payload)
  async payload({ query, identity }: Input<Endpoints['payload']>): Promise<ResponseBody<Endpoints['payload']>> {
    return toPayload(await this.payments.draft(identity, query), query.returnUrl);
  }

  @Endpoint(contract.billing.pay)
  async pay({ body, identity }: Input<Endpoints['pay']>): Promise<ResponseBody<Endpoints['pay']>> {
    const { id, confirmationUrl } = await this.payments.pay(identity, body.createPayload);
    return { paymentResponse: { id, confirmation_url: confirmationUrl } };
  }

  @Endpoint(contract.billing.payment)
  async payment({ params, identity }: Input<Endpoints['payment']>): Promise<ResponseBody<Endpoints['payment']>> {
    return { data: await this.ownTransaction(identity, params.paymentId) };
  }

  @Endpoint(contract.billing.cancel)
  async cancel({ params, identity }: Input<Endpoints['cancel']>): Promise<ResponseBody<Endpoints['cancel']>> {
    await this.payments.cancel(identity, params.paymentId);
    return { message: sentences.payment_cancelled, data: await this.ownTransaction(identity, params.paymentId) };
  }

  /** The provider repeats notifications not answered with 200. */
  @Endpoint(contract.billing.notify)
  @HttpCode(200)
  async notify({ body }: Input<Endpoints['notify']>): Promise<ResponseBody<Endpoints['notify']>> {
    await this.payments.refresh(body.object.payment_id ?? body.object.id);
    return {};
  }

  @Endpoint(contract.billing.transactions)
  async transactions({ identity }: Input<Endpoints['transactions']>): Promise<ResponseBody<Endpoints['transactions']>> {
    return { data: await this.complete(await this.payments.listByUser(identity)) };
  }

  @Endpoint(contract.billing.slotsOf)
  async slotsOf({ params }: Input<Endpoints['slotsOf']>): Promise<ResponseBody<Endpoints['slotsOf']>> {
    const { id } = await this.organizers.requireById(params.organizerId, noTransaction);
    return { data: await this.services.listByOrganizer(id) };
  }

  @Endpoint(contract.billing.giveSlot)
  async giveSlot({ body, identity }: Input<Endpoints['giveSlot']>): Promise<ResponseBody<Endpoints['giveSlot']>> {
    const isNotified = await this.given.give(identity.userId, body);
    const message = isNotified ? sentences.slot_given : sentences.slot_given_ownerless;
    return { message, data: await this.services.listByOrganizer(body.organizerId) };
  }

  @Endpoint(contract.billing.pauseSlot)
  async pauseSlot({
    params,
    body,
    identity,
  }: Input<Endpoints['pauseSlot']>): Promise<ResponseBody<Endpoints['pauseSlot']>> {
    const organizerId = await this.given.setPaused(identity, params.slotId, body.isPaused);
    const message = body.isPaused ? sentences.slot_paused : sentences.slot_resumed;
    return { message, data: await this.services.listByOrganizer(organizerId) };
  }

  @Endpoint(contract.billing.refunds)
  async refundTasks(): Promise<ResponseBody<Endpoints['refunds']>> {
    return { data: await this.refunds.listTasks() };
  }

  @Endpoint(contract.billing.chooseAfterRefund)
  async chooseAfterRefund({
    params,
    body,
    identity,
  }: Input<Endpoints['chooseAfterRefund']>): Promise<ResponseBody<Endpoints['chooseAfterRefund']>> {
    await this.refunds.choose(identity, params.paymentId, body);
    return { message: sentences[`refund_${body.choice}`], data: await this.refunds.listTasks() };
  }

  private async ownTransaction(identity: Identity, id: string): Promise<Transaction> {
    const payment = await this.payments.requireOwn(identity, id);
    return toTransaction(payment, (await this.slots.listByPayments([id])).get(id));
  }

  private async complete(payments: readonly Payment[]): Promise<Transaction[]> {
    const slots = await this.slots.listByPayments(payments.map(({ id }) => id));
    return payments.map((payment) => toTransaction(payment, slots.get(payment.id)));
  }
}
