import type { Meta, StoryObj } from '@storybook/react-vite';
import { aRoute } from '../testing/aRoute.ts';
import { Cell, Matrix } from '../testing/Matrix.tsx';
import { RouteFigure } from './RouteFigure.tsx';

const meta = {
  title: 'Race/RouteBars',
  component: RouteFigure,
  args: { route: aRoute(), distanceKm: 31.4 },
} satisfies Meta<typeof RouteFigure>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const States: Story = {
  render: () => (
    <Matrix>
      <Cell label="Перевал">
        <RouteFigure route={aRoute()} distanceKm={31.4} />
      </Cell>
      <Cell label="Ровный">
        <RouteFigure route={aRoute({ climbs: [], elevationM: 320 })} distanceKm={16.2} />
      </Cell>
      <Cell label="Неизвестный">
        <RouteFigure route={null} distanceKm={null} />
      </Cell>
    </Matrix>
  ),
};

export const EdgeData: Story = {
  args: {
    route: { distanceKm: 1.2, elevationM: 190, climbs: [{ fromKm: 0.1, toKm: 3, elevationM: 190 }] },
    distanceKm: 1.2,
  },
};

/** In print: black on white, outlines instead of fills, no controls. */
export const Print: Story = { ...States };
