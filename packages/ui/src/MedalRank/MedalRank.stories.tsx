import type { Meta, StoryObj } from '@storybook/react-vite';
import { Cell, Matrix } from '../testing/Matrix.tsx';
import { MedalRank } from './MedalRank.tsx';

const meta = { title: 'Race/MedalRank', component: MedalRank, args: { place: 1 } } satisfies Meta<typeof MedalRank>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Features: Story = { args: { place: 4 } };

export const States: Story = {
  render: () => (
    <Matrix>
      <Cell label="Места">
        {[1, 2, 3, 4, 38].map((place) => (
          <MedalRank key={place} place={place} />
        ))}
      </Cell>
    </Matrix>
  ),
};

export const EdgeData: Story = {
  render: () => (
    <Matrix>
      <Cell label="Без места">
        <MedalRank place={null} />
      </Cell>
      <Cell label="Тысяча">
        <MedalRank place={1000} />
      </Cell>
    </Matrix>
  ),
};

/** In print: black on white, outlines instead of fills, no controls. */
export const Print: Story = { ...States };
