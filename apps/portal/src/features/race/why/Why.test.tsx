import type { Appeal, LoggedDecision, ProtocolVersion } from '@otryv/contract';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aRaceResults, aResult, officialState, provisionalState } from '../../../testing/aRaceResults.ts';
import { aUser, sessionOf } from '../../../testing/aSession.ts';
import { LiveSource, stubLiveSources } from '../../../testing/liveSources.ts';
import { requestedUrls, servePortal } from '../../../testing/portalServer.ts';
import { renderPortal, renderSignedIn } from '../../../testing/renderPortal.tsx';
import { respondUnavailable, respondWith } from '../../../testing/respondWith.ts';

const [first, second, third] = [aResult(0), aResult(1), aResult(2)];
const path = '/api/race/results/{id}';
const history = '/api/race/results/{id}/history';
const decision: LoggedDecision = {
  _id: 'd'.repeat(24),
  rowId: second._id,
  name: 'Savva',
  subgroupLabel: 'A',
  value: 'undo',
  undoes: null,
  isInForce: true,
  reason: 'пульс есть в файле',
  author: 'Дина Секундомерова',
  version: 3,
  at: '2026-11-20T09:50:00.000Z',
};
const versionAt = (version: number, before: string | null, after: string): ProtocolVersion => ({
  version,
  createdAt: '2026-11-20T09:50:00.000Z',
  cause: 'decision',
  moved: 4,
  row: { before, after },
});
const versions = [versionAt(3, 'DSQ', '2'), versionAt(2, '2', 'DSQ'), versionAt(1, null, '2')];
const disqualified = aResult(0, { rankEvent: 0, isDisqualification: true, disqualification: 'DSQ' });
const later = aRaceResults([aResult(1, { rankEvent: 1 }), disqualified]);
const over = 'Время для протестов прошло.';
const server = servePortal(
  respondWith(path, aRaceResults([first, second, third])),
  respondWith(history, { versions, decisions: [decision] }),
  respondWith('/api/race/results/{id}/appeals', { data: [], ownRowIds: [] }),
);

async function openWhy(rider = 'Savva'): Promise<ReturnType<typeof within>> {
  await userEvent.click(await screen.findByRole('button', { name: new RegExp(`^Почему это место: .*${rider}`) }));
  return within(await screen.findByRole('dialog'));
}

const nameOf = ({ profileData: { firstName, lastName } }: typeof first) => `${firstName} ${lastName}`;

describe('the explanation of a rank', () => {
  beforeEach(stubLiveSources);
  afterEach(() => {
    vi.restoreAllMocks();
  });

  it('shows a guest the steps, the figures, the decisions and the versions of the row', async () => {
    const asked = requestedUrls(server);
    renderPortal('/race/results/401');

    const why = await openWhy(nameOf(second));

    expect(why.getByRole('heading', { name: `2. ${nameOf(second)}` })).toBeInTheDocument();
    expect(why.getByRole('row', { name: /^Правило «Общий протокол»/ })).toBeInTheDocument();
    expect(why.getByText('70001')).toBeInTheDocument();
    expect(await why.findByText(/«пульс есть в файле»/)).toHaveTextContent('Дина Секундомерова');
    expect(why.getByText(/DSQ → 2/)).toBeInTheDocument();
    expect(why.getByText(/место 2/)).toBeInTheDocument();
    expect(asked.find(({ pathname }) => pathname.endsWith('/history'))?.search).toBe('?row=1001');
  });

  it('moves to the neighbouring row', async () => {
    renderPortal('/race/results/401');
    const why = await openWhy(nameOf(second));

    await userEvent.click(why.getByRole('button', { name: 'Строка ниже' }));

    expect(await why.findByRole('heading', { name: `3. ${nameOf(third)}` })).toBeInTheDocument();
    expect(why.getByRole('button', { name: 'Строка ниже' })).toBeDisabled();
  });

  it('closes, and moves to another row, over a typed appeal only after a confirmation', async () => {
    server.use(respondWith('/api/race/results/{id}/appeals', { data: [], ownRowIds: [second._id] }));
    renderPortal('/race/results/401');
    const why = await openWhy(nameOf(second));
    await userEvent.click(await why.findByRole('button', { name: 'Подать протест' }));
    await userEvent.type(why.getByRole('textbox', { name: /Что произошло/ }), 'Да');

    for (const leave of ['Строка ниже', 'Закрыть']) {
      await userEvent.click(why.getByRole('button', { name: leave }));
      const question = within(await screen.findByRole('dialog', { name: 'Уйти без сохранения?' }));
      await userEvent.click(question.getByRole('button', { name: 'Отмена' }));
      expect(await why.findByRole('textbox', { name: /Что произошло/ })).toHaveValue('Да');
    }
  });

  it('copies a link to the row', async () => {
    const user = userEvent.setup();
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    renderPortal('/race/results/401');
    await user.click(await screen.findByRole('button', { name: `Почему это место: ${nameOf(second)}` }));

    await user.click(await screen.findByRole('button', { name: 'Поделиться' }));

    expect(write).toHaveBeenCalledExactlyOnceWith(
      expect.stringMatching(/^http.*\/race\/results\/401\?row=1001&why=1$/),
    );
    expect(await screen.findByText('Ссылка на строку скопирована.')).toBeInTheDocument();
  });

  it('shows the address if the browser cannot copy', async () => {
    const user = userEvent.setup();
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
    renderPortal('/race/results/401');
    await user.click(await screen.findByRole('button', { name: `Почему это место: ${nameOf(second)}` }));

    await user.click(await screen.findByRole('button', { name: 'Поделиться' }));

    expect(await screen.findByText(/Скопируйте её сами: .*row=1001/)).toBeInTheDocument();
  });

  it('opens the explanation of a shared row over its marked row', async () => {
    renderPortal('/race/results/401?row=1002&why=1');
    const why = await screen.findByRole('dialog', { name: new RegExp(nameOf(third)) });
    await waitFor(() =>
      expect(screen.getByRole('row', { name: new RegExp(nameOf(third)), hidden: true })).toHaveAttribute('data-found'),
    );

    await userEvent.click(within(why).getByRole('button', { name: 'Закрыть' }));

    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('marks the row of a link', async () => {
    renderPortal('/race/results/401?row=1002');

    await waitFor(() => expect(screen.getByRole('row', { name: new RegExp(nameOf(third)) })).toHaveFocus());
    expect(screen.getByRole('row', { name: new RegExp(nameOf(third)) })).toHaveAttribute('data-found');
  });

  it('compares two versions', async () => {
    server.use(
      http.get('*/api/race/results/401/versions/:version', ({ params }) =>
        Response.json(params.version === '3' ? later : aRaceResults([first, second])),
      ),
    );
    renderPortal('/race/results/401?history=all');
    const drawer = within(await screen.findByRole('dialog', { name: 'История протокола' }));

    await userEvent.click(await drawer.findByRole('button', { name: 'Сравнить версии' }));

    expect(await drawer.findByText(new RegExp(nameOf(first)))).toBeInTheDocument();
    expect(drawer.getByText('Сменится победитель.', { exact: false })).toBeInTheDocument();
  });

  it('collapses the versions that left the row unchanged, but not those without data', async () => {
    const still = { ...versionAt(2, '2', 'DSQ'), row: null };
    const unknown = { ...versionAt(1, null, '2'), row: null, moved: null };
    server.use(respondWith(history, { versions: [versionAt(3, 'DSQ', '2'), still, unknown], decisions: [decision] }));
    renderPortal('/race/results/401');
    const why = await openWhy(nameOf(second));
    expect(await why.findByText('Версия 3')).toBeInTheDocument();
    expect(why.queryByText('Версия 2')).toBeNull();
    expect(why.getByText('Версия 1')).toBeInTheDocument();

    await userEvent.click(why.getByRole('button', { name: 'ещё 1 версия, место не менялось' }));

    expect(await why.findByText('Версия 2')).toBeInTheDocument();
  });

  it('does not request the full history when a live update removes the row', async () => {
    const asked = requestedUrls(server);
    const running = { isFinal: false, version: 1 };
    server.use(respondWith(path, aRaceResults([first, second], running)));
    renderPortal('/race/results/401');
    await openWhy(nameOf(second));
    server.use(respondWith(path, aRaceResults([first], { ...running, version: 2 })));

    act(() => LiveSource.report(2));

    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const histories = asked.filter(({ pathname }) => pathname.endsWith('/history'));
    expect(histories.map(({ search }) => search)).toEqual(['?row=1001']);
  });

  it('shows the loading error of the history, and retries', async () => {
    server.use(respondUnavailable(history));
    renderPortal('/race/results/401');
    const why = await openWhy(nameOf(second));
    expect(await why.findByText('История не загрузилась')).toBeInTheDocument();
    server.use(respondWith(history, { versions, decisions: [] }));

    await userEvent.click(why.getByRole('button', { name: /Повторить|ещё раз/i }));

    expect(await why.findByText('Решений организатора по этой строке нет.')).toBeInTheDocument();
  });

  it("offers an appeal only for the reader's own row", async () => {
    server.use(
      ...sessionOf(aUser({ zwiftId: second.profileId, zwiftIds: [second.profileId] })),
      respondWith('/api/race/results/{id}/appeals', { data: [], ownRowIds: [second._id] }),
    );
    renderSignedIn('/race/results/401');
    const own = await openWhy(nameOf(second));
    await userEvent.click(await own.findByRole('button', { name: 'Подать протест' }));
    expect(await own.findByRole('textbox', { name: /Что произошло/ })).toHaveFocus();

    await userEvent.click(own.getByRole('button', { name: 'Строка ниже' }));

    await waitFor(() => expect(own.queryByRole('button', { name: 'Подать протест' })).toBeNull());
    expect(own.queryByRole('textbox', { name: /Что произошло/ })).toBeNull();
    expect(own.queryByRole('link', { name: 'Решить о строке' })).toBeNull();
  });

  it("states on the reader's own row of an official protocol, and on no other, that appeals are over", async () => {
    server.use(
      ...sessionOf(aUser({ zwiftId: second.profileId, zwiftIds: [second.profileId] })),
      respondWith(path, aRaceResults([first, second, third], { protocol: officialState })),
    );
    renderSignedIn('/race/results/401');
    const own = await openWhy(nameOf(second));
    expect(await own.findByText(over)).toBeInTheDocument();

    await userEvent.click(own.getByRole('button', { name: 'Строка ниже' }));

    await waitFor(() => expect(own.queryByText(over)).toBeNull());
  });

  it('does not state so in a provisional protocol, where the game id may lack its proof', async () => {
    server.use(
      ...sessionOf(aUser({ zwiftId: second.profileId, zwiftIds: [second.profileId, third.profileId] })),
      respondWith(path, aRaceResults([second, third], { protocol: provisionalState })),
      respondWith('/api/race/results/{id}/appeals', { data: [], ownRowIds: [third._id] }),
    );
    renderSignedIn('/race/results/401');
    await screen.findByRole('button', { name: 'Подать протест' });
    const own = await openWhy(nameOf(second));

    expect(own.queryByText(over)).toBeNull();
  });

  it('shows the outcomes of appeals about the row, and the decisions, to all readers', async () => {
    const appeal: Appeal = {
      _id: 'e'.repeat(24),
      rowId: second._id,
      name: 'Savva',
      subgroupLabel: 'A',
      isOwn: false,
      createdAt: '2026-11-20T09:00:00.000Z',
      status: 'accepted',
      text: null,
      link: null,
      answer: 'Пульс есть в файле датчика.',
      answeredBy: 'Дина',
      answeredAt: '2026-11-20T09:50:00.000Z',
    };
    server.use(respondWith('/api/race/results/{id}/appeals', { data: [appeal], ownRowIds: [] }));
    renderPortal('/race/results/401');

    const why = await openWhy(nameOf(second));

    expect(await why.findByText('Протест принят')).toBeInTheDocument();
    expect(why.getByText('Пульс есть в файле датчика.')).toBeInTheDocument();
    expect(why.queryByRole('button', { name: 'Подать протест' })).toBeNull();
  });

  it('links an administrator to the decision', async () => {
    server.use(
      ...sessionOf(aUser({ role: 'admin' })),
      respondWith('/api/race/results/{id}/appeals', { data: [], ownRowIds: [] }),
    );
    renderSignedIn('/race/results/401');

    const why = await openWhy(nameOf(second));

    expect(await why.findByRole('link', { name: 'Решить о строке' })).toHaveAttribute('href', '/results/edit/401');
  });
});

describe('the state of a protocol', () => {
  beforeEach(stubLiveSources);

  it.each([
    { what: 'provisional', change: {}, text: /Предварительный протесты до/ },
    {
      what: 'after the protests',
      change: { protestsUntil: '2026-11-20T00:00:00.000Z' },
      text: /протесты ещё принимаются/,
    },
    {
      what: 'official',
      change: officialState,
      text: /Официальный утверждён/,
    },
  ])('is shown with its end: $what', async ({ change, text }) => {
    server.use(respondWith(path, aRaceResults([first], { protocol: { ...provisionalState, ...change } })));
    renderPortal('/race/results/401');

    expect(
      await screen.findByText((_, element) => element?.tagName === 'LI' && text.test(element.textContent)),
    ).toBeInTheDocument();
  });

  it('shows the time of the last decision next to that of the update', async () => {
    const action = { property: 'disqualification', value: 'DSQ', rider: 'Savva', message: null };
    const moderators = ['2026-11-20T15:40:00.000Z', '2026-11-20T09:00:00.000Z'].map((date) => ({
      moderator: 'Дина',
      date,
      action,
    }));
    server.use(respondWith(path, aRaceResults([first], { modifiedResults: { hasModified: true, moderators } })));
    renderPortal('/race/results/401');

    expect(await screen.findByText(/последнее/)).toHaveTextContent(/2 изменения, последнее 20 ноября, 18:40/);
    expect(screen.getByRole('link', { name: /изменения/ })).toHaveAttribute('href', '/race/results/401?history=all');
  });
});
