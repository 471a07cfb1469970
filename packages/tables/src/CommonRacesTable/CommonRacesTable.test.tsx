import { render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { aCommonRace, someCommonRaces } from '../testing/aCommonRace.ts';
import { cellsOf, rowOf } from '../testing/protocolPage.ts';
import { resizeTo } from '../testing/resizeTo.ts';
import { CommonRacesTable } from './CommonRacesTable.tsx';

const names = ['Лев', 'Глеб'];
const rows = someCommonRaces();
const pathOf = (name: RegExp) => rowOf(name).querySelector('path')?.getAttribute('d') ?? '';

describe('<CommonRacesTable />', () => {
  afterEach(() => resizeTo(1024));

  it('shows the places and times of both, and the lead', () => {
    render(<CommonRacesTable caption="Общие заезды" names={names} rows={rows} />);

    expect(cellsOf(/Догонялки/).map((text) => text?.replace(/\s/gu, ' '))).toEqual([
      '14',
      '29:54.895',
      '0:27',
      '30:22.310',
      '27',
      '20.2 км, 171 м',
      '15 ноября 2026',
    ]);
    expect(within(rowOf(/Догонялки/)).getByTitle('Лев впереди на 0:27')).toBeInTheDocument();
    expect(within(rowOf(/Четверговая/)).getByTitle('Глеб впереди на 0:01')).toBeInTheDocument();
  });

  it('shows the comparison beside the race on a phone', () => {
    resizeTo(390);
    render(<CommonRacesTable caption="Общие заезды" names={names} rows={rows} />);
    const [, ...heads] = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);

    expect(heads).toEqual(['Кто впереди', 'Лев', 'Глеб', '#', '#', expect.anything(), expect.anything()]);
  });

  it('draws the bar towards the rider ahead', () => {
    render(<CommonRacesTable caption="Общие заезды" names={names} rows={rows} />);

    expect(pathOf(/Догонялки/)).toMatch(/^M0 2H-/);
    expect(pathOf(/Четверговая/)).toMatch(/^M0 2H\d/);
  });

  it('ends a bar beyond the scale in an arrow', () => {
    const many = Array.from({ length: 19 }, (_, eventId) => aCommonRace({ eventId, leadMs: 1000 }));
    const far = aCommonRace({ eventId: 99, eventName: 'Далеко', leadMs: 600_000 });
    render(<CommonRacesTable caption="Общие заезды" names={names} rows={[far, ...many]} />);

    expect(pathOf(/Далеко/)).toContain('L-100 6');
  });

  it('keeps a race that does not count, with the reason', () => {
    render(<CommonRacesTable caption="Общие заезды" names={names} rows={rows} />);

    expect(within(rowOf(/Субботний/)).getByText('не в счёт: не все в зачёте')).toBeInTheDocument();
    expect(within(rowOf(/Субботний/)).getByText('DNF')).toBeInTheDocument();
    expect(within(rowOf(/Пробная/)).getByText('не в счёт: разные группы')).toBeInTheDocument();
    expect(within(rowOf(/Вечерний/)).getByText('вровень')).toBeInTheDocument();
  });

  it('has columns for each of three, and marks one who did not take part', () => {
    const race = aCommonRace({ results: [null, ...aCommonRace().results], aheadAt: 1 });
    render(<CommonRacesTable caption="Общие заезды" names={['Влас', ...names]} rows={[race]} />);

    expect(screen.queryByRole('columnheader', { name: 'Кто впереди' })).toBeNull();
    expect(within(rowOf(/Догонялки/)).getByRole('img', { name: 'Без участия' })).toBeInTheDocument();
    expect(screen.getByText('29:54', { exact: false }).closest('[data-ahead]')).not.toBeNull();
  });

  it('links to the race', () => {
    render(
      <CommonRacesTable
        caption="Общие заезды"
        names={names}
        rows={rows}
        raceHref={({ eventId }) => `/race/results/${eventId}`}
      />,
    );

    expect(screen.getByRole('link', { name: 'Догонялки КРОНА' })).toHaveAttribute('href', '/race/results/5');
  });

  it('shows advice when they have no common race', () => {
    render(<CommonRacesTable caption="Общие заезды" names={names} rows={[]} />);

    expect(screen.getByRole('heading', { name: 'Общих заездов нет' })).toBeInTheDocument();
  });
});
