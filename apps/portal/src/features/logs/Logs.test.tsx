import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { accountId, administrationOfPeople, anErrorEntry } from '../../testing/administrationOfPeople.ts';
import { aUser, sessionOf } from '../../testing/aSession.ts';
import { requestsTo, servePortal } from '../../testing/portalServer.ts';
import { renderSignedIn } from '../../testing/renderPortal.tsx';
import { respondWith, respondWithError } from '../../testing/respondWith.ts';

const server = servePortal(...administrationOfPeople('moderator'));
const asAdmin = () => server.use(...administrationOfPeople('admin'));
const row = async (name: RegExp) => within(await screen.findByRole('row', { name }));

describe('the log of actions', () => {
  it('shows the actions, and links a moderator to races but not to accounts', async () => {
    renderSignedIn('/logs');

    const added = await row(/Заезд добавлен/);
    expect(added.getByRole('link', { name: /Четверговая/ })).toHaveAttribute('href', '/race/schedule/5100001');
    const role = await row(/Роль изменена/);
    expect(role.queryByRole('link')).toBeNull();
    expect(role.getByText('модератор')).toBeInTheDocument();
    expect(screen.queryByRole('checkbox')).toBeNull();
  });

  it('links an administrator to the account', async () => {
    asAdmin();
    renderSignedIn('/admin/logs');

    const role = await row(/Роль изменена/);
    expect(role.getByRole('link')).toHaveAttribute('href', `/admin/users/${accountId}/main`);
    expect(screen.getByRole('link', { name: 'Журналы', current: 'page' })).toBeInTheDocument();
  });

  it('is searched by the server', async () => {
    const asked: string[] = [];
    server.use(
      respondWith('/api/logs/admins', (query) => {
        asked.push(query.get('search') ?? '');
        return { data: [], quantityPages: 0, quantityEntries: 0 };
      }),
    );
    renderSignedIn('/logs/admin');
    await userEvent.type(await screen.findByRole('searchbox'), 'роль');

    await waitFor(() => expect(asked.at(-1)).toBe('роль'));
    expect(await screen.findByRole('heading', { name: 'Записей нет' })).toBeInTheDocument();
  });

  it('deletes the selected entries after a confirmation', async () => {
    asAdmin();
    server.use(http.delete('*/api/logs/:path', () => HttpResponse.json({ message: 'Удалена 1 запись.' })));
    const sent = requestsTo(server, '/api/logs/');
    renderSignedIn('/logs/admin');
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Выбрать запись: Роль изменена' }));
    await userEvent.click(screen.getByRole('button', { name: 'Удалить 1 запись' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Удалить 1 запись?' }));

    await userEvent.click(dialog.getByRole('button', { name: 'Удалить 1 запись' }));

    expect(await screen.findByText('Удалена 1 запись.')).toBeInTheDocument();
    const [removal] = sent.filter(({ method }) => method === 'DELETE');
    expect(new URL(removal?.url ?? '').pathname).toBe('/api/logs/admins');
    expect(await removal?.json()).toEqual({ ids: ['65f0000000000000000000e1'] });
  });

  it('offers to select the whole page', async () => {
    asAdmin();
    renderSignedIn('/logs/admin');
    await screen.findByRole('row', { name: /Заезд добавлен/ });

    await userEvent.click(screen.getByRole('button', { name: 'Выбрать страницу' }));

    expect(await screen.findByText('Выбраны 3')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Снять выбор' }));
    expect(await screen.findByRole('button', { name: 'Выбрать страницу' })).toBeInTheDocument();
  });

  it('is forbidden to riders', async () => {
    server.use(...sessionOf(aUser()));
    renderSignedIn('/logs/admin');

    expect(await screen.findByRole('heading', { level: 1, name: 'Запрещено' })).toBeInTheDocument();
  });
});

describe('the log of errors', () => {
  it.each([
    { address: '/logs/errors', role: 'moderator' as const },
    { address: '/admin/logs/errors', role: 'admin' as const },
  ])('leads from $address to the stack of an error next to it', async ({ address, role }) => {
    server.use(...administrationOfPeople(role));
    renderSignedIn(address);

    const link = await screen.findByRole('link', { name: 'TypeError' });
    expect(link).toHaveAttribute('href', `${address}/${anErrorEntry()._id}`);
    await userEvent.click(link);

    expect(await screen.findByText(/at rename/)).toBeInTheDocument();
    expect(screen.getByText('PUT /api/race/profile/username')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'К журналу ошибок' })).toHaveAttribute('href', address);
  });

  it('shows that an error no longer exists', async () => {
    server.use(respondWithError('/api/logs/error', 404, 'log_entry_not_found', 'Такой записи в журнале нет.'));
    renderSignedIn('/logs/errors/65f0000000000000000000e9');

    expect(await screen.findByRole('alert')).toHaveTextContent('Такой записи в журнале нет.');
  });
});
