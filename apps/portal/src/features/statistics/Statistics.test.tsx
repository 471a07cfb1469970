import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { requestedUrls, servePortal } from '../../testing/portalServer.ts';
import { renderPortal } from '../../testing/renderPortal.tsx';
import { respondUnavailable, respondWith } from '../../testing/respondWith.ts';
import { someStarts, statistics } from '../../testing/statistics.ts';

const server = servePortal(...statistics());
const main = '/race/statistics/main';
const findChart = async (name: string) => within(await screen.findByRole('figure', { name }));
const withoutSpaces = (text: string | null) => text?.replace(/\s/g, '');

describe('/race/statistics/main', () => {
  it('shows the number, races and ages of the starters', async () => {
    renderPortal(main);

    await findChart('Старты по месяцам');
    await screen.findByText('райдеров');
    expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
      'райдеров',
      'финишей',
      'заездов',
      'женщин',
    ]);
    expect(screen.getAllByRole('definition').map(({ textContent }) => withoutSpaces(textContent))).toEqual([
      '3930',
      '14716',
      '612',
      '13%',
    ]);
    expect((await findChart('Возраст')).getByText('30–39')).toBeInTheDocument();
    expect((await findChart('Типы заездов')).getByText('Догонялки')).toBeInTheDocument();
  });

  it('reads the period and the tables from the address, and writes changes to it', async () => {
    const asked = requestedUrls(server);
    server.use(respondWith('/api/statistics/riders-in-events/{id}', someStarts({ step: 'day' })));
    renderPortal(`${main}?period=month&tables=starts`);

    const chart = await findChart('Старты по дням');
    expect(chart.getByRole('table')).toBeInTheDocument();
    expect(asked.some(({ pathname }) => pathname === '/api/statistics/riders-in-events/2592000000')).toBe(true);

    await userEvent.click(chart.getByRole('radio', { name: 'График' }));
    expect(chart.queryByRole('table')).toBeNull();
    await userEvent.click(screen.getByRole('radio', { name: '3 месяца' }));

    await waitFor(() => expect(asked.at(-1)?.pathname).toBe('/api/statistics/riders-in-events/7862400000'));
  });

  it("queries by the reader's calendar", async () => {
    const asked = requestedUrls(server);
    renderPortal(main);
    await findChart('Возраст');

    const starts = asked.find(({ pathname }) => pathname.includes('riders-in-events'));
    expect(starts?.searchParams.get('zone')).toBe('Europe/Moscow');
  });

  it('copies a link to the current selection', async () => {
    const user = userEvent.setup();
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    renderPortal(`${main}?period=quarter`);

    await user.click(await screen.findByRole('button', { name: /Скопировать ссылку/ }));

    expect(write).toHaveBeenCalledExactlyOnceWith(window.location.href);
    expect(await screen.findByText('Ссылка скопирована вместе с выбранным видом')).toBeInTheDocument();
  });

  it('shows five leaders of 20 minutes, and links to all intervals', async () => {
    renderPortal(main);

    expect(await screen.findByRole('table', { name: /Лидеры среди мужчин, 20.минут/ })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Все интервалы' })).toHaveAttribute(
      'href',
      '/race/statistics/leaders/male',
    );
  });

  it('shows that no one started in the period', async () => {
    const totals = { riders: 0, starts: 0, finishes: 0, events: 0, male: 0, female: 0 };
    server.use(respondWith('/api/statistics/riders-in-events/{id}', someStarts({ periods: [], types: [], totals })));
    renderPortal(main);

    const chart = await findChart('Старты по месяцам');
    expect(chart.getByText('Данных пока нет')).toBeInTheDocument();
  });

  it('shows the loading error of one part, and the others', async () => {
    server.use(respondUnavailable('/api/statistics/riders-in-events/{id}'));
    renderPortal(main);

    expect(await screen.findByRole('alert')).toHaveTextContent('Статистика не загрузилась');
    await findChart('Возраст');
  });
});

describe('the leaders', () => {
  it.each([
    { sex: 'male', caption: /Лидеры среди мужчин/ },
    { sex: 'female', caption: /Лидеры среди женщин/ },
  ])('show those of $sex over four intervals, linked to rider and race', async ({ sex, caption }) => {
    const asked = requestedUrls(server);
    renderPortal(`/race/statistics/leaders/${sex}`);

    await screen.findAllByRole('rowheader');
    expect(screen.getAllByRole('table', { name: caption })).toHaveLength(4);
    const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(headings).toEqual(['15 секунд', '1 минута', '5 минут', '20 минут']);
    expect(screen.getAllByRole('link', { name: 'Лев Подветренный' })[0]).toHaveAttribute(
      'href',
      '/profile/1020/results',
    );
    expect(screen.getAllByRole('link', { name: 'Утренний подъём' })[0]).toHaveAttribute(
      'href',
      '/race/results/5100001',
    );
    expect(asked.some(({ pathname }) => pathname.endsWith(`/leaders-intervals/${sex}`))).toBe(true);
  });

  it('are in watts if the reader selects them', async () => {
    renderPortal('/race/statistics/leaders/male?power=watts');

    expect((await screen.findAllByText('400')).length).toBeGreaterThan(0);
    expect(screen.queryByText('5.61')).toBeNull();
  });

  it('show the loading error', async () => {
    server.use(respondUnavailable('/api/statistics/leaders-intervals/{id}'));
    renderPortal('/race/statistics/leaders/male');

    expect((await screen.findAllByRole('alert'))[0]).toHaveTextContent('База данных сейчас не отвечает');
  });
});

describe('the histograms', () => {
  it('of FTP are separate for men and women', async () => {
    renderPortal('/race/statistics/riders-ftp?tables=ftp-male,ftp-female');

    expect((await findChart('FTP мужчин, вт/кг')).getByRole('row', { name: /^3\.2/ })).toHaveTextContent('40');
    expect((await findChart('FTP женщин, вт/кг')).getByRole('row', { name: /^3\.2/ })).toHaveTextContent('5');
    expect(screen.getByText(/Посчитано/)).toHaveTextContent('Посчитано сегодня');
  });

  it('of racing scores have men and women in each range', async () => {
    renderPortal('/race/statistics/riders-racing-score?tables=score');
    const chart = await findChart('Гоночный рейтинг, мужчины и женщины');

    expect(chart.getByRole('row', { name: /^180/ })).toHaveTextContent('180909');
    expect(chart.getByRole('row', { name: /^190/ })).toHaveTextContent('190022');
  });

  it('show that there is no data', async () => {
    server.use(respondWith('/api/statistics/riders-total', { data: [], updatedAt: null }));
    renderPortal('/race/statistics/riders-ftp');

    expect(await screen.findAllByText('Данных пока нет')).toHaveLength(2);
  });

  it('show the loading error', async () => {
    server.use(respondUnavailable('/api/statistics/riders-total-racing-score'));
    renderPortal('/race/statistics/riders-racing-score');

    expect(await screen.findByRole('alert')).toHaveTextContent('Статистика не загрузилась');
  });
});
