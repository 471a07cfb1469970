import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { openSession } from '../../../lib/session/sessionStore.ts';
import { anEvent, anEventList, anEventWithRiders } from '../../../testing/anEvent.ts';
import { aLinkedGameId, aUser, sessionOf, someSettings } from '../../../testing/aSession.ts';
import { servePortal } from '../../../testing/portalServer.ts';
import { renderPortal, renderSignedIn } from '../../../testing/renderPortal.tsx';
import { respondUnavailable, respondWith } from '../../../testing/respondWith.ts';
import { aRiderWithEverything } from '../../../testing/riders.ts';
import { press } from '../../../testing/writes.ts';

const path = '/api/race/profile/calendar';
const url = 'https://otryv.example/api/calendars/secret/my.ics';
const createdAt = '2026-11-20T09:00:00.000Z';
const server = servePortal(respondWith('/api/race/events', anEventList([anEvent()])), ...sessionOf());
const dialog = async () => within(await screen.findByRole('dialog', { name: 'Подписка на календарь' }));

/** Serves the link: it exists once created, until it is removed. */
function keepLink(link: { createdAt: string } | null) {
  let kept = link;
  const asked: string[] = [];
  server.use(
    http.get(`*${path}`, () => HttpResponse.json({ data: kept })),
    http.post(`*${path}`, ({ request }) => {
      asked.push(request.method);
      kept = { createdAt };
      return HttpResponse.json({ data: { url, createdAt } }, { status: 201 });
    }),
    http.delete(`*${path}`, ({ request }) => {
      asked.push(request.method);
      kept = null;
      return HttpResponse.json({ message: 'Ссылка отключена.' });
    }),
  );
  return asked;
}

describe('the subscription to a calendar', () => {
  it('shows a new link once, to copy and to open', async () => {
    const asked = keepLink(null);
    const user = userEvent.setup();
    renderSignedIn('/race/schedule');
    await press('Подписаться на календарь');
    await screen.findByRole('button', { name: 'Создать ссылку' });
    const [status] = (await dialog()).getAllByRole('status').filter(({ textContent }) => textContent === '');
    await press('Создать ссылку');

    const shown = await dialog();
    expect(await shown.findByText(url)).toBeInTheDocument();
    expect(shown.getByText(/второй раз она не покажется/).closest('[role=status]')).toBe(status);
    expect(document.activeElement).toHaveTextContent(url);
    const [open] = shown.getAllByRole('link', { name: 'Открыть в календаре' });
    expect(open).toHaveAttribute('href', url.replace('https:', 'webcal:'));
    await user.click(shown.getByRole('button', { name: `Скопировать: ${url}` }));
    expect(await navigator.clipboard.readText()).toBe(url);

    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await press('Подписаться на календарь');
    expect(await (await dialog()).findByText(/Ссылка уже есть/)).toBeInTheDocument();
    expect(screen.queryByText(url)).toBeNull();
    expect(asked).toEqual(['POST']);
  });

  it('replaces a lost link, and disables it', async () => {
    const asked = keepLink({ createdAt });
    renderSignedIn('/race/schedule');
    await press('Подписаться на календарь');
    await press('Создать новую');
    expect(await screen.findByText(url)).toBeInTheDocument();

    await press('Отключить');

    expect(await screen.findByRole('button', { name: 'Создать ссылку' })).toBeInTheDocument();
    expect(screen.queryByText(url)).toBeNull();
    expect(asked).toEqual(['POST', 'DELETE']);
  });

  it('is hidden from the next account of the browser', async () => {
    keepLink(null);
    renderSignedIn('/race/schedule');
    await press('Подписаться на календарь');
    await press('Создать ссылку');
    expect(await screen.findByText(url)).toBeInTheDocument();

    act(() => openSession({ user: aUser({ id: '65f0000000000000000000b2', username: 'other' }) }));

    expect(await (await dialog()).findByText(/Ссылка уже есть/)).toBeInTheDocument();
    expect(screen.queryByText(url)).toBeNull();
  });

  it('reloads a link that another tab has disabled', async () => {
    keepLink({ createdAt });
    server.use(
      http.delete(`*${path}`, () => {
        keepLink(null);
        return HttpResponse.json({ code: 'calendar_not_found', message: 'Нет такого календаря.' }, { status: 404 });
      }),
    );
    renderSignedIn('/race/schedule');
    await press('Подписаться на календарь');
    await press('Отключить');

    expect(await screen.findByRole('button', { name: 'Создать ссылку' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Отключить' })).toBeNull();
  });

  it('asks guests to sign in, and offers them the public calendar', async () => {
    renderPortal('/race/schedule');
    await press('Подписаться на календарь');

    const shown = await dialog();
    expect(shown.getByRole('link', { name: 'Войти' })).toHaveAttribute(
      'href',
      '/auth/authorization?returnTo=%2Frace%2Fschedule',
    );
    expect(shown.getByText(`${location.origin}/api/race/events/schedule.ics`)).toBeInTheDocument();
  });

  it("offers the organizer's calendar on a race page", async () => {
    const organizerId = {
      _id: 'a'.repeat(24),
      name: 'Холмы',
      shortName: null,
      urlSlug: 'kholmy',
      logoUrls: null,
      isPublished: true,
    };
    server.use(respondWith('/api/race/events/{id}', anEventWithRiders(1, { organizerId })));
    renderPortal('/race/schedule/501');
    await press('Подписаться на календарь');

    const shown = await dialog();
    expect(shown.getByText(`${location.origin}/api/organizers/kholmy/schedule.ics`)).toBeInTheDocument();
    expect(shown.getByRole('heading', { name: 'Заезды организатора «Холмы»' })).toBeInTheDocument();
  });

  it("is on the reader's profile, without the calendars of others", async () => {
    server.use(
      ...aRiderWithEverything(),
      ...sessionOf(aUser(), someSettings({ gameIds: [aLinkedGameId({ isProved: false })] })),
    );
    renderSignedIn('/profile/1020/results');
    await press('Подписаться на календарь');

    const shown = await dialog();
    expect(await shown.findByRole('link', { name: 'Привязать ID' })).toBeInTheDocument();
    expect(shown.queryByText(/schedule\.ics/)).toBeNull();
  });

  it('shows the loading error of the link', async () => {
    server.use(respondUnavailable(path));
    renderSignedIn('/race/schedule');
    await press('Подписаться на календарь');

    expect(await screen.findByText('Не удалось узнать, есть ли у вас ссылка')).toBeInTheDocument();
  });
});
