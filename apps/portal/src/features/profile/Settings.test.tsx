import type { ImportedFitFile } from '@otryv/contract';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { setPreferences } from '../../lib/preferences/preferences.ts';
import { anEventList } from '../../testing/anEvent.ts';
import { aLinkedGameId, aUser, sessionOf, someSettings } from '../../testing/aSession.ts';
import { requestsTo, servePortal } from '../../testing/portalServer.ts';
import { renderPortal, renderSignedIn } from '../../testing/renderPortal.tsx';
import { respondUnavailable, respondWith } from '../../testing/respondWith.ts';

const settings = '/profile/1020/settings';
const server = servePortal(...sessionOf(), respondWith('/api/race/events', anEventList([])));
const done = (method: 'put' | 'post' | 'delete', path: string, message = 'Готово.', data?: object) =>
  http[method](`*${path}`, () => HttpResponse.json({ message, data }));
const region = (name: string) => screen.findByRole('region', { name });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const bodies = (requests: Request[]) => Promise.all(requests.map((request) => request.json()));

describe('/profile', () => {
  it.each([
    { what: 'the results of the own game id', user: aUser(), title: 'Результаты райдера' },
    { what: 'linking a game id', user: aUser({ zwiftId: null, zwiftIds: [] }), title: 'Звифт' },
  ])('redirects to $what', async ({ user, title }) => {
    server.use(...sessionOf(user));
    renderSignedIn('/profile');

    await waitFor(() => expect(document.title).toBe(`${title} · Отрыв`));
  });

  it('redirects guests to the home page', async () => {
    renderPortal('/profile');

    await waitFor(() => expect(document.title).toBe('Ближайшие заезды · Отрыв'));
  });
});

describe('the settings', () => {
  it('are forbidden for another reader', async () => {
    renderSignedIn('/profile/7/settings/account');

    expect(await screen.findByRole('heading', { level: 1, name: 'Запрещено' })).toBeInTheDocument();
  });

  it('redirect from their address to the account', async () => {
    renderSignedIn(settings);

    await waitFor(() => expect(document.title).toBe('Аккаунт · Отрыв'));
  });

  it('show the loading error', async () => {
    server.use(respondUnavailable('/api/race/profile/settings/{zwiftId}'));
    renderSignedIn(`${settings}/account`);

    expect(await screen.findByRole('alert')).toHaveTextContent('Настройки не загрузились');
  });
});

describe('the account', () => {
  it('changes its login, and reloads the user', async () => {
    server.use(done('put', '/api/race/profile/username', 'Логин изменён.'));
    const sent = requestsTo(server, '/api/race/profile/username');
    const checks = requestsTo(server, '/api/auth/check');
    renderSignedIn(`${settings}/account`);
    const field = await screen.findByRole('textbox', { name: /Логин/ });
    await userEvent.type(field, '7');
    expect(field).toHaveValue('podvetrenny7');

    await press('Сменить логин');

    expect(await screen.findByText('Логин изменён.')).toBeInTheDocument();
    expect(await bodies(sent)).toEqual([{ username: 'podvetrenny7' }]);
    await waitFor(() => expect(checks).toHaveLength(2));
  });

  it('hides the weight from others immediately, and keeps the other choices', async () => {
    server.use(done('put', '/api/race/profile/visibility', 'Выбор сохранён.'));
    const sent = requestsTo(server, '/api/race/profile/visibility');
    renderSignedIn(`${settings}/account`);
    const block = within(await region('Что видят другие'));
    expect(await block.findByRole('switch', { name: 'Возраст' })).not.toBeChecked();

    await userEvent.click(block.getByRole('switch', { name: 'Вес' }));

    expect(await screen.findByText('Выбор сохранён.')).toBeInTheDocument();
    const [choice] = await bodies(sent.filter(({ method }) => method === 'PUT'));
    expect(choice).toEqual({ visibility: { heartRate: true, weight: false, height: true, age: false } });
    expect(block.getByText('без него скрыты и ватты, вт/кг остаются')).toBeInTheDocument();
  });

  it('adds the power of a race from a file, and lists the repairs until the next upload', async () => {
    const path = '/api/race/profile/fitfile';
    const raceOf = (eventId: number, name: string) => ({
      eventId,
      name,
      eventStart: '2026-11-20T16:00:00.000Z',
      zwiftId: 1020,
    });
    const [cup, sprint] = [raceOf(501, 'Осенний кубок'), raceOf(502, 'Спринт')];
    const error = { code: 'fit_other_ride', message: 'Файл не от этого заезда.' };
    const repaired: ImportedFitFile = {
      message: 'Мощность добавлена. Файл оборван: прочитано до 42:10 от старта.',
      data: { eventId: 501, seconds: 2530, isVirtualPower: false, damage: ['cut'] },
    };
    const respondOnce = (races: (typeof cup)[], body: ImportedFitFile | typeof error, status: number) =>
      server.use(
        respondWith(path, { data: races }),
        http.post(`*${path}`, () => HttpResponse.json(body, { status }), { once: true }),
      );
    const upload = async (name: string, file: string) => {
      await userEvent.upload(
        await screen.findByLabelText(`Файл FIT или ZIP: ${name}`, { exact: false }),
        new File(['bytes'], file),
      );
      await press('Добавить мощность');
    };
    server.use(respondWith(path, { data: [cup, sprint] }));
    renderSignedIn(`${settings}/zwift`);
    const status = await within(await region('Мощность из файла')).findByRole('status');
    expect(status).toBeEmptyDOMElement();

    respondOnce([sprint], repaired, 201);
    await upload(cup.name, 'ride.zip');
    await waitFor(() => expect(status).toHaveTextContent(/Осенний кубок.*Файл оборван: прочитано до 42:10/));
    expect(status.firstChild).toHaveAttribute('data-tone', 'warning');

    respondOnce([sprint], error, 409);
    await upload(sprint.name, 'ride.fit');
    expect(await screen.findByText('Файл не от этого заезда.')).toBeInTheDocument();
    expect(status).toBeEmptyDOMElement();

    respondOnce([], repaired, 201);
    await upload(sprint.name, 'ride.fit');
    expect(await screen.findByText('Добавлять нечего')).toBeInTheDocument();
    expect(status).toHaveTextContent(/Спринт/);
  });

  it('requires a verified game id before figures can be hidden', async () => {
    server.use(...sessionOf(aUser(), someSettings({ gameIds: [aLinkedGameId({ isProved: false })] })));
    renderSignedIn(`${settings}/account`);

    const block = within(await region('Что видят другие'));

    expect(block.getByRole('link', { name: 'Подтвердить ID' })).toHaveAttribute('href', '/profile/1020/settings/zwift');
    expect(block.queryByRole('switch')).toBeNull();
  });

  it('signs another device out, and reloads the list', async () => {
    server.use(done('delete', '/api/auth/sessions/:id', 'Устройство вышло из аккаунта.'));
    renderSignedIn(`${settings}/account`);
    const lists = requestsTo(server, '/api/auth/sessions');

    await press('Завершить сеанс: Safari, iPhone');

    expect(await screen.findByText('Устройство вышло из аккаунта.')).toBeInTheDocument();
    await waitFor(() => expect(lists.filter(({ method }) => method === 'GET').length).toBeGreaterThan(1));
    expect(lists.find(({ method }) => method === 'DELETE')?.url).toMatch(/65f0000000000000000000b2$/);
  });

  it('labels a device without a description', async () => {
    const device = { _id: '65f0000000000000000000b2', isCurrent: false, device: '', address: '203.0.113.*' };
    const times = { createdAt: '2026-10-12T09:00:00.000Z', lastUsedAt: '2026-11-21T05:12:00.000Z' };
    server.use(respondWith('/api/auth/sessions', { data: [{ ...device, ...times, method: 'password' }] }));
    renderSignedIn(`${settings}/account`);

    expect(await screen.findByRole('button', { name: 'Завершить сеанс: Неизвестное устройство' })).toBeInTheDocument();
  });

  it('is deleted after its login is typed again, and signs out', async () => {
    server.use(done('delete', '/api/auth/account', 'Аккаунт удалён.'));
    const sent = requestsTo(server, '/api/auth/account');
    renderSignedIn(`${settings}/account`);
    await press('Удалить аккаунт');
    const dialog = within(await screen.findByRole('dialog', { name: 'Удалить аккаунт' }));
    await userEvent.type(dialog.getByRole('textbox', { name: /введите свой логин: podvetrenny/ }), 'podvetrenny');
    await userEvent.type(dialog.getByLabelText(/Текущий пароль/, { selector: 'input' }), 'велосипед-7');

    await userEvent.click(dialog.getByRole('button', { name: 'Удалить аккаунт' }));

    await waitFor(() => expect(document.title).toBe('Ближайшие заезды · Отрыв'));
    expect(screen.getByRole('button', { name: 'Аккаунт' })).toBeInTheDocument();
    expect(await bodies(sent)).toEqual([{ username: 'podvetrenny', password: 'велосипед-7' }]);
  });

  it('warns a captain about the consequences for the team', async () => {
    const team = { id: '65f0000000000000000000c1', isCreator: true };
    server.use(...sessionOf(aUser({ team })));
    renderSignedIn(`${settings}/account`);

    await press('Удалить аккаунт');

    const dialog = within(await screen.findByRole('dialog', { name: 'Удалить аккаунт' }));
    expect(dialog.getByText(/Команда перейдёт к вице-капитану/)).toBeInTheDocument();
  });

  it('links and unlinks providers', async () => {
    const account = { id: '1', firstName: 'Лев', lastName: 'П.', avatarSrc: null, gender: null, birthday: null };
    const externalAccounts = { vk: { ...account, email: null }, yandex: null };
    server.use(...sessionOf(aUser(), someSettings({ externalAccounts })), done('delete', '/api/auth/providers/vk'));
    const sent = requestsTo(server, '/api/auth/providers/vk');
    renderSignedIn(`${settings}/account`);
    expect(await screen.findByText('привязан: Лев П.')).toBeInTheDocument();
    expect(await screen.findByRole('button', { name: 'Привязать Яндекс ID' })).toBeInTheDocument();

    await press('Отвязать VK ID');

    await waitFor(() => expect(sent.map(({ method }) => method)).toEqual(['DELETE']));
  });
});

describe('the notification sound', () => {
  const played: { address: string; volume: number }[] = [];
  beforeEach(() => {
    played.length = 0;
    vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(async function (this: HTMLMediaElement) {
      played.push({ address: new URL(this.src, location.href).pathname, volume: this.volume });
    });
  });
  afterEach(() => {
    vi.restoreAllMocks();
    setPreferences({ volume: 0.2 });
  });

  it('is previewed by its button at the volume of the slider', async () => {
    renderSignedIn(`${settings}/notifications`);
    const slider = await screen.findByRole('slider', { name: 'Громкость' });

    await press('Проверить звук');
    fireEvent.change(slider, { target: { value: '1' } });
    await press('Проверить звук');

    const address = '/sounds/notification.wav';
    expect(played).toEqual([
      { address, volume: 0.2 },
      { address, volume: 1 },
    ]);
  });

  it('is not played at volume 0', async () => {
    renderSignedIn(`${settings}/notifications`);
    const slider = await screen.findByRole('slider', { name: 'Громкость' });

    fireEvent.change(slider, { target: { value: '0' } });
    await press('Проверить звук');

    expect(slider).toHaveAttribute('aria-valuetext', '0\u00A0%');
    expect(played).toEqual([]);
  });
});

describe('the notifications', () => {
  it('are saved as selected', async () => {
    server.use(done('put', '/api/race/profile/notifications', 'Настройки сохранены.'));
    const sent = requestsTo(server, '/api/race/profile/notifications');
    renderSignedIn(`${settings}/notifications`);
    await userEvent.click(await screen.findByRole('checkbox', { name: /Новости/ }));

    await press('Сохранить');

    expect(await screen.findByText('Настройки сохранены.')).toBeInTheDocument();
    const notifications = { events: true, news: true, development: false, messages: true };
    expect(await bodies(sent)).toEqual([{ notifications }]);
  });
});

describe('the game ids', () => {
  const claimed = aLinkedGameId({ isProved: false });
  const proof = { code: '4K7RTX', expiresAt: '2026-11-21T12:11:42.000Z' };

  it('can be claimed when a proxy answers instead of the game, which is named as busy', async () => {
    server.use(
      ...sessionOf(aUser({ zwiftId: null, zwiftIds: [] }), someSettings({ gameIds: [] })),
      http.get('*/api/zwift/rider/1020', () => HttpResponse.html('<h1>Bad gateway</h1>', { status: 502 })),
    );
    renderSignedIn('/profile/0/settings/zwift');

    await userEvent.type(await screen.findByRole('textbox', { name: /Игровой ID/ }), '1020');

    expect(await screen.findByText(/^Сервер сейчас занят.* Число можно сохранить/)).toBeInTheDocument();
  });

  it('are claimed after the rider is shown, and the rights are reloaded', async () => {
    server.use(
      ...sessionOf(aUser({ zwiftId: null, zwiftIds: [] }), someSettings({ gameIds: [] })),
      http.get('*/api/zwift/rider/1020', () =>
        HttpResponse.json({ data: { ...aLinkedGameId(), id: 1020, male: true } }),
      ),
      done('put', '/api/race/profile/zwiftid', 'ID привязан.'),
    );
    const sent = requestsTo(server, '/api/race/profile/zwiftid');
    const checks = requestsTo(server, '/api/auth/check');
    renderSignedIn('/profile/0/settings/zwift');
    await userEvent.type(await screen.findByRole('textbox', { name: /Игровой ID/ }), '1020');
    expect(await screen.findByText('Лев Подветренный')).toBeInTheDocument();
    const before = checks.length;

    await press('Привязать игровой ID');

    expect(await screen.findByText('ID привязан.')).toBeInTheDocument();
    expect(await bodies(sent)).toEqual([{ zwiftId: 1020, isAdditional: false }]);
    await waitFor(() => expect(checks.length).toBe(before + 1));
  });

  it('are verified by a code in the game', async () => {
    server.use(
      ...sessionOf(aUser(), someSettings({ gameIds: [{ ...claimed, proof }] })),
      http.put('*/api/race/profile/zwiftid/proof', () =>
        HttpResponse.json({ code: 'proof_not_seen', message: 'В игре ваша фамилия пока «П.».' }, { status: 409 }),
      ),
    );
    renderSignedIn(`${settings}/zwift`);
    const steps = within(await region('Подтвердите, что 1020 ваш'));
    expect(steps.getByText('4K7RTX')).toBeInTheDocument();
    expect(steps.getByText(/код действует ещё 11:42/)).toBeInTheDocument();

    await userEvent.click(steps.getByRole('button', { name: 'Проверить' }));

    expect(await steps.findByRole('alert')).toHaveTextContent('В игре ваша фамилия пока «П.».');
    expect(screen.getAllByRole('alert')).toHaveLength(1);
    expect(screen.getByRole('link', { name: 'Звифт , нужно действие' })).toBeInTheDocument();
  });

  it('lead on to the results once they are verified', async () => {
    server.use(
      ...sessionOf(aUser(), someSettings({ gameIds: [{ ...claimed, proof }] })),
      done('put', '/api/race/profile/zwiftid/proof', 'Игровой ID подтверждён.'),
    );
    renderSignedIn(`${settings}/zwift`);
    const check = await screen.findByRole('button', { name: 'Проверить' });
    expect(screen.queryByRole('link', { name: 'Мои результаты' })).toBeNull();

    server.use(respondWith('/api/race/profile/settings/{zwiftId}', { data: someSettings() }));
    await userEvent.click(check);

    const link = await screen.findByRole('link', { name: 'Мои результаты' });
    expect(link).toHaveAttribute('href', '/profile/1020/results');
  });

  it('are released after a confirmation', async () => {
    server.use(done('delete', '/api/race/profile/zwiftid', 'ID отвязан.'));
    const sent = requestsTo(server, '/api/race/profile/zwiftid');
    renderSignedIn(`${settings}/zwift`);
    await press('Отвязать 1020');
    const dialog = within(await screen.findByRole('dialog', { name: 'Отвязать игровой ID 1020?' }));
    expect(sent).toEqual([]);

    await userEvent.click(dialog.getByRole('button', { name: 'Отвязать' }));

    expect(await screen.findByText('ID отвязан.')).toBeInTheDocument();
    expect(await bodies(sent)).toEqual([{ zwiftId: 1020 }]);
  });
});

describe('the streams', () => {
  it('require a verified game id', async () => {
    server.use(...sessionOf(aUser(), someSettings({ gameIds: [] })));
    renderSignedIn(`${settings}/stream`);

    expect(await screen.findByText(/подтвердите игровой ID/)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Сохранить каналы' })).toBeDisabled();
  });
});
