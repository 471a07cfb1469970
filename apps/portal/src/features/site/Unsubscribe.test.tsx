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

describe('the page of a letter that ends such letters', () => {
  it('asks before it switches anything off', async () => {
    const sent = requestsTo(server, '/api/unsubscribe');
    renderPortal(address);

    expect(await screen.findByText(/Отключить письма о личных сообщениях\?/)).toBeInTheDocument();
    expect(sent).toEqual([]);
  });

  it('switches the letters off by its button and shows which', async () => {
    const sent = requestsTo(server, '/api/unsubscribe');
    renderPortal(address);

    await userEvent.click(await screen.findByRole('button', { name: 'Отписаться' }));

    expect(await screen.findByRole('heading', { level: 1, name: 'Вы отписались' })).toBeInTheDocument();
    expect(screen.getByText(/Больше не пришлём: письма о личных сообщениях\./)).toBeInTheDocument();
    expect(sent.map(({ url }) => new URL(url).pathname)).toEqual(['/api/unsubscribe/aaa.bbb.ccc']);
  });

  it('says that they are off already, without a button', async () => {
    server.use(respondWith(path, { data: { list: 'messages', isOn: false } }));
    renderPortal(address);

    expect(await screen.findByText(/Уже отключены: письма о личных сообщениях\./)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Отписаться' })).toBeNull();
  });

  it('leads to the settings where the link is not complete', async () => {
    server.use(respondWithError(path, 404, 'unsubscribe_link_wrong', 'Ссылка неполная.'));
    renderPortal(address);

    expect(await screen.findByRole('alert')).toHaveTextContent(/Откройте её из письма ещё раз/);
    expect(screen.getByRole('link', { name: 'Настройки оповещений' })).toHaveAttribute(
      'href',
      '/profile/0/settings/notifications',
    );
  });

  it('offers to try again while the server does not answer', async () => {
    server.use(respondUnavailable(path));
    renderPortal(address);

    expect(await screen.findByText(/Не получилось проверить ссылку/)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: /Повторить/ })).toBeEnabled();
  });

  it('stays with its button where the letters could not be switched off', async () => {
    server.use(http.post('*/api/unsubscribe/:token', () => HttpResponse.error()));
    renderPortal(address);

    await userEvent.click(await screen.findByRole('button', { name: 'Отписаться' }));

    expect(await screen.findByText('Network Error')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Отписаться' })).toBeEnabled();
  });
});
