import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { requestsTo, servePortal } from '../../testing/portalServer.ts';
import { renderPortal } from '../../testing/renderPortal.tsx';
import { respondUnavailable, respondWith, respondWithError } from '../../testing/respondWith.ts';

const path = '/api/subscriptions/{token}';
const address = '/unsubscribe/aaa.bbb.ccc';
const server = servePortal(
  respondWith(path, { data: { list: 'messages', isOn: true } }),
  http.post('*/api/unsubscribe/:token', () => HttpResponse.json({ success: true, message: 'Письма отключены.' })),
);

describe('the unsubscribe page', () => {
  it('asks for a confirmation before unsubscribing', async () => {
    const sent = requestsTo(server, '/api/unsubscribe');
    renderPortal(address);

    expect(await screen.findByText(/Отключить письма о личных сообщениях\?/)).toBeInTheDocument();
    expect(sent).toEqual([]);
  });

  it('unsubscribes with its button and shows the list', async () => {
    const sent = requestsTo(server, '/api/unsubscribe');
    renderPortal(address);

    await userEvent.click(await screen.findByRole('button', { name: 'Отписаться' }));

    expect(await screen.findByRole('heading', { level: 1, name: 'Вы отписались' })).toBeInTheDocument();
    expect(screen.getByText(/Больше не пришлём: письма о личных сообщениях\./)).toBeInTheDocument();
    expect(sent.map(({ url }) => new URL(url).pathname)).toEqual(['/api/unsubscribe/aaa.bbb.ccc']);
  });

  it('shows an earlier unsubscription, without a button', async () => {
    server.use(respondWith(path, { data: { list: 'messages', isOn: false } }));
    renderPortal(address);

    expect(await screen.findByText(/Уже отключены: письма о личных сообщениях\./)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Отписаться' })).toBeNull();
  });

  it('links to the settings if the link is incomplete', async () => {
    server.use(respondWithError(path, 404, 'unsubscribe_link_wrong', 'Ссылка неполная.'));
    renderPortal(address);

    expect(await screen.findByRole('alert')).toHaveTextContent(/Откройте её из письма ещё раз/);
    expect(screen.getByRole('link', { name: 'Настройки оповещений' })).toHaveAttribute(
      'href',
      '/profile/0/settings/notifications',
    );
  });

  it('offers a retry while the server does not respond', async () => {
    server.use(respondUnavailable(path));
    renderPortal(address);

    expect(await screen.findByText(/Не получилось проверить ссылку/)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: /Повторить/ })).toBeEnabled();
  });

  it('keeps its button if unsubscribing failed', async () => {
    server.use(http.post('*/api/unsubscribe/:token', () => HttpResponse.error()));
    renderPortal(address);

    await userEvent.click(await screen.findByRole('button', { name: 'Отписаться' }));

    expect(await screen.findByText('Network Error')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Отписаться' })).toBeEnabled();
  });
});
