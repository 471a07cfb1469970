import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { accountId, administrationOfPeople, anAdminUser } from '../../../testing/administrationOfPeople.ts';
import { aUser, sessionOf } from '../../../testing/aSession.ts';
import { requestsTo, servePortal } from '../../../testing/portalServer.ts';
import { renderSignedIn } from '../../../testing/renderPortal.tsx';
import { respondWith, respondWithError } from '../../../testing/respondWith.ts';
import { riderId } from '../../../testing/riders.ts';
import { bodiesOf, done, press, writesOf } from '../../../testing/writes.ts';

const server = servePortal(...administrationOfPeople());

describe('an account', () => {
  const address = `/admin/users/${accountId}/main`;

  it('shows its data and its sessions', async () => {
    renderSignedIn(`/admin/users/${accountId}`);

    expect(await screen.findByRole('heading', { name: 'podvetrenny, Лев Подветренный' })).toBeInTheDocument();
    expect(await screen.findByText('Неизвестное устройство')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Баны и активности' })).toHaveAttribute(
      'href',
      `/admin/riders/${riderId}/main`,
    );
  });

  it('changes its role after listing the consequences', async () => {
    server.use(done('put', '/api/admin/users/:id/role', anAdminUser({ role: 'moderator' }), 'Роль изменена.'));
    const sent = requestsTo(server, '/api/admin/users');
    renderSignedIn(address);
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: /Роль/ }), 'модератор');
    await press('Сменить роль');
    const dialog = within(await screen.findByRole('dialog', { name: 'Сменить роль podvetrenny на «модератор»?' }));
    expect(dialog.getByText(/Сеансы этого пользователя завершатся/)).toBeInTheDocument();

    await userEvent.click(dialog.getByRole('button', { name: 'Сменить роль' }));

    expect(await screen.findByText('Роль изменена.')).toBeInTheDocument();
    expect(await bodiesOf(sent)).toEqual([{ role: 'moderator' }]);
    expect(writesOf(sent)[0]?.url).toContain(`/api/admin/users/${accountId}/role`);
  });

  it('keeps its role and shows the error when the server rejects the change', async () => {
    const message = 'Это последний администратор.';
    server.use(
      respondWith('/api/admin/users/{id}', { data: anAdminUser({ role: 'admin' }) }),
      http.put('*/api/admin/users/:id/role', () => HttpResponse.json({ code: 'last_admin', message }, { status: 409 })),
    );
    renderSignedIn(address);
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: /Роль/ }), 'участник');
    await press('Сменить роль');
    const dialog = within(await screen.findByRole('dialog'));

    await userEvent.click(dialog.getByRole('button', { name: 'Сменить роль' }));

    expect(await dialog.findByRole('alert')).toHaveTextContent(message);
    await userEvent.click(dialog.getByRole('button', { name: 'Отмена' }));
    expect(await screen.findByRole('combobox', { name: /Роль/ })).toHaveValue('admin');
  });

  it('shows its current role again when the change is cancelled', async () => {
    renderSignedIn(address);
    const role = await screen.findByRole('combobox', { name: /Роль/ });
    await userEvent.selectOptions(role, 'админ');
    await press('Сменить роль');

    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Отмена' }));

    expect(role).toHaveValue('user');
  });

  it('warns administrators about what they lose when changing their own role', async () => {
    const me = aUser({ role: 'admin' });
    server.use(
      ...sessionOf(me),
      respondWith('/api/admin/users/{id}', { data: anAdminUser({ _id: me.id, role: 'admin' }) }),
    );
    renderSignedIn(`/admin/users/${me.id}/main`);
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: /Роль/ }), 'участник');

    await press('Сменить роль');

    const dialog = within(await screen.findByRole('dialog', { name: 'Снять с себя роль администратора?' }));
    expect(dialog.getByText(/раздел управления закроется сразу/)).toBeInTheDocument();
    expect(dialog.getByRole('button', { name: 'Снять с себя роль' })).toBeInTheDocument();
  });

  it.each([
    ['zzz', 400, 'request_invalid'],
    ['f'.repeat(24), 404, 'user_not_found'],
  ] as const)('shows that it is missing at %s', async (id, status, code) => {
    server.use(respondWithError('/api/admin/users/{id}', status, code, 'Запрос составлен неверно.'));
    renderSignedIn(`/admin/users/${id}/main`);

    expect(await screen.findByRole('heading', { level: 1, name: 'Такого пользователя нет' })).toBeInTheDocument();
    expect(screen.queryByText(/Запрос составлен/)).toBeNull();
    expect(screen.getByRole('link', { name: 'К пользователям' })).toHaveAttribute('href', '/admin/users');
  });

  it('signs out one session, or all of them', async () => {
    server.use(
      done('delete', '/api/admin/users/:id/sessions/:sessionId', {}, 'Сеанс завершён.'),
      done('delete', '/api/admin/users/:id/sessions', {}, 'Сеансы пользователя завершены.'),
    );
    const sent = requestsTo(server, '/api/admin/users');
    renderSignedIn(address);

    await press('Завершить сеанс: Chrome, Windows');
    expect(await screen.findByText('Сеанс завершён.')).toBeInTheDocument();
    await press('Завершить все сеансы');
    const dialog = within(await screen.findByRole('dialog', { name: 'Завершить все сеансы podvetrenny?' }));
    expect(writesOf(sent)).toHaveLength(1);
    await userEvent.click(dialog.getByRole('button', { name: 'Завершить все сеансы' }));
    expect(await screen.findByText('Сеансы пользователя завершены.')).toBeInTheDocument();

    expect(writesOf(sent).map(({ url }) => url.split('/sessions')[1])).toEqual(['/65f0000000000000000000b1', '']);
  });
});
