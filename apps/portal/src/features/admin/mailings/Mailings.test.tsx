import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { mailingHandlers, sendingMailing } from '../../../testing/mailings.ts';
import { requestsTo, servePortal } from '../../../testing/portalServer.ts';
import { renderSignedIn } from '../../../testing/renderPortal.tsx';
import { respondUnavailable, respondWith } from '../../../testing/respondWith.ts';

const server = servePortal(...mailingHandlers());
const done = (method: 'put' | 'post', path: string) =>
  http[method](`*${path}`, () => HttpResponse.json({ message: 'Готово.', data: sendingMailing }));
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const bodies = (requests: Request[]) =>
  Promise.all(requests.filter(({ method }) => method !== 'GET').map((request) => request.json()));

/** Excludes the previews, which are requested while an email is typed. */
const sendings = (requests: Request[]) => requests.filter(({ url }) => url.endsWith('/notification'));

const question = async () => within(await screen.findByRole('dialog', { name: /^Отправить 2.104 читателям\?$/ }));

async function fillIn() {
  await userEvent.type(await screen.findByRole('textbox', { name: /Тема/ }), 'Осенний кубок');
  await userEvent.type(screen.getByRole('textbox', { name: /Заголовок/ }), 'Перевал');
  await userEvent.type(screen.getByRole('textbox', { name: /Текст/ }), 'Этап 5.');
}

describe('a mailing', () => {
  it('is found at the address of the mailings', async () => {
    renderSignedIn('/admin/notifications');

    expect(await screen.findByRole('link', { name: 'Рассылки', current: 'page' })).toBeInTheDocument();
    expect(await screen.findByText('Новый сезон команд')).toBeInTheDocument();
  });

  it('is previewed as rendered by the server, and sent to the selected lists', async () => {
    const requests = requestsTo(server, '/api/admin/notification');
    server.use(done('post', '/api/admin/notification'));
    renderSignedIn('/admin/notifications/create-email');
    await fillIn();
    await userEvent.click(screen.getByRole('checkbox', { name: /Заезды/ }));
    const paper = await screen.findByRole('article', { name: 'Предпросмотр' });
    await waitFor(() => expect(paper.shadowRoot?.querySelector('h3')).toHaveTextContent('Осенний кубок'));
    expect(paper.shadowRoot?.querySelector('h1')).toBeNull();
    expect(paper.shadowRoot?.querySelector('div > div')).toHaveStyle({ maxWidth: '600px' });

    await press(/^Отправить 2.104 письма$/);
    const dialog = await question();
    expect(dialog.getByText('Отозвать письмо будет нельзя.')).toBeInTheDocument();
    expect(sendings(requests)).toEqual([]);
    await userEvent.click(dialog.getByRole('button', { name: /^Отправить/ }));

    const email = { subject: 'Осенний кубок', title: 'Перевал', text: 'Этап 5.' };
    const notificationsTypes = { events: true, news: false, development: false };
    await waitFor(async () => expect(await bodies(requests)).toContainEqual({ ...email, notificationsTypes }));
  });

  it('keeps its text and is not sent when the confirmation is cancelled', async () => {
    const requests = requestsTo(server, '/api/admin/notification');
    renderSignedIn('/admin/notifications/create-email');
    await fillIn();
    await userEvent.click(screen.getByRole('checkbox', { name: /Заезды/ }));
    await press(/^Отправить 2.104 письма$/);

    await userEvent.click((await question()).getByRole('button', { name: 'Отмена' }));

    await screen.findByRole('button', { name: /^Отправить 2.104 письма$/ });
    expect(screen.getByRole('textbox', { name: /Тема/ })).toHaveValue('Осенний кубок');
    expect(screen.queryByText('Сохранено')).toBeNull();
    expect(sendings(requests)).toEqual([]);
  });

  it('requires a confirmation before leaving the page', async () => {
    renderSignedIn('/admin/notifications/create-email');
    await fillIn();

    await userEvent.click(screen.getByRole('link', { name: 'Подборка заездов' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Уйти без сохранения?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Отмена' }));
    expect(await screen.findByRole('textbox', { name: /Тема/ })).toHaveValue('Осенний кубок');
    await userEvent.click(screen.getByRole('link', { name: 'Подборка заездов' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Уйти' }));

    expect(await screen.findByRole('heading', { name: 'Новая подборка' })).toBeInTheDocument();
  });

  it('has a plain text preview', async () => {
    renderSignedIn('/admin/notifications/create-email');
    await fillIn();

    await userEvent.click(screen.getByRole('radio', { name: 'текст' }));

    const paper = await screen.findByRole('article', { name: 'Предпросмотр' });
    await waitFor(() => expect(paper.shadowRoot?.querySelector('pre')).toHaveTextContent('Этап 5 стартует 21 ноября.'));
  });

  it('can be sent to oneself as a test', async () => {
    const requests = requestsTo(server, '/api/admin/notification/trial');
    server.use(http.post('*/api/admin/notification/trial', () => HttpResponse.json({ message: 'Отправлено.' })));
    renderSignedIn('/admin/notifications/create-email');
    await fillIn();

    await press('Пробное себе');

    const email = { subject: 'Осенний кубок', title: 'Перевал', text: 'Этап 5.' };
    await waitFor(async () => expect(await bodies(requests)).toEqual([email]));
  });

  it.each([
    { state: 'sending', button: /^Приостановить/, asked: 'paused' },
    { state: 'paused', button: /^Продолжить/, asked: 'sending' },
  ] as const)('changes from $state to $asked', async ({ state, button, asked }) => {
    const requests = requestsTo(server, `/api/admin/mailings/${sendingMailing.id}/state`);
    server.use(
      done('put', '/api/admin/mailings/:id/state'),
      ...mailingHandlers({ active: [{ ...sendingMailing, state }] }),
    );
    renderSignedIn('/admin/notifications/create-email');
    expect(await screen.findByRole('progressbar')).toHaveAttribute(
      'aria-valuetext',
      expect.stringMatching(/1.316 из 2.104/),
    );

    await press(button);

    await waitFor(async () => expect(await bodies(requests)).toEqual([{ state: asked }]));
  });

  it.each([
    ['sending', 1],
    ['paused', 0],
  ] as const)(
    'when %s, shows %i queue notices for the next one, and the time to the nearest minute',
    async (state, times) => {
      const byList = { events: 2150, news: 1744, development: 212 };
      server.use(
        respondWith('/api/admin/mailings/audience', { data: { byList, receivers: 2150, pace: 100 } }),
        ...mailingHandlers({ active: [{ ...sendingMailing, state, total: 2150 }] }),
      );
      renderSignedIn('/admin/notifications/create-email');

      await userEvent.click(await screen.findByRole('checkbox', { name: /Заезды/ }));

      expect(await screen.findByText(/^Получат 2.150 читателей, около 22 минут\./)).toBeInTheDocument();
      expect(screen.queryAllByText(/Начнётся после текущей/)).toHaveLength(times);
      expect(screen.queryAllByText('около 14 минут')).toHaveLength(times);
    },
  );

  it('shows the number of sent emails under a separate heading when paused', async () => {
    const paused = { ...sendingMailing, state: 'paused' as const };
    server.use(...mailingHandlers({ active: [paused, { ...paused, id: '2'.repeat(24), total: 0, sent: 0 }] }));
    renderSignedIn('/admin/notifications/create-email');

    expect(await screen.findByRole('heading', { name: 'Рассылка приостановлена' })).toBeInTheDocument();
    expect(screen.queryByRole('heading', { name: 'Идёт рассылка' })).toBeNull();
    expect(screen.getByText(/отправлено 1.316 из 2.104/)).toBeInTheDocument();
    expect(screen.getByText('ещё ничего не отправлено')).toBeInTheDocument();
  });

  it('is stopped after a confirmation with the number of unsent emails', async () => {
    const requests = requestsTo(server, `/api/admin/mailings/${sendingMailing.id}/state`);
    server.use(done('put', '/api/admin/mailings/:id/state'), ...mailingHandlers({ active: [sendingMailing] }));
    renderSignedIn('/admin/notifications/create-email');

    await press(/^Остановить/);
    expect(await screen.findByText(/788 писем не уйдут/)).toBeInTheDocument();
    await press('Остановить рассылку');

    await waitFor(async () => expect(await bodies(requests)).toEqual([{ state: 'stopped' }]));
  });

  it('shows the loading error', async () => {
    server.use(respondUnavailable('/api/admin/mailings'));
    renderSignedIn('/admin/notifications/create-email');

    expect(await screen.findByText('Рассылки не загрузились')).toBeInTheDocument();
  });
});

describe('a digest', () => {
  it('is sent with the selected races, by number only', async () => {
    const requests = requestsTo(server, '/api/admin/notification/events-preview');
    server.use(done('post', '/api/admin/notification/events-preview'));
    renderSignedIn('/admin/notifications/events-email-preview');
    const [first] = await screen.findAllByRole('button', { name: /из подборки$/ });
    const all = screen.getAllByRole('button', { name: /из подборки$/ }).length;
    if (!first) throw new Error('No race in the digest.');

    await userEvent.click(first);
    await press(/^Отправить 2.104 письма$/);
    await userEvent.click((await question()).getByRole('button', { name: /^Отправить/ }));

    await waitFor(() => expect(requests).toHaveLength(1));
    const [body] = await bodies(requests);
    expect(body.eventsEmailPreview).toMatchObject({
      subject: 'Подборка заездов: 21–27 ноября',
      startDate: '2026-11-21',
    });
    expect(body.eventsEmailPreview.events).toHaveLength(all - 1);
    expect(Object.keys(body.eventsEmailPreview.events[0])).toEqual(['id']);
  });

  it('shows validation errors of its days', async () => {
    renderSignedIn('/admin/notifications/events-email-preview');
    await screen.findAllByRole('button', { name: /из подборки$/ });

    fireEvent.change(screen.getByLabelText(/^По(?!\S)/), { target: { value: '2026-11-01' } });

    expect(await screen.findByText(/^Конец раньше начала/)).toBeInTheDocument();
    expect(await screen.findByText(/^Укажите первый и последний день/)).toBeInTheDocument();
  });
});
