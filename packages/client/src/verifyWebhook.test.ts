import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { verifyWebhook, type WebhookRequest } from './verifyWebhook.ts';

const secret = 'otryv_wh_secret';
const now = Date.parse('2026-11-21T12:00:00Z');
const delivery = { id: 'a'.repeat(24), type: 'protocol.changed', eventId: 7, version: 3, name: 'Гонка' };
const body = JSON.stringify(delivery);

/** Signs a delivery this many seconds after `now`. */
function signed(seconds = 0, by = secret, text = body): string {
  const t = now / 1000 + seconds;
  return `t=${t},v1=${createHmac('sha256', by).update(`${t}.${text}`).digest('hex')}`;
}

function verify(changes: Partial<WebhookRequest> = {}) {
  return verifyWebhook({ body, signature: signed(), secret, now, ...changes });
}

describe('verifyWebhook', () => {
  it('returns a body signed by the portal, from text or bytes', async () => {
    expect(await verify()).toEqual(delivery);
    expect(await verify({ body: new TextEncoder().encode(body), seen: () => false })).toEqual(delivery);
  });

  it.each([
    ['forged', 'by another secret', { signature: signed(0, 'otryv_wh_other') }],
    ['forged', 'with another body', { body: body.replace('7', '8') }],
    ['forged', 'with another time', { signature: signed().replace(/^t=\d+/, `t=${now / 1000 + 1}`) }],
    ['late', 'from before', { signature: signed(-301) }],
    ['late', 'from later', { signature: signed(301) }],
    ['malformed', 'without a signature', { signature: null }],
    ['malformed', 'with half of one', { signature: signed().slice(0, -2) }],
    ['malformed', 'with another version', { signature: signed().replace('v1', 'v0') }],
    ['replayed', 'that was handled', { seen: async (id: string) => id === delivery.id }],
  ])('rejects as %s a request %s', async (reason, _, changes) => {
    await expect(verify(changes)).rejects.toMatchObject({ name: 'WebhookRefused', reason });
  });

  it.each([-300, 300])('accepts a signature %i s away from now', async (seconds) => {
    expect(await verify({ signature: signed(seconds) })).toEqual(delivery);
  });
});
