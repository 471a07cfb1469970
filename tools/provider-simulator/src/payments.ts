import { newSecret } from './grants.ts';
import { listenAgain, readKept, writeKept } from './keptPayments.ts';
import { type Answer, createServer, type ReceivedCall } from './server.ts';
import { type SimulatedPayment, type SimulatedRefund, type Yookassa, yookassaRoutes } from './yookassa.ts';

export interface Payments extends Yookassa {
  /** What the portal is configured with. */
  settings: Record<'YOOKASSA_URL' | 'YOOKASSA_SHOP_ID' | 'YOOKASSA_SECRET_KEY', string>;
  received: ReceivedCall[];
  /** Makes the next call to a path answer something else. */
  order: (path: string, answer: Answer) => void;
  /** Sends a notification about a payment or a refund as it is, or as a forger would; returns the status of the answer. */
  notify: (object: SimulatedPayment | SimulatedRefund) => Promise<number>;
  /** Where notifications go; without an address none are sent. */
  notifyAt: (url: string | null) => void;
  close: () => Promise<void>;
}

export interface PaymentsOptions {
  /** How often each change is told. */
  times?: number;
  /** Epoch milliseconds of the portal; the system's clock by default. */
  now?: () => number;
  /** How far its clock is ahead of the portal's, 90 s by default: no two clocks agree. */
  clockSkewMs?: number;
  /** Keeps the payments and the address of their pages from one start to the next. */
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
  const tell = async (object: SimulatedPayment | SimulatedRefund) => {
    await keep();
    for (let time = 0; time < times; time += 1) await notify(object);
  };
  const known = { known: kept.payments, knownRefunds: kept.refunds };
  const yookassa = yookassaRoutes(app, { shopId, secretKey, now, tell, made: () => keep(), ...known });
  // One after another: two at once would write the same file.
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
