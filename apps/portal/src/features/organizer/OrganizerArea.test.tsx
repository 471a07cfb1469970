import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { aUser, sessionOf } from '../../testing/aSession.ts';
import {
  aBot,
  aClub,
  aDelivery,
  anApiKey,
  anOwnOrganizer,
  areaOf,
  aWebhook,
  organizerId,
} from '../../testing/organizers.ts';
import { requestsTo, servePortal } from '../../testing/portalServer.ts';
import { renderSignedIn } from '../../testing/renderPortal.tsx';
import { respondUnavailable, respondWith } from '../../testing/respondWith.ts';
import { aSlot, noSlots } from '../../testing/slots.ts';
import { bodiesOf, done, press, writesOf } from '../../testing/writes.ts';

const server = servePortal(...areaOf());
const clubId = aClub().id;
const moderatorField = async () =>
  within(await screen.findByRole('region', { name: 'Ось' })).getByRole('combobox', { name: 'Добавить модератора' });

describe('the area of an organizer', () => {
  it('opens on the page, with its sections and their counts', async () => {
    renderSignedIn('/organizer');

    expect(await screen.findByRole('heading', { level: 1, name: 'Клуб «Ось»' })).toBeInTheDocument();
    expect(await screen.findByRole('link', { name: 'Клубы 3' })).toHaveAttribute('href', '/organizer/clubs');
    expect(screen.getByRole('link', { name: 'Страница' })).toHaveAttribute('aria-current', 'page');
    expect(screen.getByRole('link', { name: 'Страница для всех' })).toHaveAttribute(
      'href',
      '/organizers/klub-os/schedule',
    );
  });

  it('is forbidden to those without an organizer', async () => {
    server.use(...sessionOf());
    renderSignedIn('/organizer/main');

    expect(await screen.findByRole('heading', { level: 1, name: 'Запрещено' })).toBeInTheDocument();
  });

  it('links administrators without one to all organizers', async () => {
    server.use(...sessionOf(aUser({ role: 'admin' })));
    renderSignedIn('/organizer/main');

    expect(await screen.findByRole('link', { name: 'К организаторам' })).toHaveAttribute('href', '/admin/organizer');
    expect(screen.getByRole('heading', { level: 1 })).toBeInTheDocument();
  });

  it('shows the end of the paid period, the days left, and where to extend it', async () => {
    renderSignedIn('/organizer/main');

    expect(await screen.findByText(/Осталось 22 дня/)).toBeInTheDocument();
    expect(screen.getByText(/^до/)).toHaveTextContent('до 13 декабря');
    expect(screen.getByRole('link', { name: 'Продлить' })).toHaveAttribute(
      'href',
      '/profile/1020/settings/services-and-finances',
    );
    expect(screen.queryByText(/Доступ не оплачен/)).toBeNull();
  });

  it.each(['/organizer/main', '/organizer/clubs'])(
    'lists at %s what unpaid access disables, and where to pay',
    async (path) => {
      server.use(...areaOf({ organizer: anOwnOrganizer({ isActive: false }) }));
      renderSignedIn(path);

      expect(await screen.findByText(/Доступ не оплачен/)).toBeInTheDocument();
      for (const link of await screen.findAllByRole('link', { name: 'Оплатить' }))
        expect(link).toHaveAttribute('href', '/profile/1020/settings/services-and-finances');
    },
  );

  it('shows within a week of the end when the rights expire, unless another period follows', async () => {
    const ending = aSlot({ endDate: '2026-11-25T20:59:59.999Z' });
    const next = aSlot({ startDate: ending.endDate, endDate: '2026-12-25T20:59:59.999Z' });
    server.use(respondWith('/api/site-services', { ...noSlots, active: [ending] }));
    renderSignedIn('/organizer/clubs');

    expect(await screen.findByText(/Оплаченный срок заканчивается/)).toHaveTextContent(
      'заканчивается 25 ноября, 23:59 МСК. После него модераторы клубов потеряют права.',
    );
    cleanup();

    server.use(respondWith('/api/site-services', { ...noSlots, active: [ending], upcoming: [next] }));
    renderSignedIn('/organizer/main');

    expect(await screen.findByText(/^до/)).toHaveTextContent('до 25 декабря');
    expect(screen.queryByText(/Оплаченный срок заканчивается/)).toBeNull();
  });

  it('shows the loading error of the paid period, and leaves the rest usable', async () => {
    server.use(respondUnavailable('/api/site-services'));
    renderSignedIn('/organizer/main');

    expect(await screen.findByText('Срок не загрузился')).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: /Девиз/ })).toBeInTheDocument();
  });

  it('shows the loading error', async () => {
    server.use(respondUnavailable('/api/organizer/{id}'));
    renderSignedIn('/organizer/main');

    expect(await screen.findByRole('alert')).toHaveTextContent('Кабинет не загрузился');
  });
});

describe('the page', () => {
  it('is saved with its pictures, and previews the card live', async () => {
    const data = { organizer: anOwnOrganizer(), clubs: [] };
    server.use(done('put', '/api/organizer/main', data, 'Страница сохранена.'));
    const sent = requestsTo(server, '/api/organizer/main');
    renderSignedIn('/organizer/main');
    const mission = await screen.findByRole('textbox', { name: /Девиз/ });
    await userEvent.clear(mission);
    await userEvent.type(mission, 'Едем вместе');
    expect(await within(screen.getByRole('article')).findByText('Едем вместе')).toBeInTheDocument();
    const logo = new File(['x'], 'logo.png', { type: 'image/png' });
    await userEvent.upload(screen.getByLabelText('Логотип', { selector: 'input' }), logo);

    await press('Сохранить страницу');

    await waitFor(() => expect(sent).toHaveLength(1));
    const form = await sent[0]?.formData();
    expect(form?.get('organizerId')).toBe(organizerId);
    expect(form?.get('mission')).toBe('Едем вместе');
    expect(form?.get('logoFile')).toHaveProperty('name', 'logo.png');
  });

  it('requires a confirmation before leaving with unsaved changes', async () => {
    renderSignedIn('/organizer/main');
    await userEvent.type(await screen.findByRole('textbox', { name: /Девиз/ }), ' и дальше');

    await userEvent.click(screen.getByRole('link', { name: /^Клубы/ }));
    const question = within(await screen.findByRole('dialog', { name: 'Уйти без сохранения?' }));
    await userEvent.click(question.getByRole('button', { name: 'Отмена' }));

    expect(await screen.findByText(/Не сохранено: 1/)).toBeInTheDocument();
  });

  it('lists the missing requirements of an organizer', async () => {
    server.use(...areaOf({ clubs: [], bots: [], organizer: anOwnOrganizer({ isPublished: false }) }));
    renderSignedIn('/organizer/main');

    const steps = within((await screen.findByText('Бот подключён')).closest('ul') ?? document.body);
    expect(steps.getAllByText('осталось')).toHaveLength(4);
  });
});

describe('the clubs', () => {
  it('are found in the game by number, and linked', async () => {
    const found = { ...aClub(), name: 'Ось. Женский круг', memberCount: 212, isTaken: false, isModerated: true };
    server.use(
      http.get('*/api/organizer/clubs/zwift/:clubId', () =>
        HttpResponse.json({ message: 'Данные получены!', data: found }),
      ),
      done('post', '/api/organizer/clubs', aClub(), 'Клуб «Ось. Женский круг» привязан.'),
    );
    const sent = requestsTo(server, '/api/organizer/clubs');
    renderSignedIn('/organizer/clubs');
    await userEvent.type(await screen.findByRole('textbox', { name: /Номер клуба/ }), clubId);
    expect(await screen.findByText('Данные получены!')).toBeInTheDocument();

    await press('Привязать клуб');

    expect(await screen.findByText('Клуб «Ось. Женский круг» привязан.')).toBeInTheDocument();
    expect(await bodiesOf(sent)).toEqual([{ clubId, organizerId }]);
  });

  it('are not found while a proxy has no server, with the cause', async () => {
    server.use(http.get('*/api/organizer/clubs/zwift/:clubId', () => new HttpResponse('Bad Gateway', { status: 502 })));
    renderSignedIn('/organizer/clubs');

    await userEvent.type(await screen.findByRole('textbox', { name: /Номер клуба/ }), clubId);

    expect(await screen.findByText(/Сервер сейчас занят/)).toBeInTheDocument();
  });

  it('add moderators by search, and remove them one by one, after a confirmation', async () => {
    server.use(
      done('put', '/api/organizer/clubs/moderators', aClub(), 'veter_07 теперь модератор клуба.'),
      done('delete', '/api/organizer/clubs/moderators', aClub()),
    );
    const sent = requestsTo(server, '/api/organizer/clubs/moderators');
    renderSignedIn('/organizer/clubs');
    await userEvent.type(await moderatorField(), 'vet');
    await userEvent.click(await screen.findByRole('option', { name: /veter_07/ }));
    expect(await screen.findByText('veter_07 теперь модератор клуба.')).toBeInTheDocument();

    await press('Снять с модераторов: ignat.p');
    const dialog = within(await screen.findByRole('dialog', { name: 'Снять ignat.p с модераторов?' }));
    expect(sent).toHaveLength(1);
    server.use(respondWith('/api/organizer/clubs/{organizerId}', { data: [aClub({ moderators: [] })] }));
    await userEvent.click(dialog.getByRole('button', { name: 'Снять с модераторов' }));

    await waitFor(() => expect(sent).toHaveLength(2));
    expect(await screen.findByText('Модераторов пока нет')).toBeInTheDocument();
    await waitFor(() => expect(document.body).not.toHaveFocus());
    expect(await bodiesOf(sent)).toEqual([
      { clubId, userId: '65f0000000000000000000a3' },
      { clubId, userId: '65f0000000000000000000a2' },
    ]);
  });

  it('mark an existing moderator in the search, and do not appoint the same person twice', async () => {
    const ignat = { _id: '65f0000000000000000000a2', username: 'ignat.p', zwiftId: null, riderName: null };
    server.use(respondWith('/api/moderator/users', { data: [ignat], quantityPages: 1 }));
    const sent = requestsTo(server, '/api/organizer/clubs/moderators');
    renderSignedIn('/organizer/clubs');
    await userEvent.type(await moderatorField(), 'ign');

    await userEvent.click(await screen.findByRole('option', { name: /ignat\.p.*уже модератор/ }));

    expect(sent).toHaveLength(0);
  });

  it('are unlinked after their dependents are listed and their name is typed', async () => {
    server.use(done('delete', '/api/organizer/clubs', {}, 'Клуб «Ось» отвязан.'));
    const sent = requestsTo(server, '/api/organizer/clubs');
    renderSignedIn('/organizer/clubs');
    await press('Действия: клуб Ось');
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Отвязать клуб' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Отвязать клуб «Ось»?' }));
    expect(dialog.getByText(/2 модератора потеряют права.*6 впереди, 214 проведено/)).toBeInTheDocument();
    await userEvent.type(dialog.getByRole('textbox', { name: /введите: Ось/ }), 'Ось');

    await userEvent.click(dialog.getByRole('button', { name: 'Отвязать клуб' }));

    expect(await screen.findByText('Клуб «Ось» отвязан.')).toBeInTheDocument();
    expect(await bodiesOf(sent)).toEqual([{ clubId, name: 'Ось' }]);
  });

  it('show that the game has deleted them', async () => {
    server.use(...areaOf({ clubs: [aClub({ missingSince: '2026-11-18T09:00:00.000Z' })] }));
    renderSignedIn('/organizer/clubs');

    expect(await screen.findByText('нет в игре')).toBeInTheDocument();
    expect(screen.getByText(/Клуб удалён в игре/)).toHaveTextContent(/18 ноября.*целы \(214\)/);
  });
});

describe('the bot', () => {
  it('is connected with its game credentials', async () => {
    server.use(
      ...areaOf({ bots: [] }),
      done('put', '/api/organizer/bots', aBot(), 'Бот подключён. Пароль не сохранён.'),
    );
    const sent = requestsTo(server, '/api/organizer/bots');
    renderSignedIn('/organizer/bots');
    await userEvent.type(await screen.findByRole('textbox', { name: /Почта аккаунта/ }), 'os.sudya@example.org');
    await userEvent.type(screen.getByLabelText(/Пароль/, { selector: 'input' }), 'секрет');

    await press('Подключить бота');

    expect(await screen.findByText('Бот подключён. Пароль не сохранён.')).toBeInTheDocument();
    expect(await bodiesOf(sent)).toEqual([{ username: 'os.sudya@example.org', password: 'секрет', organizerId }]);
  });

  it.each([
    { state: 'expiring' as const, text: /Продлить вход не получилось/ },
    { state: 'expired' as const, text: /Срок входа вышел/ },
    { state: 'refused' as const, text: /Игра больше не принимает/ },
  ])('shows the next step if it is $state, and marks its tab', async ({ state, text }) => {
    server.use(...areaOf({ bots: [aBot({ state })] }));
    renderSignedIn('/organizer/bots');

    expect(await screen.findByRole('region', { name: 'Ось Судья' })).toHaveTextContent(text);
    expect(screen.getByRole('link', { name: /^Боты 1.*,/ })).toBeInTheDocument();
  });

  it('is deleted after a confirmation', async () => {
    server.use(done('delete', '/api/organizer/bots', {}, 'Бот удалён. Его вход стёрт.'));
    const sent = requestsTo(server, '/api/organizer/bots');
    renderSignedIn('/organizer/bots');
    const card = within(await screen.findByRole('region', { name: 'Ось Судья' }));
    await userEvent.click(card.getByRole('button', { name: 'Удалить бота' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Удалить бота Ось Судья?' }));
    expect(writesOf(sent)).toEqual([]);

    await userEvent.click(dialog.getByRole('button', { name: 'Удалить бота' }));

    expect(await screen.findByText('Бот удалён. Его вход стёрт.')).toBeInTheDocument();
    expect(await bodiesOf(sent)).toEqual([{ botId: aBot()._id }]);
  });
});

describe('keys', () => {
  const key = 'otryv_pk_'.padEnd(52, 'k');

  it('are shown once, in a dialog, on creation', async () => {
    server.use(done('post', '/api/organizer/keys', anApiKey(), 'Ключ создан.', { key }));
    const sent = requestsTo(server, '/api/organizer/keys');
    renderSignedIn('/organizer/keys');
    await userEvent.type(await screen.findByRole('textbox', { name: /Название/ }), 'Сайт клуба');
    await userEvent.type(screen.getByRole('textbox', { name: /Сайты/ }), 'https://os.example/results');

    await press('Создать ключ');

    const dialog = within(await screen.findByRole('dialog', { name: 'Ключ создан' }));
    expect(dialog.getByText(key)).toBeInTheDocument();
    expect(await bodiesOf(sent)).toEqual([
      { organizerId, kind: 'publishable', name: 'Сайт клуба', origins: ['https://os.example/results'] },
    ]);
    await userEvent.keyboard('{Escape}');
    expect(await dialog.findByRole('alert')).toHaveTextContent(/увидеть его снова будет нельзя/);
    expect(dialog.getByText(key)).toBeInTheDocument();
    await userEvent.click(dialog.getByRole('button', { name: 'Ключ сохранён' }));
    await waitFor(() => expect(screen.queryByText(key)).not.toBeInTheDocument());
  });

  it('are revoked after a confirmation', async () => {
    server.use(done('delete', '/api/organizer/keys', {}, 'Ключ отозван.'));
    const sent = requestsTo(server, '/api/organizer/keys');
    renderSignedIn('/organizer/keys');
    await press('Отозвать ключ «Бот чата»');
    const dialog = within(await screen.findByRole('dialog', { name: 'Отозвать ключ «Бот чата»?' }));
    expect(writesOf(sent)).toEqual([]);

    await userEvent.click(dialog.getByRole('button', { name: 'Отозвать' }));

    expect(await screen.findByText('Ключ отозван.')).toBeInTheDocument();
    expect(await bodiesOf(sent)).toEqual([{ keyId: '65f0000000000000000000f2' }]);
  });
});

describe('webhooks', () => {
  const secret = 'otryv_wh_'.padEnd(52, 's');
  const menuOf = async (url: string) => {
    await press(`Действия с вебхуком ${url}`);
    return within(await screen.findByRole('menu'));
  };
  const choose = async (url: string, name: string) =>
    userEvent.click((await menuOf(url)).getByRole('menuitem', { name }));

  it('show their secret once, in a dialog, on creation', async () => {
    server.use(done('post', '/api/organizer/webhooks', aWebhook(), 'Вебхук создан.', { secret }));
    const sent = requestsTo(server, '/api/organizer/webhooks');
    renderSignedIn('/organizer/keys');
    await userEvent.type(await screen.findByRole('textbox', { name: /Адрес/ }), 'https://os.example/hooks');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Протокол изменился' }));

    await press('Создать вебхук');

    const dialog = within(await screen.findByRole('dialog', { name: 'Вебхук создан' }));
    expect(dialog.getByText(secret)).toBeInTheDocument();
    expect(await bodiesOf(sent)).toEqual([
      { organizerId, url: 'https://os.example/hooks', events: ['protocol.changed'] },
    ]);
    expect(dialog.getByRole('button', { name: 'Секрет сохранён' })).toBeEnabled();
    await userEvent.keyboard('{Escape}');
    expect(await dialog.findByRole('alert')).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByText(secret)).not.toBeInTheDocument());
  });

  it('are tested, re-enabled and deleted', async () => {
    server.use(
      done('post', '/api/organizer/webhooks/test', undefined, 'Проверка отправлена.'),
      done('put', '/api/organizer/webhooks', aWebhook(), 'Вебхук включён.'),
      done('delete', '/api/organizer/webhooks', undefined, 'Вебхук удалён.'),
    );
    const sent = requestsTo(server, '/api/organizer/webhooks');
    renderSignedIn('/organizer/keys');

    expect(await screen.findByText('выключен после ошибок')).toBeInTheDocument();
    await choose('https://os.example/hooks', 'Проверить');
    expect(await screen.findByText('Проверка отправлена.')).toBeInTheDocument();
    await choose('https://chat.os.example/otryv', 'Включить');
    expect(await screen.findByText('Вебхук включён.')).toBeInTheDocument();
    await choose('https://os.example/hooks', 'Удалить');
    const dialog = within(await screen.findByRole('dialog', { name: 'Удалить вебхук?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Удалить' }));
    expect(await screen.findByText('Вебхук удалён.')).toBeInTheDocument();

    const webhookId = aWebhook()._id;
    expect(await bodiesOf(sent)).toEqual([
      { webhookId },
      { webhookId: '65f0000000000000000000e2', isOn: true },
      { webhookId },
    ]);
  });

  it('log the outcome of each delivery, and can resend it', async () => {
    server.use(done('post', '/api/organizer/webhooks/resend', undefined, 'Отправляем ещё раз.'));
    const sent = requestsTo(server, '/api/organizer/webhooks/resend');
    renderSignedIn('/organizer/keys');
    await choose('https://os.example/hooks', 'Журнал');

    const log = within(await screen.findByRole('dialog', { name: 'Журнал доставок' }));
    expect(await log.findByText(/сервер не принял, код 500/)).toBeInTheDocument();
    await userEvent.click(log.getByRole('button', { name: 'Ещё раз: Протокол изменился, заезд 5100001, версия 3' }));

    expect(await screen.findByText('Отправляем ещё раз.')).toBeInTheDocument();
    expect(await bodiesOf(sent)).toEqual([{ deliveryId: aDelivery()._id }]);
  });
});
