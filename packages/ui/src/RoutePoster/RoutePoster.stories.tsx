import type { Meta, StoryObj } from '@storybook/react-vite';
import { aRoute } from '../testing/aRoute.ts';
import { Cell, Matrix } from '../testing/Matrix.tsx';
import { posterPalettes } from './posterPalette.ts';
import { RoutePoster } from './RoutePoster.tsx';
import classes from './RoutePosterStories.module.css';

const meta = {
  title: 'Race/RoutePoster',
  parameters: { keyboard: ['link'] },
  component: RoutePoster,
  args: { palette: 'ink', route: aRoute(), kind: 'Гонка', distanceKm: 31.4 },
} satisfies Meta<typeof RoutePoster>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const States: Story = {
  render: () => (
    <Matrix>
      {posterPalettes.map((palette) => (
        <Cell key={palette} label={palette}>
          <RoutePoster className={classes.Poster} palette={palette} route={aRoute()} kind="Гонка" distanceKm={31.4} />
        </Cell>
      ))}
    </Matrix>
  ),
};

export const EdgeData: Story = {
  args: { palette: 'stone', route: null, kind: 'Разделка с раздельным стартом', distanceKm: null },
};
