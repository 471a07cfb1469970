import type { ServerFrame } from '../../../packages/contract/src/index.ts';

/** Creates a frame with one notification, which contains the time it was sent: nanoseconds of the machine's clock. */
export function broadcastFrame(): ServerFrame {
  const about = { entityUrl: '/race/results/5100003', externalEntityUrl: null, entityLogo: null };
  const text = String(process.hrtime.bigint());
  const message = {
    _id: '6700000000000000000000a1',
    type: 'race' as const,
    title: 'Осенний кубок',
    text,
    isRead: false,
  };
  return { type: 'SERVICE_MESSAGES', data: [{ ...message, ...about, createdAt: '2026-11-21T11:58:00.000Z' }] };
}
