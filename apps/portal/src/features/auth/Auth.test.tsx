import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { anEventList } from '../../testing/anEvent.ts';
import { aUser, sessionOf } from '../../testing/aSession.ts';
import { requestsTo, servePortal } from '../../testing/portalServer.ts';
import { renderPortal, renderSignedIn } from '../../testing/renderPortal.tsx';
import { respondWith, respondWithError } from '../../testing/respondWith.ts';

const token = 'b'.repeat(43);
const opened = { success: true, accessToken: 'new-token', user: aUser() };
const server = servePortal(
  ...sessionOf(),
  respondWith('/api/race/events', anEventList([])),
  http.post('*/api/auth/authorization', () => HttpResponse.json(opened, { status: 201 })),
);
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const password = (name: RegExp) => screen.findByLabelText(name, { selector: 'input' });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

async function signIn(): Promise<void> {
  await userEvent.type(await screen.findByRole('textbox', { name: /Логин или почта/ }), 'lev');
  await userEvent.type(await password(/^Пароль/), 'велосипед-7');
  await press('Войти');
}

async function fillIn(): Promise<void> {
  await userEvent.type(await screen.findByRole('textbox', { name: /Логин/ }), 'lev.p');
  await userEvent.type(screen.getByRole('textbox', { name: /Почта/ }), 'lev@club.example');
  await userEvent.type(await password(/^Пароль/), 'велосипед-на-стене-7');
}

describe('the sign-in', () => {
  it('returns a guest to the page that required it', async () => {
    renderPortal('/profile/0/settings/notifications');
    expect(await heading('Вход')).toBeInTheDocument();

    await signIn();

    expect(await screen.findByRole('slider', { name: 'Громкость' })).toHaveAttribute('aria-valuetext', '20\u00A0%');
  });

  it.each(['https://evil.example', '//evil.example', '/\\evil.example'])(
    'ignores a foreign return address: %s',
    async (returnTo) => {
      renderPortal(`/auth/authorization?${new URLSearchParams({ returnTo })}`);

      await signIn();

      await waitFor(() => expect(document.title).toBe('Ближайшие заезды · Отрыв'));
    },
  );

  it("shows the server's error once in the form, and keeps the input", async () => {
    const message = 'Логин, почта или пароль не подошли. Проверьте раскладку или восстановите пароль.';
    server.use(
      http.post('*/api/auth/authorization', () =>
        HttpResponse.json({ code: 'credentials_wrong', message }, { status: 401 }),
      ),
    );
    renderPortal('/auth/authorization');

    await signIn();

    expect(await screen.findByRole('group', { name: message })).toHaveFocus();
    expect(screen.getAllByText(message)).toHaveLength(1);
    expect(screen.getByRole('textbox', { name: /Логин или почта/ })).toHaveValue('lev');
  });

  it('shows an error without a connection', async () => {
    server.use(http.post('*/api/auth/authorization', () => HttpResponse.error()));
    renderPortal('/auth/authorization');

    await signIn();

    expect(await screen.findByRole('group', { name: 'Network Error' })).toBeInTheDocument();
  });

  it("redirects to a provider, and returns to the reader's page", async () => {
    const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
    const location = 'https://id.example/authorize';
    server.use(http.post('*/api/auth/providers/vk', () => HttpResponse.json({ location })));
    const sent = requestsTo(server, '/api/auth/providers/vk');
    renderPortal('/auth/authorization?returnTo=%2Frace%2Fschedule');

    await press('VK ID');

    await waitFor(() => expect(assign).toHaveBeenCalledExactlyOnceWith(location));
    expect(await sent[0]?.json()).toEqual({ purpose: 'signIn', returnTo: '/race/schedule' });
    assign.mockRestore();
  });

  it('hides the buttons of providers that are not configured', async () => {
    server.use(respondWith('/api/auth/providers', { data: ['yandex'] }));
    renderPortal('/auth/authorization');

    expect(await screen.findByRole('button', { name: 'Яндекс ID' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'VK ID' })).toBeNull();
  });

  it("shows a provider's error, and removes it from the address", async () => {
    renderPortal('/auth/authorization?notice=provider_email_taken');

    expect(await screen.findByRole('alert')).toHaveTextContent(/Аккаунт с этой почтой уже есть/);
  });

  it('explains why it replaces a page', async () => {
    renderPortal('/bot');

    expect(await screen.findByText('Эта страница открывается после входа')).toBeInTheDocument();
  });

  it('shows no explanation if the return page is public', async () => {
    renderPortal('/auth/authorization?returnTo=%2Frace%2Fschedule');

    expect(await screen.findByRole('button', { name: 'Войти' })).toBeInTheDocument();
    expect(screen.queryByText('Эта страница открывается после входа')).toBeNull();
  });

  it('redirects signed-in readers', async () => {
    renderSignedIn('/auth/authorization?returnTo=%2Frace%2Fresults');

    await waitFor(() => expect(document.title).toBe('Результаты · Отрыв'));
  });
});

describe('the registration', () => {
  it('ends with the address that the email was sent to', async () => {
    server.use(
      http.post('*/api/auth/registration', () => HttpResponse.json({ message: 'Письмо отправлено.' }, { status: 201 })),
    );
    renderPortal('/auth/registration');
    await fillIn();

    await press('Зарегистрироваться');

    expect(await heading('Проверьте почту')).toBeInTheDocument();
    expect(screen.getByText(/на lev@club.example/)).toBeInTheDocument();
    server.use(http.post('*/api/auth/confirmation', () => HttpResponse.json({ message: 'Письмо отправлено.' })));
    await press('Отправить ещё раз');
    expect(await screen.findByText('Письмо отправлено.')).toBeInTheDocument();
  });

  it('keeps the return path of the reader', async () => {
    server.use(http.post('*/api/auth/registration', () => HttpResponse.json({ message: 'Готово.' }, { status: 201 })));
    renderPortal('/auth/registration?returnTo=%2Frace%2Fresults');
    await fillIn();

    await press('Зарегистрироваться');

    await heading('Проверьте почту');
    await userEvent.click(within(screen.getByRole('main')).getByRole('link', { name: 'Войти' }));
    await signIn();
    await waitFor(() => expect(document.title).toBe('Результаты · Отрыв'));
  });

  it('shows validation errors at their fields', async () => {
    const fields = { username: 'Этот логин занят. Выберите другой.' };
    server.use(
      http.post('*/api/auth/registration', () =>
        HttpResponse.json({ code: 'username_taken', message: fields.username, fields }, { status: 409 }),
      ),
    );
    renderPortal('/auth/registration');
    await fillIn();

    await press('Зарегистрироваться');

    await waitFor(() =>
      expect(screen.getByRole('textbox', { name: /Логин/ })).toHaveAccessibleDescription(/Этот логин занят/),
    );
  });
});

describe('email links', () => {
  it("confirm an address on the reader's request, and lead to the sign-in with it filled in", async () => {
    const email = 'lev@example.com';
    const responses = [HttpResponse.error(), HttpResponse.json({ message: 'Готово', email, session: null })];
    server.use(http.put('*/api/auth/confirm-email', () => responses.shift()));
    const sent = requestsTo(server, '/api/auth/confirm-email');
    renderPortal(`/auth/confirm-email/${token}`);
    await screen.findByRole('button', { name: 'Подтвердить адрес' });
    expect(sent).toEqual([]);

    await press('Подтвердить адрес');
    await press('Повторить');

    expect(await screen.findByText('Адрес подтверждён')).toBeInTheDocument();
    expect(await Promise.all(sent.map((request) => request.json()))).toEqual([{ token }, { token }]);
    expect(await screen.findByRole('textbox', { name: /Логин или почта/ })).toHaveValue(email);
    expect(window.location.href).not.toContain('lev@');
  });

  it('continue in the browser of the registration', async () => {
    const response = { message: 'Готово', email: 'lev@example.com', session: opened };
    server.use(http.put('*/api/auth/confirm-email', () => HttpResponse.json(response)));
    renderPortal(`/auth/confirm-email/${token}`);

    await press('Подтвердить адрес');

    const steps = within(await screen.findByRole('list', { name: 'С чего начать' }));
    expect(steps.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/profile/0/settings/zwift',
      '/race/schedule',
      '/profile/0/settings/notifications',
    ]);
  });

  it('continue in another signed-in browser, and reload the user', async () => {
    const response = { message: 'Готово', email: 'lev@example.com', session: null };
    server.use(http.put('*/api/auth/confirm-email', () => HttpResponse.json(response)));
    const checks = requestsTo(server, '/api/auth/check');
    renderSignedIn(`/auth/confirm-email/${token}`);

    await press('Подтвердить адрес');

    expect(await screen.findByRole('list', { name: 'С чего начать' })).toBeInTheDocument();
    expect(checks).toHaveLength(2);
  });

  it('show that an address is already confirmed and lead to the sign-in', async () => {
    const message = 'Адрес уже подтверждён. Ничего делать не нужно.';
    server.use(
      http.put('*/api/auth/confirm-email', () =>
        HttpResponse.json({ code: 'email_confirmed', message }, { status: 409 }),
      ),
    );
    renderPortal(`/auth/confirm-email/${token}`);

    await press('Подтвердить адрес');

    expect(await screen.findByText('Адрес уже подтверждён')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Войти' })).toHaveAttribute('href', expect.stringMatching(/^\/auth\/auth/));
    expect(screen.queryByText('Запросить новое письмо')).toBeNull();
  });

  it("sign in on the reader's request only", async () => {
    const responses = [HttpResponse.error(), HttpResponse.json(opened, { status: 201 })];
    server.use(http.post('*/api/auth/authorization/letter', () => responses.shift()));
    const sent = requestsTo(server, '/api/auth/authorization/letter');
    renderPortal(`/auth/sign-in/${token}`);
    expect(await heading('Вход по ссылке')).toBeInTheDocument();
    expect(sent).toEqual([]);

    await press('Войти');
    await press('Повторить');

    await waitFor(() => expect(document.title).toBe('Ближайшие заезды · Отрыв'));
    expect(await Promise.all(sent.map((request) => request.json()))).toEqual([{ token }, { token }]);
  });

  it('lead to the sign-in if an expired one was for signing in', async () => {
    const outdated = { code: 'link_outdated', message: 'Ссылка устарела или уже использована.' };
    server.use(http.post('*/api/auth/authorization/letter', () => HttpResponse.json(outdated, { status: 410 })));
    renderPortal(`/auth/sign-in/${token}`);

    await press('Войти');

    expect(await screen.findByRole('alert')).toHaveTextContent(outdated.message);
    expect(screen.getByRole('link', { name: 'Войти' })).toHaveAttribute('href', '/auth/authorization');
  });

  it.each([
    { what: 'a proxy without a server', status: 502, failure: null, text: /Не получилось.*Сервер сейчас занят/ },
    {
      what: 'too many requests',
      status: 429,
      failure: { code: 'too_many_requests', message: 'Слишком много запросов.' },
      text: /Не получилось.*Слишком много запросов/,
    },
    {
      what: 'a foreign request',
      status: 403,
      failure: { code: 'csrf_failed', message: 'Запрос пришёл не с этой страницы.' },
      text: /Не получилось.*не с этой страницы/,
    },
  ])('are not called outdated after $what', async ({ status, failure, text }) => {
    const respond = () => new HttpResponse(failure && JSON.stringify(failure), { status });
    server.use(http.post('*/api/auth/authorization/letter', respond));
    renderPortal(`/auth/sign-in/${token}`);

    await press('Войти');

    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    expect(screen.getByRole('button', { name: 'Повторить' })).toBeInTheDocument();
  });

  it('offer another email when expired', async () => {
    const message = 'Ссылка устарела или уже использована. Запросите новое письмо.';
    server.use(respondWithError('/api/auth/check-request-password/{token}', 410, 'link_outdated', message));
    renderPortal(`/auth/new-password/${token}`);

    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    expect(screen.getByRole('link', { name: 'Запросить новое письмо' })).toHaveAttribute('href', '/auth/reset');
  });

  it('show an error about the link, not about fields, when truncated', async () => {
    const message = 'Запрос составлен неверно. Проверьте отмеченные поля и повторите.';
    server.use(respondWithError('/api/auth/check-request-password/{token}', 400, 'request_invalid', message));
    renderPortal('/auth/new-password/cut');

    expect(await screen.findByRole('alert')).toHaveTextContent(/Ссылка неполная.*из письма/);
    expect(screen.queryByText(message)).toBeNull();
    expect(screen.getByRole('link', { name: 'Запросить новое письмо' })).toHaveAttribute('href', '/auth/reset');
  });

  it('set a password, and lead to the sign-in', async () => {
    server.use(
      respondWith('/api/auth/check-request-password/{token}', { message: 'Ссылка действует.' }),
      http.put('*/api/auth/new-password', () => HttpResponse.json({ message: 'Пароль изменён. Войдите с новым.' })),
    );
    const sent = requestsTo(server, '/api/auth/new-password');
    renderPortal(`/auth/new-password/${token}`);
    await userEvent.type(await password(/Новый пароль/), 'велосипед-на-стене-8');

    await press('Сохранить пароль');

    expect(await heading('Вход')).toBeInTheDocument();
    expect(await screen.findByText('Пароль изменён. Войдите с новым.')).toBeInTheDocument();
    expect(await sent[0]?.json()).toEqual({ token, newPassword: 'велосипед-на-стене-8' });
  });
});
