import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { PlaceHistory } from '../PlaceHistory/index.ts';
import { aGameRow } from '../testing/aGameRow.ts';
import { aPlaceDecision, aPlaceHistory, aPlaceVersion } from '../testing/aPlaceHistory.ts';
import { aResult } from '../testing/aResult.ts';
import { describeConformance } from '../testing/describeConformance.tsx';
import { PlaceExplanation } from './PlaceExplanation.tsx';
import { PlaceExplanationDrawer } from './PlaceExplanationDrawer.tsx';

const rows = [1, 2, 3].map((place) => aResult({ profileId: place, place, timeMs: 1_000_000 + place }));
const [first, second] = rows as [(typeof rows)[0], (typeof rows)[0]];
const facts = { row: second, rows, protocolKind: 'classicCommon' as const };
const factOf = (name: string) => screen.getByText(name).nextElementSibling?.textContent;

describe('<PlaceExplanation />', () => {
  describeConformance((props) => <PlaceExplanation {...facts} {...props} />);

  it('omits the sections without data from its page', () => {
    render(<PlaceExplanation {...facts} />);

    expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual(['Как получилось место']);
  });

  it('shows the values sent by the game, missing values and those hidden by the rider', () => {
    const game = aGameRow({
      movedFrom: 'C',
      powerSource: 'NEW_SOURCE',
      rank: null,
      weightKg: { value: null, hidden: true },
    });
    render(<PlaceExplanation {...facts} game={game} />);

    expect(factOf('Группа')).toBe('B, заезд в группе C');
    expect(factOf('Источник мощности')).toBe('NEW_SOURCE');
    expect(factOf('Вес в день заезда')).toBe('скрыто');
    expect(screen.getAllByRole('img', { name: 'Игра не прислала' })).toHaveLength(1);
  });

  it('clears the data of a row that the reader left', async () => {
    const history = { changes: aPlaceHistory(), difference: <p>Места одинаковы</p> };
    const drawer = (row: typeof second) => (
      <PlaceExplanationDrawer {...facts} {...{ row, history }} onRow={() => {}} onClose={() => {}} />
    );
    const { rerender } = render(drawer(second));
    await userEvent.click(await screen.findByRole('button', { name: 'Сравнить версии' }));
    expect(await screen.findByText('Места одинаковы')).toBeInTheDocument();

    rerender(drawer(first));

    expect(screen.queryByText('Места одинаковы')).toBeNull();
  });

  it('names no group of a row without one', async () => {
    const lost = { ...second, place: null, disqualification: { label: 'UNC' as const, reason: null } };
    const game = aGameRow({ groupLabel: null });
    render(<PlaceExplanationDrawer {...facts} row={lost} game={game} onRow={() => {}} onClose={() => {}} />);

    expect(await screen.findByText('Почему это место')).toBeInTheDocument();
    expect(factOf('Группа')).toBe('—');
  });

  it('navigates from the drawer to the existing neighbours', async () => {
    const onRow = vi.fn<(id: string) => void>();
    render(<PlaceExplanationDrawer {...facts} row={first} onRow={onRow} onClose={() => {}} />);

    expect(await screen.findByRole('button', { name: 'Строка выше' })).toBeDisabled();
    await userEvent.click(screen.getByRole('button', { name: 'Строка ниже' }));

    expect(onRow).toHaveBeenCalledExactlyOnceWith(second.id);
  });
});

describe('<PlaceHistory />', () => {
  const changes = {
    decisions: [aPlaceDecision({ value: 'B', isInForce: false })],
    versions: [aPlaceVersion(), aPlaceVersion({ version: 3, moved: 0, row: { before: '3', after: '4' } })],
  };

  describe.each([
    { what: 'changes', state: {} },
    { what: 'an error', state: { error: 'Сервер не ответил.' } },
  ])('with $what', ({ state }) => {
    describeConformance((props) => <PlaceHistory changes={changes} {...state} {...props} />);
  });

  it.each<{ of: 'row' | 'protocol'; shown: RegExp; folded: string | null }>([
    { of: 'row', shown: /DSQ → 2/, folded: null },
    { of: 'protocol', shown: /сдвинулось 9 строк/, folded: 'ещё 1 версия, места не менялись' },
  ])('shows the places of a row, or the number of changed rows: $of', ({ of, shown, folded }) => {
    render(<PlaceHistory {...{ changes, of }} />);

    expect(screen.getByText(shown)).toBeInTheDocument();
    expect(screen.queryByRole('button')?.textContent ?? null).toBe(folded);
  });

  it('does not count rows in a current version that moved none', () => {
    render(<PlaceHistory changes={{ ...changes, versions: [aPlaceVersion({ moved: 0 })] }} />);

    expect(screen.getByText(/, места не менялись$/)).toBeInTheDocument();
  });

  it('strikes out a reverted decision', () => {
    render(<PlaceHistory changes={changes} />);

    expect(screen.getByText('Лев Подветренный').closest('del')).toBeInTheDocument();
    expect(screen.getByText('Категория B')).toBeInTheDocument();
  });
});
