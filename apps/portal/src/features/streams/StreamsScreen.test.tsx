import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { anEventList } from '../../testing/anEvent.ts';
import { sessionOf } from '../../testing/aSession.ts';
import { servePortal } from '../../testing/portalServer.ts';
import { renderPortal, renderSignedIn } from '../../testing/renderPortal.tsx';
import { respondUnavailable, respondWith } from '../../testing/respondWith.ts';
import { anOfflineChannel, aStreamer, someStreamers } from '../../testing/streams.ts';

const server = servePortal(
  ...sessionOf(),
  respondWith('/api/streams', someStreamers()),
  respondWith('/api/race/events', anEventList([])),
);
const titles = () => screen.queryAllByRole('article').map((card) => within(card).getByRole('heading').textContent);

describe('/streams', () => {
  it('shows the riders on air and their viewers, and links to the streams', async () => {
    renderPortal('/streams');

    expect(await screen.findByText(/2 райдера в эфире, 245 зрителей\./)).toBeInTheDocument();
    const [card] = screen.getAllByRole('article');
    if (!card) throw new Error('There is no card.');
    expect(within(card).getByRole('link', { name: 'Едем за подиум' })).toHaveAttribute(
      'href',
      'https://www.twitch.tv/veter_live',
    );
    expect(within(card).getByText('214 зрителей')).toBeInTheDocument();
    const links = within(card).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toContain('/profile/1/results');
  });

  it('lists offline streamers separately', async () => {
    renderPortal('/streams');

    const link = await screen.findByRole('link', { name: 'Twitch, Лев Шатунов' });

    expect(link).toHaveAttribute('href', 'https://www.twitch.tv/os_sprint');
    expect(titles()).toEqual(['Едем за подиум', 'Утренний тур']);
    const { textContent: name } = screen.getByRole('heading', { level: 1 });
    expect(document.title).toBe(`${name} · Отрыв`);
  });

  it('filters by platform and text, and shows an empty result', async () => {
    renderPortal('/streams?platform=twitch');
    const youtube = await screen.findByRole('radio', { name: /YouTube/ });
    expect(titles()).toEqual(['Едем за подиум']);
    await userEvent.click(youtube);
    expect(titles()).toEqual(['Утренний тур']);

    await userEvent.type(screen.getByRole('searchbox', { name: 'Райдер или название' }), 'подветренный');
    expect(titles()).toEqual([]);
    expect(screen.getByText('Без условий в эфире 2 райдера.')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Сбросить условия' }));

    expect(titles()).toEqual(['Едем за подиум', 'Утренний тур']);
  });

  it('explains why it is empty, and suggests a channel to signed-in readers', async () => {
    const data = [aStreamer(3, 'Шатунов', { twitch: anOfflineChannel('https://www.twitch.tv/os_sprint') })];
    server.use(respondWith('/api/streams', someStreamers({ data })));
    renderSignedIn('/streams');

    expect(await screen.findByText('В эфире никого')).toBeInTheDocument();
    await waitFor(() =>
      expect(screen.getByRole('link', { name: 'Подключить свой канал' })).toHaveAttribute(
        'href',
        '/profile/1020/settings/stream',
      ),
    );
  });

  it('shows which platform does not respond', async () => {
    const { platforms } = someStreamers();
    const youtube = { checkedAt: null, staleSince: '2026-11-21T11:33:00.000Z' };
    server.use(respondWith('/api/streams', someStreamers({ platforms: { ...platforms, youtube } })));
    renderPortal('/streams');

    expect(await screen.findByText(/YouTube не отвечает/)).toBeInTheDocument();
    expect(screen.queryByText(/Twitch не отвечает/)).toBeNull();
  });

  it('shows the loading error', async () => {
    server.use(respondUnavailable('/api/streams'));
    renderPortal('/streams');

    expect(await screen.findByRole('alert')).toHaveTextContent('Трансляции не загрузились');
  });
});
