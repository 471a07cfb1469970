import { LONGEST_BROADCAST } from '@otryv/contract/schemas';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { sessionOf } from '../../../testing/aSession.ts';
import { aBot, aBroadcast, news, someNews } from '../../../testing/guide.ts';
import { administration } from '../../../testing/organizers.ts';
import { requestsTo, servePortal } from '../../../testing/portalServer.ts';
import { renderSignedIn } from '../../../testing/renderPortal.tsx';
import { respondUnavailable, respondWith } from '../../../testing/respondWith.ts';

const newsPath = '/api/information/development';
const botPath = '/api/admin/bot';
const done = (method: 'put' | 'post' | 'delete', path: string, message: string) =>
  http[method](`*${path}`, () => HttpResponse.json({ message }));
const server = servePortal(...administration(), news(), respondWith(botPath, { data: aBot() }));
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const sentBodies = (requests: Request[]) =>
  Promise.all(
    requests.filter(({ method }) => method !== 'GET').map(async (request) => [request.method, await request.json()]),
  );

describe('the news of the administration', () => {
  it('are published through the form', async () => {
    const sent = requestsTo(server, newsPath);
    server.use(done('post', newsPath, 'Новость о версии 2.0.0 опубликована.'));
    renderSignedIn('/admin/news');
    await userEvent.type(await screen.findByRole('textbox', { name: /Дата/ }), '21.11.2026 12:00');
    await userEvent.type(screen.getByRole('textbox', { name: /Версия/ }), '2.0.0');
    await userEvent.type(screen.getByRole('textbox', { name: /Описание/ }), 'Справочник.');

    await press('Опубликовать');

    expect(await screen.findByText('Новость о версии 2.0.0 опубликована.')).toBeInTheDocument();
    const releaseData = { releaseDate: '2026-11-21T09:00:00.000Z', version: '2.0.0', text: 'Справочник.' };
    expect(await sentBodies(sent)).toEqual([['POST', { releaseData }]]);
  });

  it('are edited in a dialog', async () => {
    const sent = requestsTo(server, newsPath);
    server.use(done('put', newsPath, 'Новость о версии 1.9.0 сохранена.'));
    renderSignedIn('/admin/news');
    await press('Изменить: версия 1.9.0');
    const dialog = within(await screen.findByRole('dialog', { name: 'Новость о версии 1.9.0' }));
    await userEvent.type(dialog.getByRole('textbox', { name: /Описание/ }), ' И ещё.');

    await userEvent.click(dialog.getByRole('button', { name: 'Сохранить выпуск' }));

    expect(await screen.findByText('Новость о версии 1.9.0 сохранена.')).toBeInTheDocument();
    const [{ _id: id, ...note } = { _id: '', text: '' }] = someNews(9);
    const { revision, ...releaseData } = { revision: 0, ...note, text: `${note.text} И ещё.` };
    expect(await sentBodies(sent)).toEqual([['PUT', { id, releaseData, revision }]]);
  });

  it('keep the typed text on a conflicting change, and show the conflict', async () => {
    const error = { code: 'news_outdated', message: 'Эту новость уже изменили, пока вы её правили.' };
    server.use(http.put(`*${newsPath}`, () => HttpResponse.json(error, { status: 409 })));
    renderSignedIn('/admin/news');
    await press('Изменить: версия 1.9.0');
    const dialog = within(await screen.findByRole('dialog', { name: 'Новость о версии 1.9.0' }));
    await userEvent.type(dialog.getByRole('textbox', { name: /Описание/ }), ' Моё.');

    await userEvent.click(dialog.getByRole('button', { name: 'Сохранить выпуск' }));

    expect(await dialog.findByText(/Эту новость уже изменили/)).toBeInTheDocument();
    expect(dialog.getByRole('textbox', { name: /Описание/ })).toHaveValue('Что нового в выпуске 9. Моё.');
  });

  it('require a confirmation before Escape discards them', async () => {
    renderSignedIn('/admin/news');
    await press('Изменить: версия 1.9.0');
    const dialog = within(await screen.findByRole('dialog', { name: 'Новость о версии 1.9.0' }));
    await userEvent.type(dialog.getByRole('textbox', { name: /Описание/ }), ' Моё.');

    await userEvent.keyboard('{Escape}');
    const question = await screen.findByRole('dialog', { name: 'Уйти без сохранения?' });
    await userEvent.click(within(question).getByRole('button', { name: 'Отмена' }));
    expect(await dialog.findByRole('textbox', { name: /Описание/ })).toHaveValue('Что нового в выпуске 9. Моё.');
    await userEvent.keyboard('{Escape}');
    await userEvent.click(await screen.findByRole('button', { name: 'Уйти' }));

    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('require a confirmation before a link discards a draft', async () => {
    renderSignedIn('/admin/news');
    await userEvent.type(await screen.findByRole('textbox', { name: /Описание/ }), 'Справочник.');

    await userEvent.click(screen.getByRole('link', { name: 'Посещения' }));

    expect(await screen.findByRole('dialog', { name: 'Уйти без сохранения?' })).toBeInTheDocument();
  });

  it('are deleted after a confirmation', async () => {
    const sent = requestsTo(server, newsPath);
    server.use(done('delete', newsPath, 'Новость о версии 1.9.0 удалена.'));
    renderSignedIn('/admin/news');
    await press('Удалить: версия 1.9.0');
    expect(await sentBodies(sent)).toEqual([]);
    const dialog = within(await screen.findByRole('dialog', { name: 'Удалить новость о версии 1.9.0?' }));

    await userEvent.click(dialog.getByRole('button', { name: 'Удалить' }));

    expect(await screen.findByText('Новость о версии 1.9.0 удалена.')).toBeInTheDocument();
    expect(await sentBodies(sent)).toEqual([['DELETE', { id: someNews(9)[0]?._id }]]);
  });

  it('are loaded seven at a time', async () => {
    renderSignedIn('/admin/news');
    expect(await screen.findByText('Версия 1.3.0')).toBeInTheDocument();
    expect(screen.queryByText('Версия 1.2.0')).toBeNull();

    await userEvent.click(within(screen.getByRole('main')).getByRole('button', { name: 'Ещё' }));

    expect(await screen.findByText('Версия 1.1.0')).toBeInTheDocument();
  });
});

describe('the bot', () => {
  it('sends a text after a confirmation with the number of receivers', async () => {
    const sent = requestsTo(server, botPath);
    server.use(done('post', botPath, 'Сообщение отправляется: 214 получателей.'));
    renderSignedIn('/bot');
    expect(await screen.findByText(/Сообщение получат 214 человек/)).toBeInTheDocument();
    const text = screen.getByRole('textbox', { name: /Текст/ });
    expect(screen.getByRole('button', { name: 'Отправить' })).toBeDisabled();
    await userEvent.type(text, 'Старт в четверг');
    await press('Отправить');
    const dialog = within(await screen.findByRole('dialog', { name: 'Отправить 214 получателям?' }));
    expect(await sentBodies(sent)).toEqual([]);

    await userEvent.click(dialog.getByRole('button', { name: 'Отправить' }));

    expect(await screen.findByText('Сообщение отправляется: 214 получателей.')).toBeInTheDocument();
    expect(await sentBodies(sent)).toEqual([['POST', { text: 'Старт в четверг' }]]);
    expect(text).toHaveValue('');
  });

  it('counts the characters up to the limit of the contract', async () => {
    renderSignedIn('/bot');

    expect(await screen.findByText(`0 из ${LONGEST_BROADCAST}`)).toBeInTheDocument();
  });

  it('keeps the text if sending fails', async () => {
    const error = { code: 'broadcast_running', message: 'Прошлое сообщение ещё рассылается.' };
    server.use(http.post(`*${botPath}`, () => HttpResponse.json(error, { status: 409 })));
    renderSignedIn('/bot');
    await userEvent.type(await screen.findByRole('textbox', { name: /Текст/ }), 'Старт');
    await press('Отправить');
    const dialog = within(await screen.findByRole('dialog'));

    await userEvent.click(dialog.getByRole('button', { name: 'Отправить' }));

    expect(await dialog.findByRole('alert')).toHaveTextContent('Прошлое сообщение ещё рассылается.');
    await userEvent.click(dialog.getByRole('button', { name: 'Отмена' }));
    expect(await screen.findByRole('textbox', { name: /Текст/ })).toHaveValue('Старт');
  });

  it('shows the history with the outcome of each message', async () => {
    renderSignedIn('/bot');

    expect(
      await screen.findByText(/admin, доставлено 211 из 214, 2 заблокировали бота, об 1 неизвестно/),
    ).toBeInTheDocument();
  });

  it('hides the form while a message is being sent, and shows the progress', async () => {
    const sending = aBroadcast({ state: 'sending', delivered: 90, failed: 0, unknown: 0 });
    server.use(respondWith(botPath, { data: aBot({ broadcasts: [sending] }) }));
    renderSignedIn('/bot');

    expect(await screen.findByRole('progressbar', { name: 'Рассылка' })).toHaveAttribute('aria-valuenow', '90');
    expect(screen.queryByRole('textbox', { name: /Текст/ })).toBeNull();
  });

  it('shows that it is not connected', async () => {
    const off = { isConfigured: false, name: null, receivers: 0, broadcasts: [] };
    server.use(respondWith(botPath, { data: aBot(off) }));
    renderSignedIn('/bot');

    expect(await screen.findByText('Бот не подключён')).toBeInTheDocument();
    expect(screen.queryByRole('textbox', { name: /Текст/ })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Открыть бота' })).toBeNull();
  });

  it('is forbidden to others', async () => {
    server.use(...sessionOf());
    renderSignedIn('/bot');

    expect(await screen.findByRole('heading', { level: 1, name: 'Запрещено' })).toBeInTheDocument();
  });

  it('shows the loading error', async () => {
    server.use(respondUnavailable(botPath));
    renderSignedIn('/bot');

    expect(await screen.findByRole('alert')).toHaveTextContent('Бот не загрузился');
  });
});
