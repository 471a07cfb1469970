import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Clock } from '../../kernel/clock.ts';
import { noTransaction } from '../../kernel/database/session.ts';
import { Jobs } from '../../kernel/jobs/jobs.ts';
import { dayMs, minuteMs } from '../../kernel/time-units.ts';
import { ProviderUnavailable } from './billing.errors.ts';
import { toRoubles } from './money.ts';
import { PaymentProgress } from './payment-progress.ts';
import { isOfOrder, PaymentProvider, type ProviderPayment } from './payment-provider.ts';
import { type Payment, PaymentsRepository } from './payments.repository.ts';
import { RefundsService } from './refunds.service.ts';
import { ru } from './service-messages.ru.ts';
import { SlotEnds } from './slot-ends.ts';

const uncheckedMs = 5 * minuteMs;
/** Lifetime of a request key: within it, the same key creates the same payment. */
const keyLifeMs = dayMs;
const most = 50;
const comparedMs = 3 * dayMs;
/** Younger payments are in progress, and may be ahead on one side. */
const settledMs = 10 * minuteMs;

/** Background work: lost notifications, ends of slots, and the comparison with the provider. */
@Injectable()
export class BillingJobs implements OnModuleInit {
  constructor(
    private readonly payments: PaymentsRepository,
    private readonly provider: PaymentProvider,
    private readonly progress: PaymentProgress,
    private readonly ends: SlotEnds,
    private readonly refunds: RefundsService,
    private readonly jobs: Jobs,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.jobs.every('5 minutes', 'billing.sweep', () => this.sweep());
    this.jobs.every('1 hour', 'billing.ends', () => this.followEnds());
    this.jobs.every('1 day', 'billing.compare', () => this.compare());
  }

  /** Checks open payments whose notification may be lost, and closes orders that never became a payment. */
  async sweep(): Promise<void> {
    if (!this.provider.isConfigured) return;
    const now = this.clock.now().getTime();
    for (const payment of await this.payments.listUncheckedSince(new Date(now - uncheckedMs), most)) {
      if (payment.providerId !== null) await this.check(payment.id, payment.providerId);
      else if (now - payment.createdAt.getTime() > keyLifeMs) await this.close(payment);
    }
  }

  /** Announces upcoming ends of slots, and withdraws the choices about those that have ended. */
  async followEnds(): Promise<void> {
    await this.refunds.withdrawEnded();
    await this.ends.announce();
  }

  /**
   * Reports to administrators each difference between our payments and the provider's, and applies changes of lost
   * notifications.
   */
  async compare(): Promise<void> {
    if (!this.provider.isConfigured) return;
    const now = this.clock.now().getTime();
    const from = new Date(now - comparedMs);
    // The clocks differ: one side may have created before `from` what the other created just after it.
    const earlier = new Date(from.getTime() - settledMs);
    const [ours, theirs, refunded] = await Promise.all([
      this.payments.listMadeSince(earlier),
      this.provider.listMadeSince(earlier),
      this.provider.listRefundedSince(earlier),
    ]);
    const until = new Date(now - settledMs);
    for (const text of differences(ours, theirs, { from, until })) await this.progress.notifyAdmins(ru.differs(text));
    const behind = ours.flatMap((order) => (isBehind(order, theirs) ? (order.providerId ?? []) : []));
    for (const providerId of new Set([...behind, ...refunded])) await this.catchUp(providerId);
  }

  /** Checks a payment; one without a response from the provider does not prevent checking the others. */
  private async check(id: string, providerId: string): Promise<void> {
    try {
      await this.progress.take(await this.provider.load(providerId));
    } catch (error) {
      if (!(error instanceof ProviderUnavailable)) throw error;
      await this.payments.change(id, { checkedAt: this.clock.now() }, noTransaction);
    }
  }

  private async catchUp(providerId: string): Promise<void> {
    const order = await this.payments.findByProviderId(providerId);
    if (order) await this.check(order.id, providerId);
  }

  private close({ id }: Payment): Promise<void> {
    const cancellation = { party: 'merchant', reason: 'not_started' };
    return this.payments.change(id, { status: 'canceled', cancellation, checkedAt: this.clock.now() }, noTransaction);
  }
}

/** Whether the provider's state of an order is ahead of ours. */
function isBehind(order: Payment, theirs: readonly ProviderPayment[]): boolean {
  const given = theirs.find(({ id }) => id === order.providerId);
  return given !== undefined && given.status !== order.status && isOfOrder(given, order);
}

/**
 * Returns a sentence for each payment of a time span that differs, or that one side lacks. The lists may reach beyond
 * the span.
 */
function differences(
  ours: readonly Payment[],
  theirs: readonly ProviderPayment[],
  { from, until }: { from: Date; until: Date },
): string[] {
  const isCompared = (at: Date) => at >= from && at <= until;
  const known = new Map(
    ours.flatMap((payment) => (payment.providerId === null ? [] : [[payment.providerId, payment]])),
  );
  const given = new Map(theirs.map((payment) => [payment.id, payment]));
  const unknown = theirs
    .filter(({ id, created_at }) => !known.has(id) && isCompared(created_at))
    .map(({ id, amount }) => ru.unknownPayment(id, toRoubles(amount ?? 0)));
  const others = ours
    .filter(({ providerId, createdAt }) => providerId !== null && isCompared(createdAt))
    .flatMap(({ providerId, kopecks, status }) => {
      const id = providerId ?? '';
      const other = given.get(id);
      if (!other) return [ru.missingPayment(id)];
      if (other.amount !== kopecks) return [ru.otherAmount(id, toRoubles(kopecks), toRoubles(other.amount ?? 0))];
      return other.status === status ? [] : [ru.otherStatus(id, status, other.status)];
    });
  return [...unknown, ...others];
}
