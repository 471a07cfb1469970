import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { CategoryFilter, type CategoryFilterProps } from '../CategoryBadge/CategoryFilter.tsx';
import { Cell, Matrix } from '../testing/Matrix.tsx';
import { SegmentedControl } from './SegmentedControl.tsx';

function LiveFilter(props: Omit<CategoryFilterProps, 'onChange'>) {
  const [value, setValue] = useState(props.value);

  return <CategoryFilter {...props} value={value} onChange={setValue} />;
}

const meta = {
  title: 'Inputs/SegmentedControl',
  component: CategoryFilter,
  parameters: { keyboard: ['choice'] },
  args: {
    value: null,
    total: 91,
    categories: [
      { category: 'A', count: 26 },
      { category: 'B', count: 25 },
      { category: 'C', count: 18 },
      { category: 'D', count: 22 },
    ],
    onChange: () => undefined,
  },
  render: (args) => <LiveFilter {...args} />,
} satisfies Meta<typeof CategoryFilter>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Features: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: 'A 26' })).toBeChecked();
  },
};

const nothing = () => undefined;
const units = [
  { value: 'wkg', label: 'вт/кг' },
  { value: 'watts', label: 'ватты' },
];

export const States: Story = {
  render: (args) => (
    <Matrix>
      <Cell label="Категории">
        <LiveFilter {...args} />
      </Cell>
      <Cell label="Выбрана B">
        <LiveFilter {...args} value="B" />
      </Cell>
      <Cell label="Мощность">
        <SegmentedControl label="Мощность" options={units} value="wkg" onChange={nothing} />
      </Cell>
      <Cell label="Во всю ширину">
        <SegmentedControl label="Мощность" options={units} value="wkg" onChange={nothing} fill />
      </Cell>
    </Matrix>
  ),
};

export const EdgeData: Story = {
  args: {
    total: 1250,
    categories: ['A+', 'A', 'B', 'C', 'D', 'E', 'W', 'WA', 'WB'].map((category) => ({ category, count: 125 })),
  },
};
