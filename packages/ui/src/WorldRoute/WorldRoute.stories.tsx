import type { Meta, StoryObj } from '@storybook/react-vite';
import { Cell, Matrix } from '../testing/Matrix.tsx';
import { WorldRoute } from './WorldRoute.tsx';

const meta = {
  title: 'Race/WorldRoute',
  component: WorldRoute,
  args: { world: 'Ватопия', route: 'Дорога к радиовышке', distanceKm: 31.4, elevationM: 642 },
} satisfies Meta<typeof WorldRoute>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Features: Story = { args: { laps: 2 } };

export const States: Story = {
  render: () => (
    <Matrix>
      <Cell label="Полностью">
        <WorldRoute world="Ватопия" route="Дорога к радиовышке" distanceKm={31.4} elevationM={642} laps={2} />
      </Cell>
      <Cell label="Коротко">
        <WorldRoute world="Макури" route="Нижний мост" />
      </Cell>
      <Cell label="Неизвестно">
        <WorldRoute world={null} route={null} />
      </Cell>
    </Matrix>
  ),
};

export const EdgeData: Story = { args: { world: null, elevationM: 0, laps: 11 } };
