import type { WebhookBody } from '@otryv/contract';

/** Reasons to reject a request as a delivery of the portal. */
export type WebhookRefusal = 'malformed' | 'forged' | 'late' | 'replayed';

/**
 * The request is not a new delivery of the portal. Respond 200 to a `replayed` one: it was already handled and would be
 * sent again otherwise.
 */
export class WebhookRefused extends Error {
  override name = 'WebhookRefused';
  readonly reason: WebhookRefusal;

  constructor(reason: WebhookRefusal, message: string) {
    super(message);
    this.reason = reason;
  }
}

export interface WebhookRequest {
  /** The raw body: parsing and serializing it again would change its signature. */
  body: string | Uint8Array;
  /** Value of the `Otryv-Signature` header. */
  signature: string | null | undefined;
  /** The secret shown by the portal when the webhook was created. */
  secret: string;
  /** Milliseconds since 1970; the machine's clock by default. */
  now?: number;
  /** Whether the delivery with this id was already handled. */
  seen?: (id: string) => boolean | Promise<boolean>;
}

const latestMs = 5 * 60_000;
const form = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/;

/** Returns the delivery in a request after verifying its signature, time and id. Throws WebhookRefused. */
export async function verifyWebhook(request: WebhookRequest): Promise<WebhookBody> {
  // biome-ignore lint/plugin: Receivers use their machine's clock; tests pass the time.
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

/** Compares in constant time. */
async function isSigned(text: string, hex: string, secret: string): Promise<boolean> {
  const { subtle } = crypto;
  const encoder = new TextEncoder();
  const hmac = { name: 'HMAC', hash: 'SHA-256' };
  const key = await subtle.importKey('raw', encoder.encode(secret), hmac, false, ['verify']);
  const bytes = Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
  return subtle.verify('HMAC', key, bytes, encoder.encode(text));
}
