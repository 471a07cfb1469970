import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { anEvent } from '../../testing/anEvent.ts';
import { requestedUrls, servePortal } from '../../testing/portalServer.ts';
import { renderPortal } from '../../testing/renderPortal.tsx';
import { respondUnavailable, respondWith, respondWithError } from '../../testing/respondWith.ts';
import {
  aClassification,
  aGeneralRow,
  aSeries,
  aSeriesCard,
  aStage,
  seriesPath,
  seriesResponses,
  seriesSlug,
  someSeries,
  variedSeries,
} from '../../testing/series.ts';

const server = servePortal(...seriesResponses());
const results = `${seriesPath}/results`;
const show = (changes: Parameters<typeof aSeries>[0]) =>
  server.use(respondWith('/api/series/{urlSlug}', { data: aSeries(changes) }));
const rowsOf = async (name: string) =>
  within(await screen.findByRole('table', { name }))
    .getAllByRole('row')
    .map(({ textContent }) => textContent ?? '');

describe('/series', () => {
  it('shows the ongoing series first, each with its type, dates, stages and next step', async () => {
    renderPortal('/series');

    const title = await screen.findByRole('heading', { level: 3, name: 'Осенний кубок' });
    const card = title.closest('article');
    expect(card).toHaveTextContent(/Тур.*этап 5, сегодня.*21\sоктября\s–\s12\sдекабря.*8 этапов/);
    expect(screen.getByRole('link', { name: 'Осенний кубок' })).toHaveAttribute('href', results);
    expect(screen.queryByRole('link', { name: 'Зимняя серия' })).toBeNull();
    const tabs = within(screen.getByRole('navigation', { name: 'Какие серии' }));
    expect(tabs.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Текущие2',
      'Анонсированные1',
      'Завершённые1',
    ]);
  });

  it('counts no stages of a series without any, such as endurance', async () => {
    const ongoing = [aSeriesCard({ status: 'ongoing', stagesCount: 0, stagesDone: 0 })];
    server.use(respondWith('/api/series/organizers', someSeries({ ongoing })));
    renderPortal('/series');

    const title = await screen.findByRole('heading', { level: 3, name: 'Осенний кубок' });
    expect(title.closest('article')).not.toHaveTextContent('0 этапов');
  });

  it('opens at the first status that has any series', async () => {
    server.use(
      respondWith('/api/series/organizers', someSeries({ completed: [aSeriesCard({ status: 'completed' })] })),
    );
    renderPortal('/series');

    expect(await screen.findByRole('link', { name: /Завершённые/ })).toHaveAttribute('aria-current', 'page');
    expect(screen.getByRole('link', { name: 'Осенний кубок' })).toBeInTheDocument();
  });

  it('links an announced series to its schedule', async () => {
    renderPortal('/series?status=upcoming');

    expect(await screen.findByRole('link', { name: 'Зимняя серия' })).toHaveAttribute(
      'href',
      '/series/os-zimnyaya/schedule',
    );
  });

  it('paginates the completed ones', async () => {
    const asked = requestedUrls(server);
    const second = someSeries(
      { completed: [aSeriesCard({ name: 'Старый тур', status: 'completed' })] },
      { completed: 21 },
    );
    server.use(
      respondWith('/api/series/organizers', (query) =>
        query.get('page') === '2'
          ? second
          : { ...variedSeries, quantities: { ...variedSeries.quantities, completed: 21 } },
      ),
    );
    renderPortal('/series?status=completed&page=2');

    expect(await screen.findByRole('link', { name: 'Старый тур' })).toBeInTheDocument();
    expect(screen.getByRole('navigation', { name: 'Страницы' })).toBeInTheDocument();
    const paged = asked.find(({ searchParams }) => searchParams.get('page') === '2');
    expect(paged?.searchParams.get('seriesStatus')).toBe('completed');
  });

  it('shows that there are none at all, and none of a status', async () => {
    server.use(respondWith('/api/series/organizers', someSeries()));
    renderPortal('/series');
    expect(await screen.findByRole('heading', { name: 'Серий пока нет' })).toBeInTheDocument();
  });

  it('shows that a status has none while others have', async () => {
    server.use(respondWith('/api/series/organizers', someSeries({ ongoing: [aSeriesCard()] })));
    renderPortal('/series?status=upcoming');
    expect(await screen.findByRole('heading', { name: 'Новых серий не объявлено' })).toBeInTheDocument();
  });

  it('shows the loading error', async () => {
    server.use(respondUnavailable('/api/series/organizers'));
    renderPortal('/series');

    expect(await screen.findByRole('alert')).toHaveTextContent('Серии не загрузились');
  });
});

describe('the page of a series', () => {
  it('redirects to the results, with the leaders of its classifications in the header', async () => {
    renderPortal(seriesPath);

    expect(await screen.findByRole('heading', { level: 1, name: 'Осенний кубок' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Результаты', current: 'page' })).toBeInTheDocument();
    expect((await screen.findByText('майка лидера', { selector: 'li title' })).closest('li')).toHaveTextContent(
      /Общий зачёт.+3:55:26$/,
    );
    expect(screen.getByText('84 очка')).toBeInTheDocument();
    expect(document.title).toBe('Осенний кубок · Отрыв');
  });

  it('redirects to the schedule while announced, and hides the results tab', async () => {
    show({ status: 'upcoming', stages: [aStage(5)] });
    renderPortal(seriesPath);

    expect(await screen.findByRole('link', { name: /Расписание/, current: 'page' })).toHaveAttribute(
      'href',
      `${seriesPath}/schedule`,
    );
    expect(within(screen.getByRole('navigation', { name: 'Разделы серии' })).getAllByRole('link')).toHaveLength(2);
  });

  it('shows that the series does not exist', async () => {
    server.use(respondWithError('/api/series/{urlSlug}', 404, 'series_not_found', 'Серия не найдена.'));
    renderPortal(results);

    expect(await screen.findByRole('heading', { level: 1, name: 'Такой серии нет' })).toBeInTheDocument();
  });

  it('shows the regulations as Markdown, and a note if there are none', async () => {
    renderPortal(`${seriesPath}/regulations`);

    expect(await screen.findByText('меньшее')).toHaveProperty('tagName', 'STRONG');
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'О серии',
      'Правила',
      'Призы',
    ]);
  });

  it('shows that there are no regulations', async () => {
    show({ description: ' ', rules: '', prizes: '' });
    renderPortal(`${seriesPath}/regulations`);

    expect(await screen.findByRole('heading', { name: 'Регламента пока нет' })).toBeInTheDocument();
  });

  it('lists its races, linking finished ones to their protocols', async () => {
    renderPortal(`${seriesPath}/schedule`);

    const table = within(await screen.findByRole('table', { name: 'Этапы: Осенний кубок' }));
    expect(await table.findByRole('link', { name: 'Осенний кубок. Этап 4' })).toHaveAttribute(
      'href',
      '/race/results/504',
    );
    expect(table.getByRole('link', { name: 'Осенний кубок. Этап 5' })).toHaveAttribute('href', '/race/schedule/505');
    expect(table.getByRole('row', { name: /Осенний кубок. Этап 5/ })).toHaveTextContent(/Этап 5: Перевал, /);
  });
});

describe('the results of a tour', () => {
  it('show a button for each stage but the prologue, linking ridden ones to protocols and coming ones to races', async () => {
    renderPortal(results);

    const nav = within(await screen.findByRole('navigation', { name: 'Этапы' }));
    const links = nav.getAllByRole('link');
    expect(links.map(({ textContent }) => textContent)).toEqual([
      'Главный зачёт',
      '1',
      '2',
      '3',
      '4',
      '5 сегодня',
      '6',
      '7',
      '8',
    ]);
    expect(nav.getByRole('link', { name: 'Этап 4: Холмы' })).toHaveAttribute('href', `${results}/stage/4`);
    expect(nav.getByRole('link', { name: '5 сегодня, Этап 5: Перевал' })).toHaveAttribute('href', '/race/schedule/505');
  });

  it('link a stage that has started to the results of its race until it has a protocol', async () => {
    show({ stages: aSeries().stages.map((stage) => ({ ...stage, ...(stage.order === 4 && { hasResults: false }) })) });
    renderPortal(results);

    const nav = within(await screen.findByRole('navigation', { name: 'Этапы' }));
    expect(nav.getByRole('link', { name: 'Этап 4: Холмы' })).toHaveAttribute('href', '/race/results/504');
  });

  it('show the category in the address', async () => {
    renderPortal(`${results}?category=B`);
    const all = aClassification().data.results.filter(({ finalCategory }) => finalCategory === 'B');

    await screen.findByRole('table', { name: 'Главный зачёт' });
    await waitFor(() => expect(screen.getByRole('radio', { name: 'B' })).toBeChecked());
    const shown = await rowsOf('Главный зачёт');
    expect(shown.filter((text) => all.some(({ profileData }) => text.includes(profileData.lastName)))).toHaveLength(
      all.length,
    );
  });

  it('offer the classifications that have rows, kept in the address', async () => {
    renderPortal(results);
    const kinds = within(await screen.findByRole('group', { name: 'Зачёты' }));
    expect(kinds.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent)).toEqual([
      'Общий зачёт',
      'Очки',
      'Женщины',
      'Возраст',
      'Команды',
    ]);

    await userEvent.click(kinds.getByRole('radio', { name: 'Очки' }));

    expect((await rowsOf('Очки: Осенний кубок'))[1]).toMatch(/84$/);
    await userEvent.click(kinds.getByRole('radio', { name: 'Команды' }));
    expect((await rowsOf('Команды: Осенний кубок'))[1]).toContain('Ветер');
  });

  it('omit classifications without rows', async () => {
    const none = { points: [], women: [], ages: [], teams: [] };
    server.use(
      respondWith(
        '/api/series/general-classification/{urlSlug}',
        aClassification(undefined, { classifications: none }),
      ),
    );
    renderPortal(results);

    await screen.findByRole('table', { name: 'Главный зачёт' });
    expect(screen.queryByRole('group', { name: 'Зачёты' })).toBeNull();
  });

  it('show a series without a ridden stage as one without standings', async () => {
    show({ stages: [aStage(0), aStage(5)] });
    renderPortal(results);

    expect(await screen.findByRole('heading', { name: 'Зачёта пока нет' })).toBeInTheDocument();
  });

  it('show the loading error of the standings', async () => {
    server.use(respondUnavailable('/api/series/general-classification/{urlSlug}'));
    renderPortal(results);

    expect(await screen.findByRole('alert')).toHaveTextContent('Зачёт не загрузился');
  });
});

describe('what if', () => {
  it('requests the standings without a stage, and marks them as unofficial', async () => {
    const asked = requestedUrls(server);
    renderPortal(results);
    await userEvent.click(await screen.findByRole('button', { name: 'Что, если…' }));
    expect(screen.queryByText(/Неофициально/)).toBeNull();

    await userEvent.click(await screen.findByRole('switch', { name: 'без «Долина»' }));

    expect(await screen.findByText(/Неофициально/)).toBeInTheDocument();
    const trial = asked.find(({ pathname }) => pathname.endsWith(`${seriesSlug}/what-if`));
    expect(trial?.searchParams.get('without')).toBe('3');
    await userEvent.click(screen.getByRole('button', { name: 'Убрать условие: без «Долина»' }));
    await waitFor(() => expect(screen.queryByText(/Неофициально/)).toBeNull());
  });

  it('moves a rider to another category', async () => {
    const asked = requestedUrls(server);
    const { profileId, profileData } = aGeneralRow(0);
    renderPortal(results);
    await userEvent.click(await screen.findByRole('button', { name: 'Что, если…' }));
    await userEvent.type(screen.getByRole('combobox', { name: 'Райдер' }), profileData.lastName);
    const found = within(await screen.findByRole('listbox', { name: 'Райдер' })).getAllByRole('option');
    await userEvent.click(found[0] ?? document.body);
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Категория' }), 'B');

    await userEvent.click(screen.getByRole('button', { name: 'Пересчитать' }));

    await screen.findByText(/Неофициально/);
    const trial = asked.find(({ pathname }) => pathname.endsWith('/what-if'));
    expect(trial?.searchParams.get('category')).toBe(`${profileId}:B`);
  });

  it('opens from a shared address, dropping its invalid parts', async () => {
    const asked = requestedUrls(server);
    renderPortal(`${results}?without=2,xyz&assume=9001:A,0:B`);

    expect(await screen.findByText(/Неофициально/)).toBeInTheDocument();
    expect(await screen.findByRole('button', { name: /Убрать условие: .+ в категории A/ })).toBeInTheDocument();
    const trial = asked.find(({ pathname }) => pathname.endsWith('/what-if'));
    expect([trial?.searchParams.get('without'), trial?.searchParams.get('category')]).toEqual(['2', '9001:A']);
  });

  it('does not claim that there is nothing to recalculate when the official standings failed to load', async () => {
    renderPortal(`${results}?without=2`);
    // The code of the panel is loaded: it renders immediately below.
    await screen.findByRole('combobox', { name: 'Райдер' });
    cleanup();
    server.use(respondUnavailable('/api/series/general-classification/{urlSlug}'));
    renderPortal(`${results}?without=2`);

    expect(await screen.findByText('Зачёт не загрузился')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Что, если…', expanded: true })).toBeInTheDocument();
    expect(screen.queryByText(/Пересчитывать пока нечего/)).toBeNull();
  });
});

describe('the results of other series', () => {
  it('are the winners, the group leaders and the sums for catch-ups', async () => {
    show({ type: 'catchUp' });
    renderPortal(results);

    expect(await screen.findByRole('heading', { level: 2, name: 'Победители' })).toBeInTheDocument();
    expect(screen.getAllByRole('table')).toHaveLength(3);
    expect(screen.getAllByRole('link', { name: /результаты/ })[0]).toHaveAttribute('href', '/race/results/441');
    expect(screen.getAllByText('Ватопия').length).toBeGreaterThan(0);
  });

  it('are the finished races for a plain series', async () => {
    const asked = requestedUrls(server);
    show({ type: 'series' });
    server.use(
      respondWith('/api/series/stages/{urlSlug}/{status}', {
        data: [{ ...anEvent({ id: 701, name: 'Зимний круг', started: true }), stage: { order: 1, name: '' } }],
        routes: [],
      }),
    );
    renderPortal(results);

    expect(await screen.findByRole('link', { name: 'Зимний круг' })).toHaveAttribute('href', '/race/results/701');
    expect(asked.map(({ pathname }) => pathname)).toContain(`/api/series/stages/${seriesSlug}/finished`);
  });
});
