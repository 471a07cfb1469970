import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { aUser, sessionOf } from '../../../testing/aSession.ts';
import { requestsTo, servePortal } from '../../../testing/portalServer.ts';
import { renderSignedIn } from '../../../testing/renderPortal.tsx';
import { respondUnavailable, respondWith } from '../../../testing/respondWith.ts';
import {
  aMember,
  anOwnMember,
  aTeam,
  krona,
  memberOf,
  ownTeams,
  publicTeams,
  season,
  strangerOf,
} from '../../../testing/teams.ts';

const server = servePortal(...memberOf());
const control = '/teams/veter/control';
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const bodies = (requests: Request[]) =>
  Promise.all(requests.filter(({ method }) => method !== 'GET').map((request) => request.json()));
const acts = (path = '/api/team-members') =>
  server.use(http.all(`*${path}`, () => HttpResponse.json({ message: 'Готово.', data: null })));
const region = async (name: string) => within(await screen.findByRole('region', { name }));
const gleb = '65f0000000000000000000b1';

/** Serves an action, and collects the request bodies. */
function collect(path: string) {
  const sent = requestsTo(server, path);
  server.use(
    ...(['post', 'put', 'patch', 'delete'] as const).map((method) =>
      http[method](`*${path}`, () => HttpResponse.json({ message: 'Готово.', data: null })),
    ),
  );
  return () => bodies(sent);
}

describe('the management of a team', () => {
  it('redirects from its address, and shows its tabs', async () => {
    renderSignedIn(control);

    expect(await screen.findByRole('region', { name: 'Заявки' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Участники' })).toHaveAttribute('aria-current', 'page');
    expect(screen.getByRole('link', { name: 'Редактирование' })).toHaveAttribute('href', `${control}/edit`);
  });

  it('is forbidden to riders without a team', async () => {
    server.use(...strangerOf());
    renderSignedIn(`${control}/members`);

    expect(await screen.findByRole('heading', { level: 1, name: 'Запрещено' })).toBeInTheDocument();
  });

  it('is forbidden to members of other teams', async () => {
    server.use(...memberOf(krona));
    renderSignedIn(`${control}/members`);

    expect(await screen.findByRole('heading', { name: 'Это не ваша команда' })).toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'Заявки' })).toBeNull();
  });

  it("shows a vice-captain requests and the invitation, but no captain's actions", async () => {
    server.use(...memberOf({ role: 'Vice-Captain', isCaptain: false, isViceCaptain: true }));
    renderSignedIn(`${control}/members`);

    expect(await screen.findByRole('button', { name: 'Принять: Глеб Полозов' })).toBeInTheDocument();
    expect(await screen.findByRole('button', { name: 'Скопировать' })).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Редактирование' })).toBeNull();
    expect(screen.queryByRole('combobox')).toBeNull();
    expect(screen.queryByRole('button', { name: /Действия|Открыть вход/ })).toBeNull();
    expect(screen.queryByRole('region', { name: 'Передать команду' })).toBeNull();
  });

  it('forbids editing to a vice-captain', async () => {
    server.use(...memberOf({ role: 'Vice-Captain', isCaptain: false, isViceCaptain: true }));
    renderSignedIn(`${control}/edit`);

    expect(await screen.findByRole('heading', { level: 1, name: 'Запрещено' })).toBeInTheDocument();
  });

  it('shows the loading errors of its lists', async () => {
    server.use(respondUnavailable('/api/teams/pending-riders'));
    renderSignedIn(`${control}/members`);

    expect(await screen.findByRole('alert')).toHaveTextContent('Не загрузилось');
  });
});

describe('requests', () => {
  it.each([
    { button: 'Принять: Глеб Полозов', action: 'approve', userId: gleb },
    { button: 'Отклонить: Глеб Полозов', action: 'cancel', userId: gleb },
    { button: 'Убрать заявку: Дарина Ледовских', action: 'cancel', userId: '65f0000000000000000000b2' },
  ])('«$button» sends $action', async ({ button, action, userId }) => {
    const sent = collect('/api/team-members');
    renderSignedIn(`${control}/members`);

    await press(button);

    await waitFor(async () => expect(await sent()).toEqual([{ action, teamMemberId: userId }]));
  });

  it('can only be removed when another team has accepted the rider', async () => {
    renderSignedIn(`${control}/members`);

    expect(await screen.findByText(/Пока заявка ждала, райдера приняли в «Крона»/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Принять: Дарина Ледовских' })).toBeNull();
  });

  it('show an empty state', async () => {
    server.use(respondWith('/api/teams/pending-riders', { data: [] }));
    renderSignedIn(`${control}/members`);

    expect(await screen.findByText('Заявок нет')).toBeInTheDocument();
  });

  it("show the server's error", async () => {
    const message = 'Райдера уже приняли в команду «Крона». Уберите заявку.';
    server.use(
      http.post('*/api/team-members', () => HttpResponse.json({ code: 'team_rider_taken', message }, { status: 409 })),
    );
    renderSignedIn(`${control}/members`);

    await press('Принять: Глеб Полозов');

    expect(await screen.findByText(message)).toBeInTheDocument();
  });
});

describe('the invitation', () => {
  it('is a link to copy, with its expiry and the number of riders who joined', async () => {
    const user = userEvent.setup();
    renderSignedIn(`${control}/members`);

    expect(
      await screen.findByText(`${window.location.origin}/teams/invitations/veter-demo-invitation0`),
    ).toBeInTheDocument();
    expect(screen.getByText(/Действует до 28 ноября 2026, вступили 3 из 10/)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Скопировать' }));

    expect(await navigator.clipboard.readText()).toContain('veter-demo-invitation0');
  });

  it('is created if there is none', async () => {
    server.use(respondWith('/api/teams/invitation', { data: null }));
    const sent = requestsTo(server, '/api/teams/invitation');
    acts('/api/teams/invitation');
    server.use(respondWith('/api/teams/invitation', { data: null }));
    renderSignedIn(`${control}/members`);

    await press('Выпустить ссылку');

    await waitFor(() => expect(sent.map(({ method }) => method)).toContain('POST'));
    expect(screen.queryByRole('button', { name: 'Отозвать' })).toBeNull();
  });
});

describe('members', () => {
  const user = '65f0000000000000000000a2';

  it('change roles immediately, and keep the specialization', async () => {
    const sent = collect('/api/team-members');
    renderSignedIn(`${control}/members`);

    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Роль: Глеб Полозов' }), 'Спринтер');

    await waitFor(async () =>
      expect(await sent()).toEqual([{ teamMemberId: user, role: 'Sprinter', specialization: 'Climber' }]),
    );
  });

  it('lose a specialization', async () => {
    const sent = collect('/api/team-members');
    renderSignedIn(`${control}/members`);

    const field = await screen.findByRole('combobox', { name: 'Специализация: Глеб Полозов' });
    await userEvent.selectOptions(field, 'не указана');

    await waitFor(async () =>
      expect(await sent()).toEqual([{ teamMemberId: user, role: 'Vice-Captain', specialization: null }]),
    );
  });

  it('are excluded after a confirmation that lists what remains', async () => {
    const sent = collect('/api/team-members');
    renderSignedIn(`${control}/members`);

    const members = await region('Участники');
    await userEvent.click(await members.findByRole('button', { name: 'Действия: Глеб Полозов' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Исключить из команды' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Исключить: Глеб Полозов?' }));
    expect(dialog.getByText(/очки останутся команде/)).toBeInTheDocument();
    await userEvent.click(dialog.getByRole('button', { name: 'Исключить из команды' }));

    await waitFor(async () => expect(await sent()).toEqual([{ action: 'exclude', teamMemberId: user }]));
  });

  it('are banned with a reason only', async () => {
    const sent = collect('/api/team-members');
    renderSignedIn(`${control}/members`);

    const members = await region('Участники');
    await userEvent.click(await members.findByRole('button', { name: 'Действия: Дарина Ледовских' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Исключить и закрыть вход' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Закрыть вход: Дарина Ледовских' }));
    await userEvent.click(await dialog.findByRole('button', { name: 'Исключить и закрыть вход' }));
    expect(await sent()).toEqual([]);
    await userEvent.type(dialog.getByRole('textbox', { name: /Причина/ }), 'грубит');
    await userEvent.click(dialog.getByRole('button', { name: 'Исключить и закрыть вход' }));

    await waitFor(async () =>
      expect(await sent()).toEqual([{ action: 'ban', teamMemberId: '65f0000000000000000000a3', reason: 'грубит' }]),
    );
  });

  it('can be unbanned', async () => {
    const sent = collect('/api/team-members');
    renderSignedIn(`${control}/members`);

    expect(await screen.findByText(/кто закрыл: Лев Подветренный, «дважды ехал под чужим именем»/)).toBeInTheDocument();
    await press('Открыть вход: Janne Koskelainen');

    await waitFor(async () =>
      expect(await sent()).toEqual([{ action: 'cancelBan', teamMemberId: '65f0000000000000000000b3' }]),
    );
  });
});

describe('the hand-over', () => {
  const open = async () => {
    const part = await region('Передать команду');
    await userEvent.selectOptions(await part.findByRole('combobox', { name: 'Новый капитан' }), 'Глеб Полозов');
    await userEvent.click(part.getByRole('button', { name: 'Передать команду' }));
    return within(await screen.findByRole('dialog', { name: 'Передать команду: Глеб Полозов' }));
  };

  it("is offered once the team's name is typed", async () => {
    const sent = collect('/api/teams/hand-over');
    renderSignedIn(`${control}/members`);
    const dialog = await open();

    await userEvent.type(await dialog.findByRole('textbox'), 'Ветры');
    await userEvent.click(dialog.getByRole('button', { name: 'Передать команду' }));
    expect(await dialog.findByText(/Название не совпадает/)).toBeInTheDocument();
    expect(await sent()).toEqual([]);
    await userEvent.clear(dialog.getByRole('textbox'));
    await userEvent.type(dialog.getByRole('textbox'), 'Ветер');
    await userEvent.click(dialog.getByRole('button', { name: 'Передать команду' }));

    await waitFor(async () => expect(await sent()).toEqual([{ teamMemberId: '65f0000000000000000000a2' }]));
  });

  it('distinguishes namesakes among the candidates', async () => {
    const { rider } = aMember(1);
    const namesakes = [aMember(1), aMember(2, { rider: rider && { ...rider, zwiftId: 77, category: null } })];
    server.use(respondWith('/api/team-members/{urlSlug}', { members: namesakes, season }));
    renderSignedIn(`${control}/members`);
    const part = await region('Передать команду');

    await part.findByRole('option', { name: /77$/ });

    const labels = part.getAllByRole('option').map(({ textContent }) => textContent);
    expect(new Set(labels).size).toBe(3);
  });

  it('can be left without an offer', async () => {
    const sent = collect('/api/teams/hand-over');
    renderSignedIn(`${control}/members`);
    const dialog = await open();

    await userEvent.click(dialog.getByRole('button', { name: 'Отмена' }));

    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await sent()).toEqual([]);
  });

  it('can be withdrawn once offered', async () => {
    const rider = {
      zwiftId: 1021,
      firstName: 'Глеб',
      lastName: 'Полозов',
      male: true,
      imageSrc: null,
      countryAlpha3: 'RUS',
    };
    const handOver = { userId: '65f0000000000000000000a2', rider, expiresAt: '2026-11-28T09:00:00.000Z' };
    server.use(...memberOf({ handOver }));
    const sent = requestsTo(server, '/api/teams/hand-over');
    acts('/api/teams/hand-over');
    renderSignedIn(`${control}/members`);

    expect(await screen.findByText(/Предложено: Глеб Полозов. Ответ ждём до 28 ноября 2026/)).toBeInTheDocument();
    await press('Отозвать предложение');

    await waitFor(() => expect(sent.map(({ method }) => method)).toEqual(['DELETE']));
  });
});

describe('editing', () => {
  it('sends every field, including an emptied one', async () => {
    const sent = requestsTo(server, '/api/teams');
    acts('/api/teams');
    renderSignedIn(`${control}/edit`);

    await userEvent.clear(await screen.findByRole('textbox', { name: /Сайт/ }));
    await press('Сохранить команду');

    await waitFor(() => expect(sent.some(({ method }) => method === 'PUT')).toBe(true));
    const form = await sent.find(({ method }) => method === 'PUT')?.text();
    expect(form).toMatch(/name="website"\r\n\r\n\r\n/);
    expect(form).toMatch(/name="name"\r\n\r\nВетер\r\n/);
    expect(form).toMatch(/name="badgeBackground"\r\n\r\n#1f6fd0\r\n/);
  });

  it('closes a team only without other members, after its name is typed', async () => {
    renderSignedIn(`${control}/edit`);
    expect(await screen.findByRole('button', { name: 'Закрыть команду' })).toBeDisabled();
    expect(screen.getByText(/Передайте её или исключите остальных/)).toBeInTheDocument();
  });

  it("closes a team whose only member is the captain, and reloads the reader's rights", async () => {
    server.use(...memberOf({}, aTeam({ totalMembers: 1 })));
    const sent = requestsTo(server, '/api/teams');
    const checked = requestsTo(server, '/api/auth/check');
    server.use(http.delete('*/api/teams', () => HttpResponse.json({ message: 'Команда закрыта.' })));
    renderSignedIn(`${control}/edit`);

    await press('Закрыть команду');
    const dialog = within(await screen.findByRole('dialog', { name: 'Закрыть команду «Ветер»' }));
    await userEvent.type(await dialog.findByRole('textbox'), 'Ветер');
    await userEvent.click(dialog.getByRole('button', { name: 'Закрыть команду' }));

    expect(await screen.findByRole('heading', { level: 1, name: 'Команды' })).toBeInTheDocument();
    expect(await sent.find(({ method }) => method === 'DELETE')?.json()).toEqual({ name: 'Ветер' });
    expect(checked).toHaveLength(2);
  });
});

describe('/moderation/teams/create', () => {
  const address = '/moderation/teams/create';

  it("creates a team, reloads the reader's rights, and opens it", async () => {
    server.use(
      ...strangerOf(),
      http.post('*/api/teams', () =>
        HttpResponse.json({ message: 'Команда создана.', data: aTeam() }, { status: 201 }),
      ),
    );
    const sent = requestsTo(server, '/api/teams');
    const checked = requestsTo(server, '/api/auth/check');
    renderSignedIn(address);

    await userEvent.type(await screen.findByRole('textbox', { name: /Название/ }), 'Ветер');
    await userEvent.type(screen.getByRole('textbox', { name: /Короткое имя/ }), 'ВЕТЕР');
    await press('Создать команду');

    expect(await screen.findByRole('heading', { level: 1, name: 'Ветер' })).toBeInTheDocument();
    expect(checked).toHaveLength(2);
    const form = await sent.find(({ method }) => method === 'POST')?.formData();
    expect(form?.get('shortName')).toBe('ВЕТЕР');
  });

  it.each([
    { who: 'a member', own: { member: anOwnMember() }, title: 'Вы уже в команде «Ветер»' },
    {
      who: 'a rider whose request waits',
      own: {
        requests: [{ name: 'Крона', shortName: 'КРОНА', urlSlug: 'krona', requestedAt: '2026-11-19T09:00:00.000Z' }],
      },
      title: 'Ваша заявка ждёт в команде «Крона»',
    },
  ])('shows no form to $who', async ({ own, title }) => {
    server.use(...strangerOf(own));
    renderSignedIn(address);

    expect(await screen.findByRole('heading', { name: title })).toBeInTheDocument();
    expect(screen.queryByRole('textbox', { name: /Название/ })).toBeNull();
  });

  it('shows no form without a zwiftId', async () => {
    server.use(...sessionOf(aUser({ zwiftId: null, zwiftIds: [] })), ...publicTeams());
    server.use(respondWith('/api/teams/own', ownTeams()));
    renderSignedIn(address);

    expect(await screen.findByRole('heading', { name: 'Сначала привяжите игровой ID' })).toBeInTheDocument();
  });
});
