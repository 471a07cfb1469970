import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { aUser, sessionOf } from '../../../testing/aSession.ts';
import { requestedUrls, servePortal } from '../../../testing/portalServer.ts';
import { renderPortal, renderSignedIn } from '../../../testing/renderPortal.tsx';
import { respondUnavailable, respondWith, respondWithError } from '../../../testing/respondWith.ts';
import { aComparedRace, aComparison, aComparisonOfThree, aRiderWithEverything } from '../../../testing/riders.ts';

const compare = '/api/race/profile/compare';
const janne = { zwiftId: 3060, firstName: 'Janne', lastName: 'Koskelainen' };
const server = servePortal(...aRiderWithEverything());
const ridersAsked = (asked: URL[]) =>
  asked.filter(({ pathname }) => pathname === compare).map(({ searchParams }) => searchParams.get('riders'));

describe('/compare', () => {
  it('shows two riders with the score of all common races, and the usual lead', async () => {
    renderPortal('/compare?riders=1020,2040');

    expect(await screen.findByText('2 : 1')).toBeInTheDocument();
    expect(screen.getByText(/Лев Подветренный впереди в 2 из 3 общих заездов, обычно на 0:27/)).toBeInTheDocument();
    expect(screen.getByText('4 общих заезда, 3 в счёте')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Глеб Полозов' })).toHaveAttribute('href', '/profile/2040/results');
  });

  it('shows who was ahead in each race, and keeps uncounted races with the reason', async () => {
    renderPortal('/compare?riders=1020,2040');
    const races = within(await screen.findByRole('table', { name: /Общие заезды/ }));

    expect(races.getByTitle('Лев впереди на 0:27')).toBeInTheDocument();
    expect(races.getByTitle('Глеб впереди на 0:01')).toBeInTheDocument();
    expect(races.getByText('не в счёт: не все в зачёте')).toBeInTheDocument();
    expect(races.getByText('DNF')).toBeInTheDocument();
    expect(races.getByRole('link', { name: 'Осенний кубок. Этап 4' })).toHaveAttribute('href', '/race/results/4');
  });

  it('compares two groups in a race that ranks them together, but not separately', async () => {
    const groupsOf = (eventId: number, changes: Parameters<typeof aComparedRace>[2]) => {
      const [one, other] = aComparedRace(eventId, 60_000).sides;
      const sides = [one ?? null, other ? { ...other, subgroupLabel: 'C' as const } : null];
      return aComparedRace(eventId, 60_000, { sides, ...changes });
    };
    const races = [groupsOf(4, {}), groupsOf(3, { uncounted: 'otherGroup', aheadAt: null, leadMs: null })];
    server.use(respondWith(compare, aComparison(undefined, { races })));
    renderPortal('/compare?riders=1020,2040');

    expect(await screen.findByRole('row', { name: /Этап 4/ })).toHaveTextContent('1:00');
    expect(screen.getByRole('row', { name: /Этап 3/ })).toHaveTextContent('не в счёт: разные группы');
  });

  it('shows their figures side by side, marking the best of each except weight and races', async () => {
    renderPortal('/compare?riders=1020,2040');
    const figures = within(await screen.findByRole('table', { name: 'Цифры' }));

    expect(figures.getByRole('row', { name: /Побед/ })).toHaveTextContent('Побед6, лучшее0');
    expect(figures.getByRole('row', { name: /Вес/ })).not.toHaveTextContent('лучшее');
    expect(figures.getByRole('row', { name: /Гонок/ })).toHaveTextContent('Гонок14855');
    expect(figures.getByRole('row', { name: /Рейтинг за 30 дней/ })).toHaveTextContent('+12, лучшее−2');
  });

  it('labels a hidden weight as hidden', async () => {
    const hidden = {
      zwiftId: 2040,
      firstName: 'Глеб',
      lastName: 'Полозов',
      isWeightHidden: true,
      weight: null,
    } as const;
    server.use(respondWith(compare, aComparison(hidden)));
    renderPortal('/compare?riders=1020,2040');

    expect(await screen.findByRole('row', { name: /Вес/ })).toHaveTextContent('78.3скрыто');
  });

  it('shows the curves of both', async () => {
    renderPortal('/compare?riders=1020,2040');
    const chart = within(await screen.findByRole('figure', { name: /Лучшая мощность/ }));

    await userEvent.click(chart.getByRole('radio', { name: 'Таблицей' }));

    expect(chart.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Интервал',
      expect.stringContaining('Лев'),
      expect.stringContaining('Глеб'),
    ]);
  });

  it('shows the curve and the figures of a single rider, and asks for another one to compare', async () => {
    renderPortal('/compare?riders=1020');

    expect(await screen.findByRole('figure', { name: /Лучшая мощность/ })).toBeInTheDocument();
    expect(screen.getByRole('table', { name: 'Цифры' })).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'С кем сравнить?' })).toBeInTheDocument();
    expect(screen.queryByRole('table', { name: /Общие заезды/ })).toBeNull();
  });

  it('shows that a single rider does not exist', async () => {
    const none = respondWithError('/api/race/profile/{zwiftId}', 404, 'rider_not_found', 'Такого райдера нет.');
    server.use(none);
    renderPortal('/compare?riders=9');

    expect(await screen.findByRole('alert')).toHaveTextContent('Такого райдера нет.');
  });

  it('reads the period from the address, and writes a change to it', async () => {
    const asked = requestedUrls(server);
    renderPortal('/compare?riders=1020,2040&days=365');
    await screen.findByText('2 : 1');

    await userEvent.click(screen.getByRole('radio', { name: 'всё время' }));

    await waitFor(() => expect(asked.filter(({ pathname }) => pathname === compare)).toHaveLength(2));
    const days = asked.filter(({ pathname }) => pathname === compare).map((url) => url.searchParams.get('days'));
    expect(days).toEqual(['365', null]);
  });

  it('compares three riders in the races of any two of them', async () => {
    server.use(respondWith(compare, aComparisonOfThree(janne)));
    renderPortal('/compare?riders=1020,2040,3060');

    expect(await screen.findByText('2 : 1 : 1')).toBeInTheDocument();
    const races = within(screen.getByRole('table', { name: /Общие заезды/ }));
    expect(races.getAllByRole('row')).toHaveLength(6);
    expect(races.getByRole('columnheader', { name: 'Janne' })).toBeInTheDocument();
    expect(races.queryByRole('columnheader', { name: 'Кто впереди' })).toBeNull();
  });

  it('requests at most four distinct riders, ignoring non-numeric ids', async () => {
    const asked = requestedUrls(server);
    renderPortal('/compare?riders=1020,x,2040,2040,-1,3060,4080,5000');

    await waitFor(() => expect(ridersAsked(asked)).toEqual(['1020,2040,3060,4080']));
  });

  it('swaps, adds and removes riders in the address', async () => {
    const asked = requestedUrls(server);
    renderPortal('/compare?riders=1020,2040');
    await screen.findByText('2 : 1');

    await userEvent.click(screen.getByRole('button', { name: /Поменять местами/ }));
    await waitFor(() => expect(ridersAsked(asked)).toContain('2040,1020'));
    await userEvent.click(await screen.findByRole('button', { name: 'Убрать: Глеб Полозов' }));

    expect(await screen.findByRole('heading', { name: 'С кем сравнить?' })).toBeInTheDocument();
  });

  it('finds a rider by name', async () => {
    const asked = requestedUrls(server);
    renderPortal('/compare?riders=2040');
    const field = await screen.findByRole('combobox', { name: 'Добавить райдера' });

    await userEvent.type(field, 'Дарина');
    await waitFor(() => expect(asked.some((url) => url.searchParams.get('search') === 'Дарина')).toBe(true));
    await userEvent.click(await screen.findByRole('option', { name: /Дарина Ледовских/ }));

    await waitFor(() => expect(ridersAsked(asked)).toEqual(['2040,1022']));
  });

  it('suggests frequent rivals of the first rider', async () => {
    const asked = requestedUrls(server);
    renderPortal('/compare?riders=1020');

    await userEvent.click(await screen.findByRole('button', { name: 'Глеб Полозов' }));

    await waitFor(() => expect(ridersAsked(asked)).toEqual(['1020,2040']));
  });

  it('suggests the reader', async () => {
    server.use(...sessionOf(aUser({ zwiftId: 7, zwiftIds: [7] })), ...aRiderWithEverything());
    const asked = requestedUrls(server);
    renderSignedIn('/compare?riders=1020');

    await userEvent.click(await screen.findByRole('button', { name: 'Вы' }));

    await waitFor(() => expect(ridersAsked(asked)).toEqual(['1020,7']));
  });

  it('asks for riders to compare when the address has none', async () => {
    renderPortal('/compare');

    expect(await screen.findByRole('heading', { name: 'Кого сравнить?' })).toBeInTheDocument();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('shows that they never met in the period', async () => {
    const none = { races: [], quantityCommon: 0, quantityCounted: 0, typicalLeadMs: null };
    const { riders } = aComparison();
    server.use(
      respondWith(compare, aComparison(undefined, { ...none, riders: riders.map((one) => ({ ...one, ahead: 0 })) })),
    );
    renderPortal('/compare?riders=1020,2040');

    expect(await screen.findByRole('heading', { name: 'Общих заездов нет' })).toBeInTheDocument();
    expect(screen.getByText('Общих заездов за этот срок нет')).toBeInTheDocument();
  });

  it('does not report common races as missing when none of them counts', async () => {
    const { riders } = aComparison();
    const uncounted = { quantityCounted: 0, typicalLeadMs: null, riders: riders.map((one) => ({ ...one, ahead: 0 })) };
    server.use(respondWith(compare, aComparison(undefined, uncounted)));
    renderPortal('/compare?riders=1020,2040');

    expect(await screen.findByText('Ни один общий заезд за этот срок не в счёт')).toBeInTheDocument();
    expect(screen.queryByText('Общих заездов за этот срок нет')).toBeNull();
  });

  it('shows that a rider does not exist', async () => {
    server.use(respondWithError(compare, 404, 'rider_not_found', 'Такого райдера на портале нет.'));
    renderPortal('/compare?riders=1020,9');

    expect(await screen.findByRole('alert')).toHaveTextContent('Такого райдера на портале нет.');
  });

  it('shows the loading error', async () => {
    server.use(respondUnavailable(compare));
    renderPortal('/compare?riders=1020,2040');

    expect(await screen.findByRole('alert')).toHaveTextContent('Сравнение не загрузилось');
  });
});
