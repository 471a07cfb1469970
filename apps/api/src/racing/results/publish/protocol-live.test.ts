import { expect, it, vi } from 'vitest';
import { OutboxWatcher } from '../../../kernel/outbox/outbox.watcher.ts';
import { LiveTopics } from '../../../kernel/realtime/live-topics.ts';
import { fake } from '../../../testing/fake.ts';
import { EventCatalogue } from '../../events/read/event-catalogue.ts';
import { ProtocolBytes } from './protocol-bytes.ts';
import { ProtocolLive } from './protocol-live.ts';

it('evicts the stored protocol before it reports a new version, which readers request immediately', async () => {
  const steps: string[] = [];
  const subscribe = vi.fn<OutboxWatcher['subscribe']>();
  const live = new ProtocolLive(
    fake(EventCatalogue, {}),
    fake(ProtocolBytes, { forget: (eventId) => void steps.push(`forget ${eventId}`) }),
    fake(LiveTopics, { publish: (topic, version) => void steps.push(`publish ${topic} ${version}`) }),
    fake(OutboxWatcher, { subscribe }),
  );
  live.onModuleInit();

  const handle: (data: object) => unknown = subscribe.mock.calls[0]?.[1] as never;
  await handle({ eventId: 7, version: 3 });

  expect(steps).toEqual(['forget 7', 'publish event:7 3']);
});
