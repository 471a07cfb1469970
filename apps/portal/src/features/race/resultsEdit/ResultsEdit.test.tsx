import type { Appeal, DecisionOutcome, ImplausibleFigures, ProtocolHistory, ProtocolState } from '@otryv/contract';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { aSubgroup, storyNow } from '../../../testing/anEvent.ts';
import { aRaceResults, aResult } from '../../../testing/aRaceResults.ts';
import { aUser, sessionOf } from '../../../testing/aSession.ts';
import { LiveSource, stubLiveSources } from '../../../testing/liveSources.ts';
import { servePortal } from '../../../testing/portalServer.ts';
import { recordRequests } from '../../../testing/recordRequests.ts';
import { renderSignedIn } from '../../../testing/renderPortal.tsx';
import { respondUnavailable, respondWith } from '../../../testing/respondWith.ts';

const rows = Array.from({ length: 4 }, (_, at) => aResult(at));
const [first, second] = rows;
const state: ProtocolState = {
  state: 'provisional',
  protestsFrom: '2026-11-21T10:00:00.000Z',
  protestsUntil: '2100-11-23T10:00:00.000Z',
  officialSince: null,
  officialBy: null,
  lock: null,
};
const outcome: DecisionOutcome = {
  shifts: [
    {
      rowId: second?._id ?? '',
      name: 'Второй',
      subgroupLabel: 'A',
      before: { rowId: '', place: 2, label: null, gapMs: 871, points: 18 },
      after: { rowId: '', place: 1, label: null, gapMs: 0, points: 25 },
    },
  ],
  medals: 1,
  points: 1,
  changesWinner: true,
  messages: 2,
};
const decision = {
  _id: 'd'.repeat(24),
  rowId: first?._id ?? '',
  name: 'Тимур Ветлужский',
  subgroupLabel: 'A' as const,
  value: 'DSQ' as const,
  undoes: null,
  isInForce: true,
  reason: 'Нет пульса',
  author: 'Игнат Протоколов',
  at: '2026-11-20T15:40:00.000Z',
  version: 2,
};
const history: ProtocolHistory = {
  decisions: [decision],
  versions: [{ version: 2, createdAt: '2026-11-20T15:40:00.000Z', cause: 'decision', moved: 5, row: null }],
};
const appeal: Appeal = {
  _id: 'e'.repeat(24),
  rowId: second?._id ?? '',
  name: 'Нелли Якорева',
  subgroupLabel: 'B',
  isOwn: false,
  createdAt: '2026-11-21T08:48:00.000Z',
  status: 'open',
  text: 'Стартовала в B по ошибке игры.',
  link: null,
  answer: null,
  answeredBy: null,
  answeredAt: null,
};
const noValues: ImplausibleFigures = { data: [], quantity: 0, currentPage: 1, quantityPages: 0 };
const moderator = aUser({ moderator: { clubs: ['club'] } });
const protocol = (changes: Partial<ProtocolState> = {}) =>
  respondWith('/api/race/results/{id}', aRaceResults(rows, { protocol: { ...state, ...changes } }));
const server = servePortal(
  ...sessionOf(moderator),
  protocol(),
  respondWith('/api/race/results/{id}/history', history),
  respondWith('/api/race/results/{id}/hidden', { data: [] }),
  respondWith('/api/race/results/{id}/links', { data: [] }),
  respondWith('/api/race/results/{id}/implausible', noValues),
  respondWith('/api/race/results/{id}/appeals', { data: [appeal], ownRowIds: [] }),
);
const open = () => renderSignedIn('/results/edit/401');
const nameOf = (at: number) => {
  const { firstName = '', lastName = '' } = rows[at]?.profileData ?? {};
  return `${firstName} ${lastName}`;
};
const stageOf = { _id: 'f'.repeat(24), name: 'Осенний кубок', urlSlug: 'os-osenniy-kubok', logoUrls: null };
const choose = async (at: number) =>
  userEvent.click(await screen.findByRole('checkbox', { name: `Выбрать: ${nameOf(at)}` }));

describe('the editing of results', () => {
  beforeEach(stubLiveSources);

  it('is forbidden to anyone who may not edit this race, even if they may edit others', async () => {
    const error = { code: 'forbidden', message: 'Доступ запрещен.' };
    server.use(http.get('*/api/race/results/:id/hidden', () => HttpResponse.json(error, { status: 403 })));
    open();

    expect(await screen.findByRole('heading', { level: 1, name: 'Запрещено' })).toBeInTheDocument();
  });

  it('lists the rows without a group, and can assign one to them even in a race with one group', async () => {
    const lost = aResult(1, { rankEvent: 0, isDisqualification: true, disqualification: 'NO_GROUP' });
    const withoutGroup = [aResult(0), lost, aResult(2)];
    server.use(
      respondWith(
        '/api/race/results/{id}',
        aRaceResults(withoutGroup, { protocol: state, eventSubgroups: [aSubgroup('A')] }),
      ),
    );
    open();

    const notice = (await screen.findByText('1 результат без группы')).parentElement;
    expect(notice).toHaveTextContent(nameOf(1));
    expect(notice).not.toHaveTextContent(nameOf(0));
    expect(screen.getByText('нужна группа')).toBeInTheDocument();
    expect(screen.getByRole('radio', { name: 'Категория' })).toBeEnabled();
  });

  it("lists accounts linked since publication, and merges them into one person on the moderator's request", async () => {
    const links = [{ profileId: 77, name: 'Т. Ветлужский', mainProfileId: 7, mainName: 'Тимур Ветлужский' }];
    server.use(respondWith('/api/race/results/{id}/links', { data: links }));
    open();

    const account = await screen.findByText('Т. Ветлужский: основной аккаунт — Тимур Ветлужский');
    const applied = { message: 'Связанные аккаунты учтены, протокол пересчитан.', eventId: 401 };
    server.use(
      http.post('*/api/race/results/401/links', () => {
        server.use(respondWith('/api/race/results/{id}/links', { data: [] }));
        return HttpResponse.json(applied);
      }),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Учесть связи' }));

    await waitFor(() => expect(account).not.toBeInTheDocument());
    expect(await screen.findByText(applied.message)).toBeInTheDocument();
  });

  it('lists implausible values with their limits, and sends the value that is accepted or rejected again', async () => {
    const of = (
      figure: ImplausibleFigures['data'][number]['figure'],
      duration: number,
      value: number,
      limit: number,
    ) => ({
      profileId: 7,
      name: 'Тимур Ветлужский',
      figure,
      duration,
      value,
      limit,
      accepted: null,
    });
    const accepted = { author: 'Игнат Протоколов', at: '2026-11-21T08:00:00.000Z' };
    const values = [
      of('effortWattsPerKg', 5, 49.43, 27.646),
      of('averageWatts', 0, 936, 736),
      of('time', 0, 1, 20_000),
      { ...of('weight', 0, 70, 16_000), accepted },
    ];
    server.use(
      respondWith('/api/race/results/{id}/implausible', {
        data: values,
        quantity: 204,
        currentPage: 1,
        quantityPages: 3,
      }),
    );
    const sent = recordRequests(server, 'PUT', '/api/race/results/401/implausible', {
      message: 'Готово',
      eventId: 401,
    });
    open();

    const lines = ['мощность за 5 с: 49.43 вт/кг, предел 27.65 вт/кг', 'средняя мощность: 936 вт, предел 736 вт'];
    const others = ['время: 00:00.001, предел 00:20.000', 'вес: 0.07 кг, предел 16.00 кг'];
    for (const line of [...lines, ...others]) expect(await screen.findByText(line)).toBeInTheDocument();
    expect(screen.getByText('принято модератором: Игнат Протоколов')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: /3$/ })).toHaveAttribute('href', '/results/edit/401?page=3');
    await userEvent.click(screen.getByRole('button', { name: /^Принять: Тимур Ветлужский, мощность за 5.с$/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Не учитывать: Тимур Ветлужский, вес' }));

    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent).toEqual([
      { profileId: 7, figure: 'effortWattsPerKg', duration: 5, value: 49.43, isAccepted: true },
      { profileId: 7, figure: 'weight', duration: 0, value: 70, isAccepted: false },
    ]);
  });

  it('shows the loading error of the implausible values with a retry', async () => {
    server.use(respondUnavailable('/api/race/results/{id}/implausible'));
    open();

    expect(await screen.findByText('Не получилось загрузить неправдоподобные значения')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: /Повторить/ })).toBeEnabled();
  });

  it("explains why a person's other account is unranked, and offers no undo", async () => {
    const other = aResult(1, { rankEvent: 0, isDisqualification: true, disqualification: 'SECOND_ACCOUNT' });
    server.use(
      respondWith('/api/race/results/{id}', aRaceResults([aResult(0), other, aResult(2)], { protocol: state })),
    );
    open();

    expect(await screen.findByText('другой аккаунт того же человека')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Снять решение/ })).toBeNull();
  });

  it('shows the figures that riders hide separately from the protocol, and nothing if there are none', async () => {
    open();
    await screen.findByRole('checkbox', { name: `Выбрать: ${nameOf(0)}` });
    expect(screen.queryByText('Скрыто райдерами, видно вам')).toBeNull();

    server.use(respondWith('/api/race/results/{id}/hidden', { data: rows.slice(0, 1) }));
    renderSignedIn('/results/edit/402');

    expect(await screen.findByRole('region', { name: 'Скрыто райдерами, видно вам' })).toHaveTextContent(nameOf(0));
  });

  it('notes for a stage of a series that its standings are decided on there', async () => {
    server.use(respondWith('/api/race/results/{id}', aRaceResults(rows, { protocol: state, seriesId: stageOf })));
    open();

    expect(await screen.findByText('Это этап серии «Осенний кубок»')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'К серии' })).toHaveAttribute('href', '/series/os-osenniy-kubok/results');
  });

  it.each([
    { way: 'Back', leave: async () => window.history.back() },
    { way: 'Cancel', leave: async () => userEvent.click(screen.getByRole('button', { name: 'Отмена' })) },
    { way: 'deselecting the last row', leave: async () => choose(0) },
  ])('keeps a typed reason on $way until the moderator confirms its loss', async ({ leave }) => {
    recordRequests(server, 'POST', '/api/race/results/401/decisions/dry-run', outcome);
    open();
    await choose(0);
    await userEvent.type(await screen.findByRole('textbox', { name: /Причина/ }), 'Нет пульса');

    await leave();

    const question = within(await screen.findByRole('dialog', { name: 'Уйти без сохранения?' }));
    await userEvent.click(question.getByRole('button', { name: 'Отмена' }));
    expect(await screen.findByRole('textbox', { name: /Причина/ })).toHaveValue('Нет пульса');
  });

  it('shows the resulting rank changes before it writes the decision', async () => {
    const dryRuns = recordRequests(server, 'POST', '/api/race/results/401/decisions/dry-run', outcome);
    const decisions = recordRequests(server, 'POST', '/api/race/results/401/decisions', {
      message: 'Решение записано.',
      eventId: 401,
      data: outcome,
    });
    open();
    await choose(0);

    expect(
      await screen.findByText('Сменится победитель. Уйдёт 2 сообщения райдерам, которых это касается.'),
    ).toBeInTheDocument();
    expect(screen.getByRole('columnheader', { name: /Станет|Место после решения/ })).toBeInTheDocument();
    expect([dryRuns, decisions]).toEqual([[{ value: 'DSQ', rowIds: [first?._id] }], []]);

    await userEvent.click(screen.getByRole('button', { name: 'Нет пульса' }));
    await userEvent.click(screen.getByRole('button', { name: 'Записать решение' }));

    await waitFor(() => expect(decisions).toEqual([{ value: 'DSQ', rowIds: [first?._id], reason: 'Нет пульса' }]));
    expect(await screen.findByText('Решение записано.')).toBeInTheDocument();
    expect(await screen.findByText(/Отметьте строки/)).toBeInTheDocument();
  });

  it('moves a rider to another category', async () => {
    const dryRuns = recordRequests(server, 'POST', '/api/race/results/401/decisions/dry-run', outcome);
    const moved = aRaceResults(
      [aResult(0, { category: 'A', finalCategory: 'B', subgroupLabel: 'B' }), ...rows.slice(1)],
      {
        protocol: state,
      },
    );
    server.use(respondWith('/api/race/results/{id}', moved));
    open();
    await choose(0);
    await userEvent.click(screen.getByRole('radio', { name: 'Категория' }));
    await userEvent.click(within(screen.getByRole('group', { name: 'Перенести в группу' })).getByText('B'));

    await waitFor(() => expect(dryRuns.at(-1)).toEqual({ value: 'B', rowIds: [first?._id] }));
    expect(screen.getByRole('heading', { name: 'Перенос в группу B' })).toBeInTheDocument();
    expect(screen.getByRole('cell', { name: 'Из категории A' })).toBeInTheDocument();
  });

  it('shows why a dry run is rejected, and retries it', async () => {
    server.use(
      http.post('*/api/race/results/401/decisions/dry-run', () =>
        Response.json({ code: 'decision_not_found', message: 'Снимать нечего.' }, { status: 404 }),
      ),
    );
    open();
    await choose(1);
    await userEvent.click(screen.getByRole('radio', { name: 'Снять решение' }));
    expect(await screen.findByText('Снимать нечего.')).toBeInTheDocument();
    expect(screen.queryByText('Считаем места')).toBeNull();
    server.use(http.post('*/api/race/results/401/decisions/dry-run', () => Response.json(outcome)));

    await userEvent.click(screen.getByRole('button', { name: 'Посчитать ещё раз' }));

    expect(await screen.findByText('Сменится победитель.', { exact: false })).toBeInTheDocument();
    expect(screen.queryByText('Снимать нечего.')).toBeNull();
  });

  it('shows the kinds of decisions before any row is selected', async () => {
    open();

    expect(await screen.findByText('Выбрано 0')).toBeInTheDocument();
    expect(screen.getByRole('radio', { name: 'Дисквалификация' })).toBeInTheDocument();
  });

  it('keeps the typed reason when the kind of decision changes', async () => {
    recordRequests(server, 'POST', '/api/race/results/401/decisions/dry-run', outcome);
    const sent = recordRequests(server, 'POST', '/api/race/results/401/decisions', { message: 'Решение записано.' });
    open();
    await choose(0);
    await userEvent.type(await screen.findByRole('textbox', { name: /Причина/ }), 'Нет видео');

    await userEvent.click(screen.getByRole('radio', { name: 'Вне зачёта' }));

    expect(await screen.findByRole('heading', { name: /зачёта/ })).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: /Причина/ })).toHaveValue('Нет видео');
    await userEvent.click(screen.getByRole('button', { name: 'Записать решение' }));
    await waitFor(() => expect(sent).toEqual([{ value: 'OFF_RECORD', rowIds: [first?._id], reason: 'Нет видео' }]));
  });

  it("loads another moderator's changes, and keeps the selection and the typed reason", async () => {
    const dryRuns = recordRequests(server, 'POST', '/api/race/results/401/decisions/dry-run', outcome);
    server.use(protocol({ state: 'official', officialSince: '2026-11-22T10:00:00.000Z' }));
    open();
    expect(await screen.findByRole('button', { name: 'Открыть для правок' })).toBeInTheDocument();
    server.use(respondWith('/api/race/results/{id}', aRaceResults(rows, { protocol: state, version: 2 })));
    act(() => LiveSource.report(2));
    await choose(1);
    await userEvent.type(await screen.findByRole('textbox', { name: /Причина/ }), 'Нет видео');
    const struck = rows.map((row, at) =>
      at === 0 ? { ...row, isDisqualification: true, disqualification: 'DSQ' as const } : row,
    );
    server.use(respondWith('/api/race/results/{id}', aRaceResults(struck, { protocol: state, version: 3 })));

    act(() => LiveSource.report(3));

    expect(await screen.findByText(/^Вне зачёта/, { selector: 'td *, th *' })).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: /Причина/ })).toHaveValue('Нет видео');
    await waitFor(() => expect(dryRuns.length).toBeGreaterThan(1));
  });

  it('reverts a decision from the log, with a reason', async () => {
    const undos = recordRequests(server, 'POST', `/api/race/results/401/decisions/${decision._id}/undo`, {
      message: 'Решение снято.',
      eventId: 401,
      data: outcome,
    });
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Отменить решение: Тимур Ветлужский' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByRole('textbox', { name: /Причина/ }), 'Пульс есть');

    await userEvent.click(dialog.getByRole('button', { name: 'Отменить решение' }));

    await waitFor(() => expect(undos).toEqual([{ reason: 'Пульс есть' }]));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it.each([
    {
      what: 'official',
      changes: { state: 'official' as const, officialSince: '2026-11-21T10:00:00.000Z' },
      text: /^Стал официальным/,
    },
    {
      what: 'locked',
      changes: { lock: { author: 'Игнат Протоколов', reason: 'Разбор', at: '2026-11-21T10:00:00.000Z' } },
      text: 'Правит только Игнат Протоколов',
    },
  ])('offers no selection and no undo in a protocol that is $what', async ({ changes, text }) => {
    server.use(protocol(changes));
    open();

    expect(await screen.findByText(text)).toBeInTheDocument();
    expect(await screen.findByText('Журнал решений')).toBeInTheDocument();
    expect(screen.queryByRole('checkbox', { name: /Выбрать/ })).toBeNull();
    expect(screen.queryByRole('button', { name: /Отменить решение/ })).toBeNull();
  });

  it('closes the appeal window when the protocol became official before its end', async () => {
    server.use(protocol({ state: 'official', officialSince: '2026-11-21T11:58:00.000Z' }));
    open();

    expect(await screen.findByText(/14:58.*, официальный$/)).toBeInTheDocument();
    expect(screen.getByRole('img', { name: /^Окно протестов/ })).not.toHaveAccessibleName(/2100/);
  });

  it('shows that a manually reopened protocol does not become official automatically', async () => {
    server.use(protocol({ protestsUntil: '2026-11-21T10:00:00.000Z', officialAt: null }));
    open();

    expect(await screen.findByText(/сам официальным не станет/)).toBeInTheDocument();
    expect(screen.queryByText(/когда на все протесты будет ответ/)).toBeNull();
    expect(screen.getByText(/конец протестов/)).toBeInTheDocument();
  });

  it('writes a nearby day inside a sentence in lower case', async () => {
    server.use(protocol({ state: 'official', officialSince: new Date(storyNow).toISOString() }));
    open();

    expect(await screen.findByText(/^Стал официальным/)).toHaveTextContent(/^Стал официальным сегодня в \d/);
  });

  it('requires a reason before making a protocol official', async () => {
    const states = recordRequests(server, 'PUT', '/api/race/results/401/state', {
      message: 'Протокол официальный.',
      data: { ...state, state: 'official' },
    });
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Сделать официальным' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Проверено модератором' }));

    await userEvent.click(dialog.getByRole('button', { name: 'Сделать официальным' }));

    await waitFor(() => expect(states).toEqual([{ state: 'official', reason: 'Проверено модератором' }]));
  });

  it('filters riders by name, and by decisions', async () => {
    open();
    await screen.findByRole('checkbox', { name: `Выбрать: ${nameOf(0)}` });
    await userEvent.type(screen.getByRole('searchbox', { name: 'Найти в протоколе' }), nameOf(1));

    await waitFor(() => expect(screen.getAllByRole('checkbox', { name: /Выбрать/ })).toHaveLength(1));
    await userEvent.click(screen.getByRole('switch', { name: 'Только с решениями' }));
    await waitFor(() => expect(screen.queryByRole('checkbox', { name: /Выбрать/ })).toBeNull());
  });

  it('links the protocol state to the pending appeals', async () => {
    open();

    expect(await screen.findByRole('link', { name: /^1.протест ждёт ответа$/ })).toHaveAttribute('href', '#appeals');
  });

  it('scrolls to the appeals that the address names once they arrive, and focuses them', async () => {
    const scrolled: string[] = [];
    const scroll = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function note(this: Element) {
      scrolled.push(this.id);
    });
    let arrive = () => {};
    const arrival = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    server.use(
      http.get('*/api/race/results/:id/appeals', async () => {
        await arrival;
        return HttpResponse.json({ data: [appeal], ownRowIds: [] });
      }),
    );
    renderSignedIn('/results/edit/401#appeals');
    const queue = await screen.findByRole('region', { name: 'Протесты' });
    expect(scrolled).toEqual([]);

    arrive();

    await waitFor(() => expect(scrolled).toEqual(['appeals']));
    expect(queue).toHaveFocus();
    scroll.mockRestore();
  });

  it('shows what completes a protocol after its appeal window', async () => {
    server.use(
      protocol({ protestsUntil: '2026-11-20T16:58:00.000Z' }),
      respondWith('/api/race/results/{id}/appeals', { data: [], ownRowIds: [] }),
    );
    open();

    expect(await screen.findByText(/сам станет официальным, когда на все протесты будет ответ/)).toBeInTheDocument();
    expect(screen.getByText(/, конец протестов$/)).toBeInTheDocument();
  });

  it("decides a rider's appeal", async () => {
    const answers = recordRequests(server, 'PUT', `/api/race/results/401/appeals/${appeal._id}`, {
      message: 'Ответ отправлен райдеру.',
      data: { ...appeal, status: 'rejected' },
    });
    open();
    expect(await screen.findByText('Стартовала в B по ошибке игры.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Строка и расчёт места: Нелли Якорева' })).toHaveAttribute(
      'href',
      '/race/results/401?row=1001&why=1',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Ответить: Нелли Якорева' }));
    expect(await screen.findByRole('radio', { name: 'Принят' })).toHaveFocus();
    await userEvent.click(screen.getByRole('radio', { name: 'Отклонён' }));
    await userEvent.type(screen.getByRole('textbox', { name: /Ответ райдеру/ }), 'Группа верная.');

    await userEvent.click(screen.getByRole('button', { name: 'Отправить ответ' }));

    await waitFor(() => expect(answers).toEqual([{ isAccepted: false, answer: 'Группа верная.' }]));
    expect(await screen.findByText('Ответ отправлен райдеру.')).toBeInTheDocument();
  });

  it('is forbidden to a user without clubs', async () => {
    server.use(...sessionOf(aUser()));
    open();

    expect(await screen.findByRole('heading', { name: /Доступ|Запрещ|нет прав/i })).toBeInTheDocument();
  });
});
