import { getConnectionToken } from '@nestjs/mongoose';
import { type Payments, type SimulatedPayment, startPayments } from '@otryv/provider-simulator';
import type { Connection } from 'mongoose';
import { Clock, machineTime } from '../kernel/clock.ts';
import { runTask } from '../tasks/run-task.ts';
import { type OrganizerWorld, startOrganizerWorld } from './organizer-world.ts';
import type { Response, TestBrowser } from './test-browser.ts';

const returnUrl = '/profile/0/settings/services-and-finances';

/** World of organizers with a payment provider's stand-in, whose notifications the tests send. */
export interface BillingWorld extends OrganizerWorld {
  payments: Payments;
  connection: Connection;
  moveClock: (ms: number) => void;
  pay: (browser: TestBrowser, planId: string, changes?: object) => Promise<Response>;
  /** Returns the provider's payment of an order. */
  atProvider: (orderId: string) => SimulatedPayment;
  notify: (object: object, event?: string) => Promise<Response>;
}

export async function startBillingWorld(variables: Record<string, string> = {}): Promise<BillingWorld> {
  let clock = { now: () => machineTime() };
  let moved = 0;
  const payments = await startPayments({ now: () => clock.now().getTime() });
  const world = await startOrganizerWorld({ ...payments.settings, YOOKASSA_REQUESTS_PER_SECOND: '1000', ...variables });
  const { app } = world;
  clock = app.get(Clock);
  const usual = clock.now.bind(clock);
  clock.now = () => new Date(usual().getTime() + moved);
  for (const plan of ['month 1500.00 1 month', 'season 4000.50 3 month', 'week 500.00 1 week', 'piece 100.00 1 piece'])
    await runTask(app, ['plan', 'set', ...plan.split(' ')], () => undefined);
  return {
    ...world,
    payments,
    connection: app.get<Connection>(getConnectionToken()),
    moveClock: (ms) => {
      moved += ms;
    },
    pay: (browser, planId, changes = {}) =>
      browser.send('POST', '/api/payments', { createPayload: { planId, returnUrl, ...changes } }),
    atProvider: (orderId) => {
      const found = [...payments.payments.values()].find(({ metadata }) => metadata.orderId === orderId);
      if (!found) throw new Error(`The provider has no payment of ${orderId}.`);
      return found;
    },
    notify: (object, event = 'payment.succeeded') =>
      app.inject({
        method: 'POST',
        url: '/api/notifications/yookassa',
        payload: { type: 'notification', event, object },
      }),
    close: async () => {
      await world.close();
      await payments.close();
    },
  };
}
