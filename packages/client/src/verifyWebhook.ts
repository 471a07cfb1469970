import type { WebhookBody } from '@otryv/contract';

/** Why a request is not taken for a delivery of the portal. */
export type WebhookRefusal = 'malformed' | 'forged' | 'late' | 'replayed';

/** A request is no new delivery of the portal. Answer one that is `replayed` with 200: it was handled, and is sent again otherwise. */
export class WebhookRefused extends Error {
  override name = 'WebhookRefused';
  readonly reason: WebhookRefusal;

  constructor(reason: WebhookRefusal, message: string) {
    super(message);
    this.reason = reason;
  }
}

export interface WebhookRequest {
  /** The body as it arrived: parsed and written again, it has another signature. */
  body: string | Uint8Array;
  /** The header `Otryv-Signature`. */
  signature: string | null | undefined;
  /** What the portal showed when the webhook was made. */
  secret: string;
  /** Milliseconds since 1970; by default the time of the machine. */
  now?: number;
  /** Whether the delivery with this id was handled already. */
  seen?: (id: string) => boolean | Promise<boolean>;
}

const latestMs = 5 * 60_000;
const form = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/;

/** The delivery in a request, once its signature, its time and its id are right. Throws WebhookRefused. */
export async function verifyWebhook(request: WebhookRequest): Promise<WebhookBody> {
  // biome-ignore lint/plugin: A receiver has the clock of its machine; tests give the time.
  const { body, signature, secret, now = Date.now(), seen } = request;
  const [, seconds, hex] = form.exec(signature ?? '') ?? [];
  if (seconds === undefined || hex === undefined)
    throw new WebhookRefused('malformed', 'The header Otryv-Signature is missing, or of another form.');
  const text = typeof body === 'string' ? body : new TextDecoder().decode(body);
  if (!(await isSigned(`${seconds}.${text}`, hex, secret)))
    throw new WebhookRefused('forged', 'The body was not signed with this secret.');
  if (Math.abs(now - Number(seconds) * 1000) > latestMs)
    throw new WebhookRefused('late', 'The request was signed more than five minutes ago, or the clock is wrong.');
  const delivery = JSON.parse(text) as WebhookBody;
  if (await seen?.(delivery.id))
    throw new WebhookRefused('replayed', `The delivery ${delivery.id} was handled already.`);
  return delivery;
}

/** Takes the same time whatever part of the signature is wrong. */
async function isSigned(text: string, hex: string, secret: string): Promise<boolean> {
  const { subtle } = crypto;
  const encoder = new TextEncoder();
  const hmac = { name: 'HMAC', hash: 'SHA-256' };
  const key = await subtle.importKey('raw', encoder.encode(secret), hmac, false, ['verify']);
  const bytes = Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
  return subtle.verify('HMAC', key, bytes, encoder.encode(text));
}
