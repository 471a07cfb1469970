import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { sessionOf } from '../../testing/aSession.ts';
import { aClub, administration, anAdminOrganizer, organizerId } from '../../testing/organizers.ts';
import { requestsTo, servePortal } from '../../testing/portalServer.ts';
import { renderSignedIn } from '../../testing/renderPortal.tsx';
import { respondUnavailable, respondWith } from '../../testing/respondWith.ts';
import { aSlot } from '../../testing/slots.ts';
import { bodiesOf, done, press } from '../../testing/writes.ts';

const server = servePortal(...administration());
const clubId = aClub().id;

describe('the administration', () => {
  it('lists the organizers', async () => {
    renderSignedIn('/admin/organizer');

    expect(await screen.findByText('Клуб «Ось»')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Организаторы', current: 'page' })).toHaveAttribute(
      'href',
      '/admin/organizer',
    );
    expect(screen.getByText(/без владельца, 0 клубов/)).toBeInTheDocument();
  });

  it('is forbidden to others', async () => {
    server.use(...sessionOf());
    renderSignedIn('/admin/clubs');

    expect(await screen.findByRole('heading', { level: 1, name: 'Запрещено' })).toBeInTheDocument();
  });

  it.each([
    { path: '/admin/organizer', read: '/api/admin/organizers', empty: 'Организаторов пока нет' },
    { path: '/admin/clubs', read: '/api/admin/clubs', empty: 'Клубов пока нет' },
    { path: '/admin/others/finish-protocol/edit', read: '/api/admin/finish-protocols', empty: 'Протоколов пока нет' },
  ] as const)('explains an empty list and an error at $path', async ({ path, read, empty }) => {
    server.use(respondWith(read, { data: [], quantityPages: 0, quantityClubs: 0, quantityOrganizers: 0 }));
    renderSignedIn(path);
    expect(await screen.findByRole('heading', { name: empty })).toBeInTheDocument();
  });

  it('shows the loading error of a list', async () => {
    server.use(respondUnavailable('/api/admin/organizers'));
    renderSignedIn('/admin/organizer');

    expect(await screen.findByRole('alert')).toHaveTextContent('Организаторы не загрузились');
  });
});

describe('the deletion of an organizer', () => {
  it('lists a service period that has not ended', async () => {
    const paid = anAdminOrganizer({ paidUntil: '2026-12-31T20:59:59.999Z' });
    server.use(respondWith('/api/admin/organizers', { data: [paid], quantityPages: 1, quantityOrganizers: 1 }));
    renderSignedIn('/admin/organizer');

    await press('Удалить: Клуб «Ось»');

    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText('Период сервиса ещё не закончился')).toBeInTheDocument();
    expect(dialog.getByText(/31 декабря/)).toBeInTheDocument();
  });
});

describe('the slots of an organizer', () => {
  const slotsPath = '/api/admin/site-services/{organizerId}';
  const opened = async () => {
    renderSignedIn('/admin/organizer');
    await press('Слоты: Клуб «Ось»');
    return within(await screen.findByRole('dialog'));
  };

  it('lists all with their states, and offers to pause those that are not over', async () => {
    const dialog = await opened();

    for (const state of ['ждёт начала', 'активен', 'истёк']) expect(await dialog.findByText(state)).toBeInTheDocument();
    expect(dialog.getAllByRole('button', { name: /^Приостановить/ })).toHaveLength(2);
  });

  it('adds a trial slot, and shows it', async () => {
    server.use(respondWith(slotsPath, { data: [] }));
    server.use(
      http.post('*/api/admin/site-services', () => {
        server.use(respondWith(slotsPath, { data: [aSlot()] }));
        return HttpResponse.json({ message: 'Период добавлен.', data: [aSlot()] });
      }),
    );
    const sent = requestsTo(server, '/api/admin/site-services');
    const dialog = await opened();
    expect(await dialog.findByText('Слотов нет')).toBeInTheDocument();

    await press('Добавить период');

    expect(await screen.findByText('Период добавлен.')).toBeInTheDocument();
    expect(await dialog.findByText('активен')).toBeInTheDocument();
    expect(await bodiesOf(sent)).toEqual([{ origin: 'trial', days: 31, organizerId }]);
  });

  it('pauses and resumes slots', async () => {
    server.use(respondWith(slotsPath, { data: [aSlot()] }));
    server.use(
      http.put('*/api/admin/site-services/:id/pause', () => {
        const data = [aSlot({ isPaused: true })];
        server.use(respondWith(slotsPath, { data }));
        return HttpResponse.json({ message: 'Период приостановлен.', data });
      }),
    );
    const sent = requestsTo(server, '/api/admin/site-services');
    const dialog = await opened();

    await userEvent.click(await dialog.findByRole('button', { name: /^Приостановить/ }));

    expect(await dialog.findByRole('button', { name: /^Возобновить/ })).toBeInTheDocument();
    expect(await bodiesOf(sent)).toEqual([{ isPaused: true }]);
  });

  it('shows the loading error', async () => {
    server.use(respondUnavailable(slotsPath));
    const dialog = await opened();

    expect(await dialog.findByText('Слоты не загрузились')).toBeInTheDocument();
  });
});

describe('an organizer', () => {
  it('is found by name, with the name in the address', async () => {
    const asked: string[] = [];
    server.use(
      respondWith('/api/admin/organizers', (query) => {
        asked.push(`${query.get('search') ?? ''} ${query.get('page')}`);
        const data = query.get('search') === 'нет' ? [] : [anAdminOrganizer()];
        return { data, quantityPages: data.length * 3, quantityOrganizers: data.length * 41 };
      }),
    );
    renderSignedIn('/admin/organizer?page=2');
    expect(await screen.findByRole('link', { name: /3/ })).toHaveAttribute('href', '/admin/organizer?page=3');

    await userEvent.type(screen.getByRole('searchbox', { name: 'Название организатора' }), 'нет');

    expect(await screen.findByRole('heading', { name: 'Ничего не найдено' })).toBeInTheDocument();
    expect([asked.at(0), asked.at(-1)]).toEqual([' 2', 'нет 1']);
  });

  it('is created for an owner found by login', async () => {
    server.use(done('post', '/api/admin/organizers', anAdminOrganizer(), 'Организатор «Холмы» создан.'));
    const sent = requestsTo(server, '/api/admin/organizers');
    renderSignedIn('/admin/organizer');
    await userEvent.type(await screen.findByRole('textbox', { name: /Название/ }), 'Холмы');
    await userEvent.type(screen.getByRole('textbox', { name: /Короткое имя/ }), 'ХОЛМЫ');
    await userEvent.type(screen.getByRole('combobox', { name: /Владелец/ }), 'vet');
    await userEvent.click(await screen.findByRole('option', { name: /veter_07/ }));

    await press('Создать организатора');

    expect(await screen.findByText('Организатор «Холмы» создан.')).toBeInTheDocument();
    expect(await bodiesOf(sent)).toEqual([{ name: 'Холмы', label: 'ХОЛМЫ', creatorId: '65f0000000000000000000a3' }]);
  });

  it('is renamed and keeps its owner', async () => {
    server.use(done('put', '/api/admin/organizers', anAdminOrganizer(), 'Организатор «Ось» изменён.'));
    const sent = requestsTo(server, '/api/admin/organizers');
    renderSignedIn('/admin/organizer');
    await press('Изменить: Клуб «Ось»');
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByRole('combobox', { name: /Владелец/ })).toHaveValue('podvetrenny');
    await userEvent.clear(dialog.getByRole('textbox', { name: /Название/ }));
    await userEvent.type(dialog.getByRole('textbox', { name: /Название/ }), 'Ось');

    await userEvent.click(dialog.getByRole('button', { name: 'Сохранить организатора' }));

    expect(await screen.findByText('Организатор «Ось» изменён.')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await bodiesOf(sent)).toEqual([
      { name: 'Ось', label: 'ОСЬ', creatorId: '65f0000000000000000000a1', organizerId },
    ]);
  });

  it('is deleted after its dependents are listed and its name is typed', async () => {
    server.use(done('delete', '/api/admin/organizers', {}, 'Организатор удалён.'));
    const sent = requestsTo(server, '/api/admin/organizers');
    renderSignedIn('/admin/organizer');
    await press('Удалить: Клуб «Ось»');
    const dialog = within(await screen.findByRole('dialog', { name: 'Удалить организатора «Клуб „Ось“»?' }));
    expect(dialog.getByText(/клубы \(2\).*модераторы \(3\).*6 впереди, 214 проведено/)).toBeInTheDocument();
    await userEvent.type(dialog.getByRole('textbox', { name: /введите/ }), 'Клуб «Ось»');

    await userEvent.click(dialog.getByRole('button', { name: 'Удалить организатора' }));

    expect(await screen.findByText('Организатор удалён.')).toBeInTheDocument();
    expect(await bodiesOf(sent)).toEqual([{ organizerId, name: 'Клуб «Ось»' }]);
  });
});

describe('a club of any organizer', () => {
  it('is linked to the selected organizer', async () => {
    const found = { ...aClub(), isTaken: false, isModerated: true };
    server.use(
      http.get('*/api/organizer/clubs/zwift/:clubId', () => HttpResponse.json({ message: '', data: found })),
      done('post', '/api/admin/clubs', aClub(), 'Клуб «Ось» привязан.'),
    );
    const sent = requestsTo(server, '/api/admin/clubs');
    renderSignedIn('/admin/clubs');
    expect(await screen.findByText('Клуб «Ось», 2 модератора')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Привязать клуб' })).toBeDisabled();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: /Организатор клуба/ }), 'Клуб «Ось»');
    await userEvent.type(screen.getByRole('textbox', { name: /Номер клуба/ }), clubId);
    await screen.findByText('Данные получены!');

    await press('Привязать клуб');

    expect(await screen.findByText('Клуб «Ось» привязан.')).toBeInTheDocument();
    expect(await bodiesOf(sent)).toEqual([{ clubId, organizerId }]);
  });

  it('gains and loses moderators in a dialog', async () => {
    server.use(
      done('put', '/api/admin/clubs/moderators', aClub(), 'veter_07 теперь модератор клуба.'),
      done('delete', '/api/admin/clubs/moderators', aClub(), 'ignat.p больше не модератор клуба.'),
    );
    const sent = requestsTo(server, '/api/admin/clubs/moderators');
    renderSignedIn('/admin/clubs');
    await press('Модераторы: Ось');
    const dialog = within(await screen.findByRole('dialog', { name: 'Модераторы: Ось' }));

    await userEvent.type(await dialog.findByRole('combobox', { name: 'Добавить модератора' }), 'vet');
    await userEvent.click(await screen.findByRole('option', { name: /veter_07/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Снять с модераторов: ignat.p' }));
    const question = within(await screen.findByRole('dialog', { name: 'Снять ignat.p с модераторов?' }));
    await userEvent.click(question.getByRole('button', { name: 'Снять с модераторов' }));

    await waitFor(() => expect(sent.map(({ method }) => method)).toEqual(['PUT', 'DELETE']));
    expect(await bodiesOf(sent)).toEqual([
      { clubId, userId: '65f0000000000000000000a3' },
      { clubId, userId: '65f0000000000000000000a2' },
    ]);
  });
});
