import { defaultEmbedOptions } from '@otryv/contract/embed';
import { render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { EmbedWidget } from './EmbedWidget.tsx';

const now = Date.parse('2026-11-28T10:00:00Z');
const hourMs = 3_600_000;

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => vi.useRealTimers());

it.each([3, -2, 0])("counts down by the server's clock on a device that is %s h ahead", (hours) => {
  vi.setSystemTime(now + hours * hourMs);
  const event = {
    id: 5_100_001,
    name: 'Холмы',
    eventStart: new Date(now + hourMs).toISOString(),
    totalSignedUpCount: 0,
  };
  const embed = { kind: 'countdown', id: '5100001', options: defaultEmbedOptions } as const;
  const reads = { '/api/race/events/5100001': { data: { event } } };

  render(<EmbedWidget state={{ embed, origin: 'https://otryv.example', now, reads }} clockSkewMs={hours * hourMs} />);

  expect(screen.getByRole('timer')).toHaveTextContent(/^1:00:00/);
});
