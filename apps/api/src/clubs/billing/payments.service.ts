import { randomUUID } from 'node:crypto';
import { Inject, Injectable, Logger } from '@nestjs/common';
import type { Identity } from '@otryv/contract';
import { CONFIG, type Config } from '../../config.ts';
import { Clock } from '../../kernel/clock.ts';
import { noTransaction } from '../../kernel/database/session.ts';
import { Limits } from '../../kernel/limits/limits.ts';
import { UsersService } from '../../people/users/users.service.ts';
import type { FullOrganizer } from '../organizers/organizers.service.ts';
import { OrganizersService } from '../organizers/organizers.service.ts';
import { daysOfPlan } from '../slots/slot-period.ts';
import {
  OrganizerNeeded,
  PaymentHeld,
  PaymentNotCancellable,
  PaymentNotFound,
  PaymentsOff,
  PlanNotFound,
  PlanWithoutPeriod,
  ProviderUnavailable,
  ReceiptEmailNeeded,
} from './billing.errors.ts';
import { paymentsOfUser } from './billing.limits.ts';
import { PaymentProgress } from './payment-progress.ts';
import { PaymentProvider, PaymentRefused } from './payment-provider.ts';
import { type NewPayment, type Payment, PaymentsRepository } from './payments.repository.ts';
import { type Plan, PlansRepository } from './plans.repository.ts';
import { ru } from './service-messages.ru.ts';

export interface Purchase {
  planId: string;
  /** Path of the portal. */
  returnUrl: string;
}

/** Payments, created by the server only from the plan and the session. */
@Injectable()
export class PaymentsService {
  private readonly logger = new Logger(PaymentsService.name);

  constructor(
    private readonly payments: PaymentsRepository,
    private readonly plans: PlansRepository,
    private readonly provider: PaymentProvider,
    private readonly progress: PaymentProgress,
    private readonly organizers: OrganizersService,
    private readonly users: UsersService,
    private readonly limits: Limits,
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** Returns the payment that `pay` would create. Throws like `pay`, except for provider errors. */
  async draft({ userId }: Identity, { planId, returnUrl }: Purchase): Promise<NewPayment> {
    const plan = await this.buyable(planId);
    const organizer = await this.organizerOf(userId);
    const { email, emailConfirmed } = await this.users.requireById(userId, noTransaction);
    if (email === null || !emailConfirmed) throw new ReceiptEmailNeeded();
    if (!this.provider.isConfigured) throw new PaymentsOff();
    const { entityName, kopecks, quantity, unit } = plan;
    return {
      userId,
      organizerId: organizer.id,
      planId,
      entityName,
      kopecks,
      quantity,
      unit,
      email,
      description: ru.planLabel(quantity, unit),
      returnUrl: new URL(returnUrl, this.config.PUBLIC_URL).href,
      idempotenceKey: randomUUID(),
      createdAt: this.clock.now(),
    };
  }

  /**
   * Creates a payment, or continues the open one of the same plan: of two concurrent requests one creates it.
   *
   * Throws PlanNotFound, PlanWithoutPeriod, OrganizerNeeded, ReceiptEmailNeeded, PaymentsOff, PaymentHeld,
   * ProviderUnavailable.
   */
  async pay(identity: Identity, purchase: Purchase): Promise<{ id: string; confirmationUrl: string }> {
    await this.limits.count(paymentsOfUser, identity.userId);
    const order = await this.payments.open(await this.draft(identity, purchase));
    // Its page at the provider is closed: the money is already held.
    if (order.status === 'waiting_for_capture') throw new PaymentHeld();
    if (order.confirmationUrl !== null) return { id: order.id, confirmationUrl: order.confirmationUrl };
    const made = await this.started(order);
    const confirmationUrl = made.confirmation?.confirmation_url;
    const { id: providerId, expires_at: expiresAt = null } = made;
    await this.payments.change(
      order.id,
      { providerId, confirmationUrl: confirmationUrl ?? null, expiresAt },
      noTransaction,
    );
    if (!confirmationUrl) throw new ProviderUnavailable();
    return { id: order.id, confirmationUrl };
  }

  /** Returns a payment of the caller. Throws PaymentNotFound. */
  async requireOwn({ userId }: Identity, id: string): Promise<Payment> {
    const payment = await this.payments.findById(id, noTransaction);
    if (!payment || payment.userId !== userId) throw new PaymentNotFound();
    return payment;
  }

  listByUser({ userId }: Identity): Promise<Payment[]> {
    return this.payments.listByUser(userId);
  }

  /**
   * Releases money that is held and not captured. Throws PaymentNotFound, PaymentNotCancellable, ProviderUnavailable.
   */
  async cancel(identity: Identity, id: string): Promise<void> {
    const { providerId, status, idempotenceKey } = await this.requireOwn(identity, id);
    if (status !== 'waiting_for_capture' || providerId === null) throw new PaymentNotCancellable();
    try {
      await this.progress.take(await this.provider.cancel(providerId, `${idempotenceKey}-cancel`));
    } catch (error) {
      if (error instanceof PaymentRefused) throw new PaymentNotCancellable();
      throw error;
    }
  }

  /**
   * Reads a payment named in a notification from the provider; an unknown one is not ours. Throws ProviderUnavailable.
   */
  async refresh(providerId: string): Promise<void> {
    const order = await this.payments.findByProviderId(providerId);
    if (order) await this.progress.take(await this.provider.load(providerId));
  }

  private async started(order: Payment) {
    try {
      return await this.provider.create(order);
    } catch (error) {
      if (!(error instanceof PaymentRefused)) throw error;
      // It would reject the same order again: the next attempt is another one.
      this.logger.error({ err: error, paymentId: order.id }, 'YooKassa refuses a payment');
      const cancellation = { party: 'merchant', reason: error.message };
      await this.payments.change(order.id, { status: 'canceled', cancellation }, noTransaction);
      throw new ProviderUnavailable();
    }
  }

  private async buyable(planId: string): Promise<Plan> {
    const plan = await this.plans.findById(planId, noTransaction);
    if (!plan) throw new PlanNotFound();
    if (daysOfPlan(plan) === null) throw new PlanWithoutPeriod();
    return plan;
  }

  private async organizerOf(userId: string): Promise<FullOrganizer> {
    const organizer = await this.organizers.findByCreator(userId);
    if (!organizer) throw new OrganizerNeeded();
    return organizer;
  }
}
