import { newSecret } from './grants.ts';
import { listenAgain, readKept, writeKept } from './keptPayments.ts';
import { type Answer, createServer, type ReceivedCall } from './server.ts';
import { type SimulatedPayment, type SimulatedRefund, type Yookassa, yookassaRoutes } from './yookassa.ts';

export interface Payments extends Yookassa {
  /** Settings for the portal. */
  settings: Record<'YOOKASSA_URL' | 'YOOKASSA_SHOP_ID' | 'YOOKASSA_SECRET_KEY', string>;
  received: ReceivedCall[];
  /** Sets another response for the next call to a path. */
  order: (path: string, answer: Answer) => void;
  /**
   * Sends a notification about the current state of a payment or a refund, or a forged one; returns the status of the
   * response.
   */
  notify: (object: SimulatedPayment | SimulatedRefund) => Promise<number>;
  /** Sets the address of notifications; without one none are sent. */
  notifyAt: (url: string | null) => void;
  close: () => Promise<void>;
}

export interface PaymentsOptions {
  /** Number of notifications per change. */
  times?: number;
  /** Returns the portal's epoch milliseconds; the system clock by default. */
  now?: () => number;
  /** Offset of its clock from the portal's, 90 s by default: no two clocks agree. */
  clockSkewMs?: number;
  /** File that keeps the payments and the address of their pages between starts. */
  file?: string | undefined;
}

/** Starts the stand-in of YooKassa on a free port of this machine. */
export async function startPayments(options: PaymentsOptions = {}): Promise<Payments> {
  const { times = 1, now: portalNow = Date.now, clockSkewMs = 90_000, file } = options;
  const now = () => portalNow() + clockSkewMs;
  const [shopId, secretKey] = ['100500', newSecret()];
  const { app, received, order } = createServer();
  const kept = await readKept(file);
  let address: string | null = null;
  const notify = async (object: SimulatedPayment | SimulatedRefund) => {
    if (address === null) return 0;
    const event = `${'payment_id' in object ? 'refund' : 'payment'}.${object.status}`;
    const body = JSON.stringify({ type: 'notification', event, object });
    const sent = { method: 'POST', headers: { 'content-type': 'application/json' }, body };
    const response = await fetch(address, sent).catch(() => null);
    return response?.status ?? 0;
  };
  const announce = async (object: SimulatedPayment | SimulatedRefund) => {
    await keep();
    for (let time = 0; time < times; time += 1) await notify(object);
  };
  const known = { known: kept.payments, knownRefunds: kept.refunds };
  const yookassa = yookassaRoutes(app, { shopId, secretKey, now, announce, made: () => keep(), ...known });
  // One after another: concurrent writes would target the same file.
  let written = Promise.resolve();
  const keep = () => {
    const [payments, refunds] = [[...yookassa.payments.values()], [...yookassa.refunds.values()]];
    written = written.then(() => writeKept(file, { port: portOf(url), payments, refunds }));
    return written;
  };
  const url = await listenAgain(app, kept.port);
  return {
    ...yookassa,
    settings: { YOOKASSA_URL: `${url}/v3`, YOOKASSA_SHOP_ID: shopId, YOOKASSA_SECRET_KEY: secretKey },
    received,
    order,
    notify,
    notifyAt: (next) => {
      address = next;
    },
    close: () => app.close(),
  };
}

const portOf = (url: string) => Number(new URL(url).port);
