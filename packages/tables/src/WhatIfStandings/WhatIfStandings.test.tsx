import type { WhatIf } from '@otryv/race';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { aStanding, fourStages } from '../testing/aStanding.ts';
import { describeConformance } from '../testing/describeConformance.tsx';
import { WhatIfStandings } from './WhatIfStandings.tsx';

const official = {
  rows: [aStanding({ profileId: 7 }), aStanding({ profileId: 8, finalCategory: 'APlus' })],
  stages: fourStages,
};
const show = (assumptions: WhatIf, props: { error?: string; loading?: boolean; rows?: []; stages?: [] } = {}) => {
  const onChange = vi.fn<(next: WhatIf) => void>();
  render(
    <WhatIfStandings {...official} {...{ assumptions, onChange }} {...props}>
      Таблица
    </WhatIfStandings>,
  );
  return onChange;
};

describe('<WhatIfStandings />', () => {
  describeConformance((props) => (
    <WhatIfStandings {...official} assumptions={{}} onChange={() => {}} {...props}>
      Таблица
    </WhatIfStandings>
  ));

  it('excludes a stage in addition to existing assumptions', async () => {
    const categories = new Map([[7, 'B' as const]]);
    const onChange = show({ withoutStages: [2], categories });

    await userEvent.click(await screen.findByRole('switch', { name: 'без «Долина»' }));

    expect(onChange).toHaveBeenCalledExactlyOnceWith({ withoutStages: [2, 3], categories });
  });

  it('offers the ridden categories, and removes one assumption', async () => {
    const onChange = show({ withoutStages: [0, 2, 9], categories: new Map([[7, 'APlus']]) });
    const options = await screen.findAllByRole('option');
    expect(options.map(({ textContent }) => textContent)).toEqual(['не менять', 'A+', 'B']);
    expect(screen.getByRole('button', { name: 'Убрать условие: без «Этап 9»' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Убрать условие: без «Пролог»' })).toBeInTheDocument();

    await userEvent.click(screen.getByRole('button', { name: 'Убрать условие: Лев Подветренный в категории A+' }));

    expect(onChange).toHaveBeenCalledExactlyOnceWith({ withoutStages: [0, 2, 9], categories: new Map() });
    expect(screen.getByRole('button', { name: 'Что, если…' })).toHaveFocus();
  });

  it('resets to the official standings', async () => {
    const onChange = show({ withoutStages: [2] });

    await userEvent.click(screen.getByRole('button', { name: 'Вернуть официальный зачёт' }));

    expect(onChange).toHaveBeenCalledExactlyOnceWith({});
  });

  it.each([
    { what: 'the official standings', assumptions: {}, error: undefined, shown: { notice: false, table: true } },
    {
      what: 'a trial',
      assumptions: { withoutStages: [2] },
      error: undefined,
      shown: { notice: true, table: true },
    },
    {
      what: 'a trial that failed',
      assumptions: { withoutStages: [2] },
      error: 'Сервер не ответил.',
      shown: { notice: true, table: false },
    },
  ])('marks unofficial standings, and shows no table without any: $what', ({ assumptions, error, shown }) => {
    show(assumptions, error === undefined ? {} : { error });

    const notice = screen.queryByText(/Неофициально/) !== null;
    expect({ notice, table: screen.queryByText('Таблица') !== null }).toEqual(shown);
    expect(screen.queryByRole('alert') === null).toBe(error === undefined);
  });

  it('shows that there is nothing to recalculate, but not while the rows are loading', async () => {
    show({ withoutStages: [2] }, { rows: [], stages: [] });
    expect(await screen.findByText(/Пересчитывать пока нечего/)).toBeInTheDocument();

    show({ withoutStages: [2] }, { rows: [], stages: [], loading: true });

    expect(screen.getAllByText(/Пересчитывать пока нечего/)).toHaveLength(1);
  });
});
