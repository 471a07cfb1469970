import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { anEventList } from '../../../testing/anEvent.ts';
import { aLinkedGameId, aUser, sessionOf, someSettings } from '../../../testing/aSession.ts';
import { servePortal } from '../../../testing/portalServer.ts';
import { renderPortal, renderSignedIn } from '../../../testing/renderPortal.tsx';
import { respondWith } from '../../../testing/respondWith.ts';

const settings = someSettings({ gameIds: [aLinkedGameId({ isProved: true })] });
servePortal(...sessionOf(aUser(), settings), respondWith('/api/race/events', anEventList([])));
const leave = async () => {
  const tabs = within(await screen.findByRole('navigation', { name: 'Разделы кабинета' }));
  await userEvent.click(tabs.getByRole('link', { name: 'Аккаунт' }));
};

it('asks guests to sign in when a link of the portal leads to their profile, and returns to it', async () => {
  renderPortal('/race/schedule');
  const rail = within(await screen.findByRole('navigation', { name: 'Основная навигация' }));

  await userEvent.click(rail.getByRole('link', { name: 'Профиль' }));

  expect(await screen.findByRole('heading', { level: 1, name: 'Вход' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Зарегистрироваться' })).toHaveAttribute(
    'href',
    '/auth/registration?returnTo=%2Fprofile',
  );
});

describe('unsaved settings', () => {
  it.each([
    { tab: 'notifications', field: /Разработка/ },
    { tab: 'stream', field: /Показывать канал Twitch/ },
  ])('require a confirmation before opening another tab: $tab', async ({ tab, field }) => {
    renderSignedIn(`/profile/1020/settings/${tab}`);
    await userEvent.click(await screen.findByLabelText(field));

    await leave();
    const question = within(await screen.findByRole('dialog', { name: 'Уйти без сохранения?' }));
    await userEvent.click(question.getByRole('button', { name: 'Отмена' }));
    expect(await screen.findByText(/Не сохранено: 1/)).toBeInTheDocument();

    await leave();
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Уйти' }));
    await waitFor(() => expect(document.title).toBe('Аккаунт · Отрыв'));
  });

  it('require no confirmation if nothing has changed', async () => {
    renderSignedIn('/profile/1020/settings/notifications');
    await screen.findByRole('group', { name: 'О чём писать' });

    await leave();

    await waitFor(() => expect(document.title).toBe('Аккаунт · Отрыв'));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
