import type { Meta, StoryObj } from '@storybook/react-vite';
import { sessionOf } from '../../testing/aSession.ts';
import { PortalAt } from '../../testing/PortalAt.tsx';
import { neverRespond, respondUnavailable, respondWith } from '../../testing/respondWith.ts';
import { anOfflineChannel, aStreamer, someStreamers } from '../../testing/streams.ts';
import { waitForText } from '../../testing/waitForText.ts';

const path = '/api/streams';
const since = { checkedAt: '2026-11-21T11:31:00.000Z', staleSince: '2026-11-21T11:33:00.000Z' };
// Annotated, because the type msw infers cannot be named in a declaration.
const handlers: object[] = [respondWith(path, someStreamers()), ...sessionOf()];

const meta = {
  title: 'Screens/Streams',
  component: PortalAt,
  parameters: { layout: 'fullscreen', msw: handlers },
  args: { address: '/streams' },
} satisfies Meta<typeof PortalAt>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OnAir: Story = { play: waitForText('Едем за подиум') };
export const OnAirPhone: Story = { ...OnAir, globals: { viewport: { value: 'mobile1' } } };
export const NobodyOnAir: Story = {
  parameters: {
    msw: [
      respondWith(
        path,
        someStreamers({ data: [aStreamer(3, 'Шатунов', { twitch: anOfflineChannel('https://www.twitch.tv/os') })] }),
      ),
      ...sessionOf(),
    ],
  },
  play: waitForText('В эфире никого'),
};
export const Stale: Story = {
  parameters: {
    msw: [
      respondWith(path, someStreamers({ platforms: { ...someStreamers().platforms, youtube: since } })),
      ...sessionOf(),
    ],
  },
  play: waitForText(/YouTube не отвечает/),
};
export const Loading: Story = { parameters: { msw: [neverRespond(path), ...sessionOf()] } };
export const Unavailable: Story = {
  parameters: { msw: [respondUnavailable(path), ...sessionOf()] },
  play: waitForText('Трансляции не загрузились'),
};
