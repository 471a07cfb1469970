import type { PlanUnit } from '@otryv/contract';
import { BillingJobs } from '../../clubs/billing/billing.jobs.ts';
import { PaymentsRepository } from '../../clubs/billing/payments.repository.ts';
import { SlotEnds } from '../../clubs/billing/slot-ends.ts';
import { daysOfPlan } from '../../clubs/slots/slot-period.ts';
import { Slots } from '../../clubs/slots/slots.ts';
import { noTransaction } from '../../kernel/database/session.ts';
import { dayMs, hourMs, minuteMs, weekMs } from '../../kernel/time-units.ts';
import { ANCHOR } from '../start-race-world.ts';
import { anId, type Border, type Borders, type Scene } from './border.ts';

const endOfDayMs = (day: string) => Date.parse(`${day}T21:00:00Z`) - ANCHOR.getTime();

/** Payments, and how long they are in force. */
export const moneyBorders: Borders = {
  'clubs/slots/slot-period.ts › daysOf': [
    aPlan('day', endOfDayMs('2026-11-22')),
    aPlan('week', endOfDayMs('2026-11-28')),
    aPlan('month', endOfDayMs('2026-12-22')),
  ],
  'clubs/billing/slot-ends.ts › announcedMs': [
    { atMs: endOfDayMs('2026-12-22') - 1 - weekMs, states: [{}, { week: true }], begin: anEnd },
    { atMs: endOfDayMs('2026-12-22') - 1 - dayMs, states: [{ week: true }, { week: true, day: true }], begin: anEnd },
  ],
  'clubs/billing/billing.jobs.ts › uncheckedMs': {
    atMs: 5 * minuteMs + 1,
    states: [false, true],
    begin: async (scene) => {
      const id = await aPayment(scene, anId());
      return async () => {
        await scene.get(BillingJobs).sweep();
        return (
          (await scene.get(PaymentsRepository).findById(id, noTransaction))?.checkedAt.getTime() === scene.now.getTime()
        );
      };
    },
  },
  'clubs/billing/billing.jobs.ts › keyLifeMs': {
    atMs: 24 * hourMs + 1,
    states: ['pending', 'canceled'],
    begin: async (scene) => {
      const id = await aPayment(scene, null);
      return async () => {
        await scene.get(BillingJobs).sweep();
        return (await scene.get(PaymentsRepository).findById(id, noTransaction))?.status;
      };
    },
  },
  'clubs/billing/billing.jobs.ts › settledMs': { atMs: 10 * minuteMs, states: [false, true], begin: aDifference },
  'clubs/billing/billing.jobs.ts › comparedMs': { atMs: 3 * dayMs + 1, states: [true, false], begin: aDifference },
};

/** Builds the border of a plan's slot that is active from the start. */
function aPlan(unit: PlanUnit, atMs: number): Border {
  return {
    atMs,
    states: [
      { isActive: true, isRunning: true },
      { isActive: false, isRunning: false },
    ],
    begin: async (scene) => {
      const organizerId = anId();
      await grant(scene, organizerId, daysOfPlan({ quantity: 1, unit }) ?? 0);
      return async () => ({
        isActive: await scene.get(Slots).hasActiveSlot(organizerId),
        isRunning: (await scene.get(Slots).listRunningUntil([organizerId])).has(organizerId),
      });
    },
  };
}

/** Returns the announcements about a slot of 31 days. */
async function anEnd(scene: Scene) {
  const body = { name: `Клуб ${scene.turn}`, label: `border-${scene.turn}`, creatorId: null };
  const { _id: organizerId } = (await scene.world.admin.send('POST', '/api/admin/organizers', body)).json().data;
  await grant(scene, organizerId, 31);
  return async () => {
    await scene.get(SlotEnds).announce();
    const [slot] = await scene.get(Slots).listByOrganizer(organizerId, noTransaction);
    const { week, day } = slot?.announced ?? {};
    return { ...(week && { week: true }), ...(day && { day: true }) };
  };
}

function grant(scene: Scene, organizerId: string, days: number) {
  const slot = { organizerId, days, at: scene.now, origin: 'gift' as const };
  const unpaid = { description: 'Период', kopecks: null, paymentId: null };
  return scene.transaction((session) => scene.get(Slots).grant({ ...slot, ...unpaid }, session));
}

/** Creates a payment unknown to the provider. */
async function aPayment(scene: Scene, providerId: string | null): Promise<string> {
  const { id } = await scene.get(PaymentsRepository).open({
    userId: anId(),
    organizerId: anId(),
    planId: 'month',
    entityName: 'organizer',
    kopecks: 150_000,
    quantity: 1,
    unit: 'month',
    email: 'payer@example.com',
    description: 'Месяц',
    returnUrl: 'http://localhost/',
    idempotenceKey: anId(),
    createdAt: scene.now,
  });
  if (providerId !== null) await scene.get(PaymentsRepository).change(id, { providerId }, noTransaction);
  return id;
}

/** Opens a payment unknown to the provider; returns a reader of whether administrators were notified about it. */
async function aDifference(scene: Scene) {
  const providerId = anId();
  await aPayment(scene, providerId);
  return async () => {
    await scene.get(BillingJobs).compare();
    const messages = scene.world.connection.collection('servicemessages');
    return (await messages.countDocuments({ text: { $regex: providerId } })) > 0;
  };
}
