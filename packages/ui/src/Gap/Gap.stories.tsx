import type { Meta, StoryObj } from '@storybook/react-vite';
import { Cell, Matrix } from '../testing/Matrix.tsx';
import { Gap } from './Gap.tsx';
import { GapTrack } from './GapTrack.tsx';

const meta = {
  title: 'Race/Gap',
  component: Gap,
  args: { gapMs: 28_529, aheadMs: 11_289, scaleMs: 40_000 },
} satisfies Meta<typeof Gap>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Features: Story = {
  render: () => (
    <Matrix>
      <Cell label="Без цифр">
        <GapTrack gapMs={28_529} aheadMs={11_289} scaleMs={40_000} />
      </Cell>
      <Cell label="Очки вместо времени">
        <Gap gapMs={181} aheadMs={168} scaleMs={290} figure="−181" />
      </Cell>
    </Matrix>
  ),
};

const rows = [
  ['Лидер', 0, 0, true],
  ['+132мс', 132, 0, false],
  ['В группе', 9_028, 8_900, false],
  ['Разрыв', 9_200, 1_200, false],
  ['Отрыв группы', 26_000, 9_200, false],
  ['Последний', 40_000, 26_000, false],
  ['За шкалой', 52_000, 38_000, false],
  ['Нет', null, null, false],
] as const;

export const States: Story = {
  render: () => (
    <Matrix>
      {rows.map(([label, gapMs, aheadMs, leader]) => (
        <Cell key={label} label={label}>
          <Gap gapMs={gapMs} aheadMs={aheadMs} scaleMs={40_000} leader={leader} />
        </Cell>
      ))}
    </Matrix>
  ),
};

export const EdgeData: Story = {
  render: () => (
    <Matrix>
      <Cell label="Час">
        <Gap gapMs={3_764_000} aheadMs={3_700_000} scaleMs={40_000} />
      </Cell>
      <Cell label="Ничья">
        <Gap gapMs={0} aheadMs={0} scaleMs={1000} />
      </Cell>
    </Matrix>
  ),
};

/** In print: black on white, outlines instead of fills, no controls. */
export const Print: Story = { ...States };
