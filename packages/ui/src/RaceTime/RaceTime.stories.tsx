import type { Meta, StoryObj } from '@storybook/react-vite';
import { Cell, Matrix } from '../testing/Matrix.tsx';
import { RaceTime } from './RaceTime.tsx';

const meta = { title: 'Race/RaceTime', component: RaceTime, args: { ms: 1_457_346 } } satisfies Meta<typeof RaceTime>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const States: Story = {
  render: () => (
    <Matrix>
      <Cell label="Минуты">
        <RaceTime ms={1_457_346} />
      </Cell>
      <Cell label="Часы">
        <RaceTime ms={3_764_005} />
      </Cell>
      <Cell label="Нет">
        <RaceTime ms={null} />
      </Cell>
    </Matrix>
  ),
};

export const EdgeData: Story = { args: { ms: 0 } };
