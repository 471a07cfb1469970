import type { WhatIf } from '@otryv/race';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { StandingsTable } from '../StandingsTable/index.ts';
import { aStanding, aTour, fourStages } from '../testing/aStanding.ts';
import classes from '../testing/Sheet.module.css';
import { WhatIfStandings } from './WhatIfStandings.tsx';

const rows = aTour(12);
const table = <StandingsTable kind="tour" rows={rows} stages={fourStages} />;
const longNames = {
  rider: { ...aStanding().rider, firstName: 'Александр-Мария', lastName: 'Преображенский-Долгоруков' },
};
const longStage = {
  order: 1,
  name: 'Восхождение на Горячий Ключ через Перевал Семи Ветров',
  requiredForGeneral: false,
};

const meta = {
  title: 'Tables/WhatIfStandings',
  component: WhatIfStandings,
  args: { rows, stages: fourStages, assumptions: {}, onChange: fn(), children: table },
} satisfies Meta<typeof WhatIfStandings>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  render: function Render(args) {
    const [assumptions, setAssumptions] = useState<WhatIf>({});
    const stages = fourStages.filter(({ order }) => !assumptions.withoutStages?.includes(order));
    return (
      <WhatIfStandings {...args} {...{ assumptions }} onChange={setAssumptions}>
        <StandingsTable kind="tour" {...{ rows, stages }} />
      </WhatIfStandings>
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Что, если…' }));
    await userEvent.click(await canvas.findByRole('switch', { name: 'без «Долина»' }));
    await expect(canvas.getByText(/Неофициально/)).toBeVisible();
  },
};

/** A what-if with assumptions, its loading and its error; the panel while the official rows load, and without any. */
export const States: Story = {
  render: (args) => {
    const assumptions: WhatIf = { withoutStages: [3], categories: new Map([[rows[0]?.profileId ?? 0, 'B']]) };
    return (
      <div className={classes.Sheet}>
        <WhatIfStandings {...args} assumptions={assumptions} />
        <WhatIfStandings {...args} assumptions={assumptions} rows={[]} loading>
          <StandingsTable caption="Загрузка" kind="tour" rows={[]} stages={[]} loading={3} />
        </WhatIfStandings>
        <WhatIfStandings {...args} assumptions={{ withoutStages: [3] }} error="Сервер не ответил." onRetry={() => {}} />
        <WhatIfStandings {...args} assumptions={{ withoutStages: [3] }} rows={[]} stages={[]}>
          <StandingsTable caption="Пусто" kind="tour" rows={[]} stages={[]} />
        </WhatIfStandings>
      </div>
    );
  },
};

export const EdgeData: Story = {
  args: {
    rows: [aStanding(longNames)],
    stages: [longStage],
    assumptions: { withoutStages: [1, 9], categories: new Map([[aStanding().profileId, 'APlus']]) },
    children: <StandingsTable kind="tour" rows={[aStanding(longNames)]} stages={[longStage]} />,
  },
};
