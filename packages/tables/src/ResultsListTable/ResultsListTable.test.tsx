import { OtryvProvider } from '@otryv/ui';
import { render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aRace } from '../testing/aRace.ts';
import { ResultsListTable } from './ResultsListTable.tsx';

const rows = [aRace(), aRace({ id: 52, name: 'Без протокола', totalFinishedCount: null, winner: null })];
const cellOf = (race: RegExp, column: string) =>
  screen.getByRole('row', { name: race }).querySelector(`[data-column="${column}"]`);

describe('<ResultsListTable />', () => {
  it('shows the number of finishers, and nothing before there is a protocol', () => {
    render(<ResultsListTable caption="Результаты" rows={rows} />);

    expect(within(screen.getByRole('row', { name: /Перевал/ })).getAllByText('91').length).toBeGreaterThan(0);
    expect(within(screen.getByRole('row', { name: /Без протокола/ })).queryByText('T')).toBeNull();
  });

  it('shows the winner, the time, and the lead over the second', () => {
    render(<ResultsListTable caption="Результаты" rows={rows} />);

    expect(cellOf(/Перевал/, 'winner')).toHaveTextContent('Демьян Крутогоров');
    expect(cellOf(/Перевал/, 'winnerTime')).toHaveTextContent('24:17.346');
    expect(cellOf(/Перевал/, 'winnerGap')).toHaveTextContent('+0:01');
    expect(screen.getByRole('columnheader', { name: 'Отрыв от второго' })).toBeInTheDocument();
  });

  it('explains a missing winner, and draws no gap without a second', () => {
    const [race] = rows;
    const alone = aRace({ id: 53, name: 'Одиночка', winner: race?.winner && { ...race.winner, secondGap: null } });
    render(<ResultsListTable caption="Результаты" rows={[...rows, alone]} />);

    expect(within(screen.getByRole('row', { name: /Без протокола/ })).getByRole('img')).toHaveAccessibleName(
      'победителя ещё нет',
    );
    expect(cellOf(/Одиночка/, 'winner')).toHaveTextContent('Демьян Крутогоров');
    expect(cellOf(/Одиночка/, 'winnerGap')).toBeEmptyDOMElement();
  });

  it("shows as text in a phone's lines that there is no winner yet", () => {
    render(<ResultsListTable caption="Результаты" rows={rows} />);

    expect(cellOf(/Без протокола/, 'race')).toHaveTextContent('победителя ещё нет');
    expect(cellOf(/Перевал/, 'race')).not.toHaveTextContent('победителя ещё нет');
  });

  it.each([
    { typeRaceCustom: 'classicGroup', badges: 1 },
    { typeRaceCustom: 'catchUp', badges: 0 },
    { typeRaceCustom: null, badges: 0 },
  ])('names the group of the winner if each group has one: $typeRaceCustom', ({ typeRaceCustom, badges }) => {
    render(<ResultsListTable caption="Результаты" rows={[aRace({ typeRaceCustom })]} />);

    expect(cellOf(/Перевал/, 'winner')?.querySelectorAll('[data-category="A"]')).toHaveLength(badges);
  });

  it('explains as text what T counts', () => {
    render(<ResultsListTable caption="Результаты" rows={rows} />);

    expect(screen.getByRole('columnheader', { name: 'Финишировали' })).toBeInTheDocument();
    expect(within(screen.getByRole('row', { name: /Перевал/ })).getByText('финишировали')).toBeInTheDocument();
  });

  it('shows the day and the time in the provider’s zone', () => {
    render(
      <OtryvProvider now={Date.parse('2026-11-25T12:00:00Z')} timeZone="Asia/Vladivostok">
        <ResultsListTable caption="Результаты" rows={[aRace()]} />
      </OtryvProvider>,
    );

    expect(screen.getByText(/22 ноября/)).toHaveTextContent('22 ноября00:30');
  });

  it('shows laps, series and organizer on request', () => {
    render(
      <ResultsListTable
        caption="Результаты"
        rows={[aRace({ laps: 3, seriesId: { name: 'Осенний кубок', urlSlug: 'autumn' } })]}
        columnLayout={{ shown: { length: true, series: true, organizer: true } }}
        seriesHref={() => '/series/autumn'}
      />,
    );

    expect(screen.getByText(/3.круга/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Осенний кубок' })).toHaveAttribute('href', '/series/autumn');
    expect(screen.getByRole('columnheader', { name: 'Организатор' })).toBeInTheDocument();
  });

  it('supports custom columns', () => {
    render(<ResultsListTable caption="Результаты" rows={rows} columns={(made) => made.slice(0, 2)} />);

    expect(screen.getAllByRole('columnheader')).toHaveLength(2);
  });
});
