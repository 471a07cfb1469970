import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { setPreferences } from '../../session/preferences.ts';
import { aSubgroup } from '../../testing/anEvent.ts';
import { answers, isDown, refuses } from '../../testing/answers.ts';
import { aDnf, aRaceResults, aResult } from '../../testing/aRaceResults.ts';
import { servePortal } from '../../testing/portalServer.ts';
import { renderPortal } from '../../testing/renderPortal.tsx';

const path = '/api/race/results/{id}';
const finishers = Array.from({ length: 8 }, (_, at) => aResult(at));
const server = servePortal(answers(path, aRaceResults([...finishers, aDnf(8)])));
const protocol = () => screen.findByRole('table', { name: /^Протокол/ });
const rowsOf = (table: HTMLElement) => within(table).getAllByRole('rowheader');

describe('the protocol of a race', () => {
  afterEach(() => {
    vi.useRealTimers();
    setPreferences({ power: 'wattsPerKg', resultColumns: {} });
    localStorage.removeItem('otryv_seen_results');
  });

  it('shows the finishers in order and the race in a few figures', async () => {
    renderPortal('/race/results/401');

    expect(rowsOf(await protocol())).toHaveLength(8);
    expect(rowsOf(await protocol())[0]).toHaveTextContent('Тимур Ветлужский');
    expect(screen.getByText('время победителя').closest('div')).toHaveTextContent('24:17.346');
    expect(screen.getByText('отрыв победителя').closest('div')).toHaveTextContent('+871мс');
    expect(screen.getByText('финишировали').closest('div')).toHaveTextContent('8 из 9');
    expect(document.title).toBe('Четверговая гонка · Отрыв');
  });

  it('keeps those who dropped out on a tab of their own, with the filters of the address', async () => {
    renderPortal('/race/results/401?power=watts');
    await protocol();

    const tab = screen.getByRole('link', { name: /^Сход/ });
    expect(tab).toHaveAttribute('href', '/race/results/401?power=watts&tab=dnf');
    await userEvent.click(tab);

    const table = within(await screen.findByRole('table', { name: /^Сошли/ }));
    expect(table.getByText('Janne Koskelainen')).toBeInTheDocument();
    expect(table.queryByText('Тимур Ветлужский')).toBeNull();
    expect(screen.getByRole('radio', { name: 'ватты' })).toBeChecked();
  });

  it('takes category, order and unit from the address', async () => {
    renderPortal('/race/results/401?category=A&sort=-rider&power=watts');

    expect(rowsOf(await protocol())).toHaveLength(2);
    const sorted = screen.getAllByRole('columnheader').filter((header) => header.hasAttribute('aria-sort'));
    expect(sorted.map((header) => header.getAttribute('aria-sort'))).toEqual(['descending']);
    expect(sorted[0]).toHaveTextContent('Райдер');
    expect(screen.getByRole('radio', { name: 'ватты' })).toBeChecked();
  });

  it('ignores a category and a column that are not there', async () => {
    renderPortal('/race/results/401?category=Z&sort=nonsense&power=horses');

    expect(rowsOf(await protocol())).toHaveLength(8);
    expect(screen.getByRole('radio', { name: 'вт/кг' })).toBeChecked();
  });

  it('filters by category and remembers the unit of power', async () => {
    renderPortal('/race/results/401');
    await protocol();

    await userEvent.click(screen.getByRole('radio', { name: /^B/ }));
    await userEvent.click(screen.getByRole('radio', { name: 'ватты' }));

    await waitFor(async () => expect(rowsOf(await protocol())).toHaveLength(2));
    expect(localStorage.getItem('otryv_preferences')).toContain('"power":"watts"');
  });

  it('offers no choice of group in a race of one', async () => {
    server.use(answers(path, aRaceResults(finishers, { eventSubgroups: [aSubgroup('A')] })));

    renderPortal('/race/results/401');

    await protocol();
    expect(screen.queryByRole('radio', { name: /^Все/ })).toBeNull();
  });

  it('has the tools of a table: find, export, columns in presets', async () => {
    renderPortal('/race/results/401');
    await protocol();

    await userEvent.click(screen.getByRole('button', { name: 'Найти' }));
    await userEvent.type(await screen.findByRole('combobox', { name: 'Место или имя' }), '3{Enter}');
    await waitFor(() => expect(screen.getAllByRole('row')[4]).toHaveFocus());

    await userEvent.click(screen.getByRole('button', { name: 'Выгрузить' }));
    expect(screen.getByRole('menuitem', { name: 'Скачать показанное, CSV' })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Столбцы' }));
    await userEvent.click(await screen.findByRole('radio', { name: 'Стример' }));
    expect(screen.queryByRole('columnheader', { name: 'ЧСС', hidden: true })).toBeNull();
  });

  it('lets new finishers wait while the race is on, when its reader comes back', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const running = { isFinal: false } as const;
    server.use(answers(path, aRaceResults(finishers.slice(0, 6), running)));
    renderPortal('/race/results/402');
    await protocol();
    server.use(answers(path, aRaceResults(finishers, running)));

    // A page that was left for a moment is not read again.
    vi.setSystemTime(Date.now() + 10_000);
    act(() => void dispatchEvent(new Event('focus')));

    expect(await screen.findByText('Ещё 2 финишировали')).toBeInTheDocument();
    expect(rowsOf(await protocol())).toHaveLength(6);
    await userEvent.click(screen.getByRole('button', { name: 'Показать' }));
    expect(rowsOf(await protocol())).toHaveLength(8);
  });

  it('marks what has changed since the last visit', async () => {
    localStorage.setItem('otryv_seen_results', JSON.stringify([[403, { row2: 'B 9 1' }]]));
    const { event, ...race } = aRaceResults(finishers);
    server.use(answers(path, { ...race, event: { ...event, id: 403 } }));

    renderPortal('/race/results/403');

    await protocol();
    const changed = screen.getAllByRole('row').filter((row) => row.hasAttribute('data-changed'));
    expect(changed).toHaveLength(1);
    expect(changed[0]).toHaveTextContent('изменилось с вашего прошлого визита');
  });

  it('tells the words of the organizer on a tab', async () => {
    renderPortal('/race/results/401?tab=about');

    expect(await screen.findByText(/Первый горный финиш/)).toBeInTheDocument();
  });

  it('says that the race is on while nobody has finished', async () => {
    server.use(answers(path, aRaceResults([], { isFinal: false, version: 0 })));

    renderPortal('/race/results/401');

    expect(await screen.findByRole('heading', { name: 'Заезд идёт' })).toBeInTheDocument();
  });

  it('sends back to the race before its start', async () => {
    server.use(refuses(path, 404, 'event_not_started', 'Заезд ещё не начался.'));

    renderPortal('/race/results/401');

    expect(await screen.findByRole('link', { name: 'К заезду' })).toHaveAttribute('href', '/race/schedule/401');
  });

  it('says that there is no such race', async () => {
    server.use(refuses(path, 404, 'event_not_found', 'Заезд не найден.'));

    renderPortal('/race/results/401');

    expect(await screen.findByRole('heading', { level: 1, name: 'Такого заезда нет' })).toBeInTheDocument();
  });

  it('says the sentence of the server', async () => {
    server.use(isDown(path));

    renderPortal('/race/results/401');

    expect(await screen.findByRole('alert')).toHaveTextContent('База данных сейчас не отвечает');
  });
});
