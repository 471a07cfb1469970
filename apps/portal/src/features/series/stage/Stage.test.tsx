import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { aUser, sessionOf } from '../../../testing/aSession.ts';
import { servePortal } from '../../../testing/portalServer.ts';
import { recordRequests } from '../../../testing/recordRequests.ts';
import { renderPortal, renderSignedIn } from '../../../testing/renderPortal.tsx';
import { respondUnavailable, respondWith, respondWithError } from '../../../testing/respondWith.ts';
import {
  anOutcome,
  aSeries,
  aStageRow,
  seriesId,
  seriesPath,
  seriesResponses,
  someStageResults,
} from '../../../testing/series.ts';
// Compiled with the file: otherwise the first test would wait too long for it.
import './manage/StageManagement.tsx';

const few = [0, 1, 2].map((at) => aStageRow(at));
const server = servePortal(
  respondWith('/api/series/stage/results/{urlSlug}/{stageOrder}', someStageResults(few)),
  ...seriesResponses(),
);
const address = `${seriesPath}/results/stage/4`;
const protocolPath = '/api/series/stage/results/{urlSlug}/{stageOrder}' as const;
const second = aStageRow(1);
const nameOf = ({ profileData: { firstName, lastName } }: typeof second) => `${firstName} ${lastName}`;
const tableOf = () => screen.findByRole('table', { name: 'Результаты этапа №4' });
const actionsOn = `Действия: ${nameOf(second)}`;
const decided = { message: 'Готово.', data: anOutcome };
const dryRun = '/api/series/stage/results/dry-run';

function asOrganizer(): void {
  server.use(...sessionOf(aUser({ organizer: '65f0000000000000000000c1' })));
  renderSignedIn(address);
}

async function openMenu(entry: string): Promise<HTMLElement> {
  await userEvent.click(await screen.findByRole('button', { name: actionsOn }));
  await userEvent.click(await screen.findByRole('menuitem', { name: entry }));
  return screen.findByRole('dialog', { name: entry });
}

describe('the protocol of a stage', () => {
  it('calls the prologue by its name, not by a number', async () => {
    const stage = { order: 0, name: 'Пролог', eventStart: null, lock: null };
    server.use(respondWith(protocolPath, someStageResults(few, { stage })));
    renderPortal(`${seriesPath}/results/stage/0`);

    expect(await screen.findByRole('heading', { level: 1, name: 'Результаты пролога' })).toBeInTheDocument();
    expect(document.title).toMatch(/^Пролог, Осенний кубок/);
    expect(screen.queryByText(/Этап 0/)).toBeNull();
  });

  it('shows the stage, its protocol and its start, and links back to the series', async () => {
    renderPortal(address);

    expect(await screen.findByRole('heading', { level: 1, name: 'Результаты этапа №4: «Холмы»' })).toBeInTheDocument();
    expect(screen.getByText(/Общий протокол/)).toHaveTextContent(/19\sноября/);
    expect(within(screen.getByRole('main')).getByRole('link', { name: 'Осенний кубок' })).toHaveAttribute(
      'href',
      `${seriesPath}/results`,
    );
    expect(screen.getByRole('link', { name: 'Этап 4: Холмы' })).toHaveAttribute('aria-current', 'page');
    expect(within(await tableOf()).getAllByRole('row')).toHaveLength(4);
  });

  it('keeps the category, the unit and the page size in the address', async () => {
    server.use(respondWith(protocolPath, someStageResults()));
    renderPortal(`${address}?category=A&power=watts&size=5`);

    expect(await screen.findByText(/Категория A/)).toBeInTheDocument();
    expect(screen.getByRole('radio', { name: 'A' })).toBeChecked();
    expect(screen.getByRole('radio', { name: 'ватты' })).toBeChecked();
    expect(within(await tableOf()).getAllByRole('row')).toHaveLength(6);
  });

  it('shows guests no row menus and no decisions', async () => {
    renderPortal(address);

    await tableOf();
    expect(screen.queryByRole('columnheader', { name: 'Управление' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Обновить этап' })).toBeNull();
  });

  it('lists riders without a category for those who may set one', async () => {
    const without = { category: null, categoryInRace: null };
    const removed = { disqualification: { label: 'DSQ', reason: null } } as Partial<typeof second>;
    const rows = [aStageRow(0), aStageRow(1, without), aStageRow(2, { ...without, ...removed })];
    server.use(respondWith(protocolPath, someStageResults(rows)));
    asOrganizer();

    expect(await screen.findByText('1 результат без категории')).toBeInTheDocument();
    expect(screen.getByText(/категория не определилась/)).toHaveTextContent(nameOf(second));
  });

  it('explains a rank: race time, penalties, time and category, and decisions', async () => {
    const penalized = aStageRow(1, {
      timePenalty: [
        { timeInMilliseconds: 90_000, reason: 'Старт раньше', modifiedAt: '2026-11-19T17:40:00.000Z', moderator: null },
      ],
      finishTime: second.finishTime === null ? null : second.finishTime + 90_000,
    });
    server.use(respondWith(protocolPath, someStageResults([aStageRow(0), penalized])));
    renderPortal(address);
    const table = within(await tableOf());

    await userEvent.click(table.getByRole('button', { name: new RegExp(`^Почему.*${nameOf(second)}`) }));

    const drawer = within(await screen.findByRole('dialog', { name: `2. ${nameOf(second)}` }));
    expect(drawer.getByText('+01:30, Старт раньше')).toBeInTheDocument();
    expect(await drawer.findByText(/Мощность группы B/)).toBeInTheDocument();
    expect(drawer.getByText(/Решение, .*, 1 → 2/)).toBeInTheDocument();
    await userEvent.click(drawer.getByRole('button', { name: 'ещё 1 версия, место не менялось' }));
    expect(await drawer.findByText(/Результаты из игры, .*, место не менялось/)).toBeInTheDocument();
    expect(drawer.getByRole('link', { name: 'Протокол заезда' })).toHaveAttribute('href', '/race/results/504');
    await userEvent.click(drawer.getByRole('button', { name: 'Выше' }));
    expect(await screen.findByRole('dialog', { name: `1. ${nameOf(aStageRow(0))}` })).toBeInTheDocument();
  });

  it('shows that the stage or the series does not exist', async () => {
    server.use(respondWithError(protocolPath, 404, 'stage_not_found', 'Этап не найден.'));
    renderPortal(`${seriesPath}/results/stage/9`);

    expect(await screen.findByRole('heading', { level: 1, name: 'Такого этапа нет' })).toBeInTheDocument();
  });

  it('shows that the stage has no results yet', async () => {
    server.use(respondWith(protocolPath, someStageResults([])));
    renderPortal(address);

    expect(await screen.findByRole('heading', { name: 'Результатов этапа пока нет' })).toBeInTheDocument();
  });

  it('shows the loading error', async () => {
    server.use(respondUnavailable(protocolPath));
    renderPortal(address);

    expect(await screen.findByRole('alert')).toHaveTextContent('Протокол этапа не загрузился');
  });
});

describe('the organizer of the series', () => {
  it('moves a rider to another category after the dry run shows the rank changes', async () => {
    const asked = recordRequests(server, 'POST', dryRun, { data: anOutcome });
    const sent = recordRequests(server, 'PATCH', '/api/series/stage/results/category', decided);
    asOrganizer();
    const dialog = within(await openMenu('Изменение категории'));

    await userEvent.click(dialog.getByRole('radio', { name: 'A' }));
    expect(await dialog.findByText('Тимофей Обрывин')).toBeInTheDocument();
    await userEvent.type(dialog.getByRole('textbox', { name: /Причина/ }), 'Мощность');
    await userEvent.click(dialog.getByRole('button', { name: 'Изменить категорию' }));

    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(asked).toEqual([{ kind: 'category', stageResultId: second._id, value: 'A' }]);
    expect(sent).toEqual([{ seriesId, stageResultId: second._id, value: 'A', reason: 'Мощность' }]);
  });

  it('sends nothing when the popup is closed by Escape, and the focus returns to the menu', async () => {
    const sent = recordRequests(server, 'PATCH', '/api/series/stage/results/category', decided);
    asOrganizer();
    await openMenu('Изменение категории');

    await userEvent.keyboard('{Escape}');

    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByRole('button', { name: actionsOn })).toHaveFocus();
    expect(sent).toEqual([]);
  });

  it('disqualifies a rider', async () => {
    const asked = recordRequests(server, 'POST', dryRun, { data: anOutcome });
    const sent = recordRequests(server, 'PATCH', '/api/series/stage/results/result/disqualification/set', decided);
    asOrganizer();
    const dialog = within(await openMenu('Дисквалификация'));

    await userEvent.selectOptions(dialog.getByRole('combobox'), 'LMT');
    await waitFor(() => expect(asked).toEqual([{ kind: 'disqualification', stageResultId: second._id, label: 'LMT' }]));
    await userEvent.click(dialog.getByRole('button', { name: 'Записать решение' }));

    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toMatchObject({ resultId: second._id, disqualification: { label: 'LMT' } });
  });

  it('lifts a disqualification', async () => {
    const out = aStageRow(1, {
      disqualification: { label: 'DSQ', reason: 'Нет пульса', moderator: null, modifiedAt: null },
    });
    server.use(respondWith(protocolPath, someStageResults([aStageRow(0), out])));
    const sent = recordRequests(server, 'PATCH', '/api/series/stage/results/result/disqualification/remove', decided);
    asOrganizer();
    const dialog = within(await openMenu('Дисквалификация'));

    await userEvent.click(dialog.getByRole('button', { name: /Снять дисквалификацию/ }));

    await waitFor(() => expect(sent).toEqual([{ resultId: second._id, reason: '' }]));
  });

  it('sets a penalty', async () => {
    const asked = recordRequests(server, 'POST', dryRun, { data: anOutcome });
    const sent = recordRequests(server, 'PATCH', '/api/series/stage/results/time-penalty', decided);
    asOrganizer();
    const dialog = within(await openMenu('Установка штрафа'));

    await userEvent.type(dialog.getByRole('textbox', { name: 'Штраф 1, секунды' }), '90');
    await userEvent.type(dialog.getByRole('textbox', { name: 'Причина штрафа 1' }), 'Старт раньше');
    await waitFor(() =>
      expect(asked.at(-1)).toEqual({ kind: 'penalty', stageResultId: second._id, timeInMilliseconds: 90_000 }),
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Записать штрафы' }));

    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toEqual({
      seriesId,
      stageResultId: second._id,
      timePenalty: [{ timeInMilliseconds: 90_000, reason: 'Старт раньше' }],
    });
  });

  it('computes no ranks while a penalty has no valid time', async () => {
    const asked = recordRequests(server, 'POST', dryRun, { data: anOutcome });
    asOrganizer();
    const dialog = within(await openMenu('Установка штрафа'));

    await userEvent.type(dialog.getByRole('textbox', { name: 'Штраф 1, секунды' }), '90');
    expect(await dialog.findByText('Тимофей Обрывин')).toBeInTheDocument();
    await userEvent.click(dialog.getByRole('button', { name: 'Добавить штраф' }));
    expect(dialog.queryByText('Тимофей Обрывин')).toBeNull();
    await userEvent.type(dialog.getByRole('textbox', { name: 'Штраф 2, секунды' }), '30');

    await waitFor(() => expect(asked.at(-1)).toMatchObject({ timeInMilliseconds: 120_000 }));
    expect(asked.map((body) => Object(body).timeInMilliseconds)).toEqual([90_000, 120_000]);
  });

  it('does not wait for a dry run that the server rejected, and runs the next one', async () => {
    const message = 'Штраф больше суток не бывает.';
    server.use(
      http.post(`*${dryRun}`, async ({ request }) => {
        const body = JSON.stringify(await request.json());
        return body.includes('999999000')
          ? HttpResponse.json({ code: 'invalid_request', message }, { status: 400 })
          : HttpResponse.json({ data: anOutcome });
      }),
    );
    asOrganizer();
    const dialog = within(await openMenu('Установка штрафа'));
    const penalty = dialog.getByRole('textbox', { name: 'Штраф 1, секунды' });

    await userEvent.type(penalty, '999999');
    expect(await dialog.findByText(message)).toBeInTheDocument();
    expect(dialog.queryByText('Считаем места')).toBeNull();

    await userEvent.clear(penalty);
    await userEvent.type(penalty, '1:30');
    expect(await dialog.findByText('Тимофей Обрывин')).toBeInTheDocument();
    expect(dialog.queryByText(message)).toBeNull();
  });

  it('refreshes the stage and locks it with a reason', async () => {
    const refreshed = recordRequests(server, 'PUT', '/api/series/stage/results', {
      message: 'Обновлён.',
      data: aSeries(),
    });
    const locked = recordRequests(server, 'PUT', '/api/series/stage/lock', { message: 'Закрыт.', data: aSeries() });
    asOrganizer();

    await userEvent.click(await screen.findByRole('button', { name: 'Обновить этап' }));
    await waitFor(() => expect(refreshed).toEqual([{ seriesId, stageOrder: 4 }]));
    await userEvent.click(screen.getByRole('button', { name: 'Закрыть правки' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Закрыть этап для правок' }));
    await userEvent.type(dialog.getByRole('textbox'), 'Проверен');
    await userEvent.click(dialog.getByRole('button', { name: 'Закрыть правки' }));

    await waitFor(() => expect(locked).toEqual([{ seriesId, stageOrder: 4, isLocked: true, reason: 'Проверен' }]));
  });

  it('cannot decide on a locked stage until it is reopened', async () => {
    const lock = { author: 'podvetrenny', reason: 'Проверен', at: '2026-11-20T10:00:00.000Z' };
    const stage = { order: 4, name: 'Холмы', eventStart: '2026-11-19T16:30:00.000Z', lock };
    server.use(respondWith(protocolPath, someStageResults(undefined, { stage })));
    const sent = recordRequests(server, 'PUT', '/api/series/stage/lock', { message: 'Открыт.', data: aSeries() });
    asOrganizer();

    expect(await screen.findByText('Кто закрыл: podvetrenny')).toBeInTheDocument();
    expect(screen.queryByRole('columnheader', { name: 'Управление' })).toBeNull();
    expect(screen.queryByRole('button', { name: /^Отменить решение/ })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Открыть правки' }));
    await waitFor(() => expect(sent).toEqual([{ seriesId, stageOrder: 4, isLocked: false, reason: '' }]));
  });

  it('reverts a decision in the log with a reason', async () => {
    const id = '66a1b2c3d4e5f6a7b8c9d0f1';
    const sent = recordRequests(server, 'POST', `/api/series/stage/results/decisions/${id}/undo`, decided);
    asOrganizer();

    await userEvent.click(await screen.findByRole('button', { name: 'Отменить решение: Тимофей Обрывин' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Отменить решение' }));
    await userEvent.type(dialog.getByRole('textbox'), 'Ошибка');
    await userEvent.click(dialog.getByRole('button', { name: 'Отменить решение' }));

    await waitFor(() => expect(sent).toEqual([{ reason: 'Ошибка' }]));
  });

  it('removes a manually added result, with a reason', async () => {
    const added = aStageRow(1, { addedByModerator: true });
    server.use(respondWith(protocolPath, someStageResults([aStageRow(0), added])));
    const sent = recordRequests(server, 'DELETE', '/api/series/stage/results/result', decided);
    asOrganizer();
    const dialog = within(await openMenu('Удалить добавленный результат'));

    await userEvent.type(dialog.getByRole('textbox'), 'Не тот райдер');
    await userEvent.click(dialog.getByRole('button', { name: 'Удалить добавленный результат' }));

    await waitFor(() => expect(sent).toEqual([{ resultId: added._id, reason: 'Не тот райдер' }]));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('opens the form that adds a result manually', async () => {
    asOrganizer();

    await userEvent.click(await screen.findByRole('button', { name: 'Добавить результат' }));

    const dialog = within(await screen.findByRole('dialog', { name: 'Добавить результат' }));
    expect(dialog.getByRole('combobox', { name: /Райдер/ })).toBeInTheDocument();
    await userEvent.click(dialog.getByRole('button', { name: 'Отмена' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});

describe('another organizer', () => {
  it('cannot decide', async () => {
    server.use(...sessionOf(aUser({ organizer: '65f0000000000000000000c9' })));
    renderSignedIn(address);

    await tableOf();
    await screen.findByRole('link', { name: 'Организатор' });
    expect(screen.queryByRole('columnheader', { name: 'Управление' })).toBeNull();
  });
});
