import { CATEGORIES } from '@otryv/race';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Cell, Matrix } from '../testing/Matrix.tsx';
import { CategoryBadge } from './CategoryBadge.tsx';

const meta = {
  title: 'Race/CategoryBadge',
  parameters: { keyboard: ['tip'] },
  component: CategoryBadge,
  args: { category: 'A' },
} satisfies Meta<typeof CategoryBadge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { args: { count: 14 } };
export const Features: Story = { args: { category: 'T', count: 91 } };

export const States: Story = {
  render: () => (
    <Matrix>
      <Cell label="Все">
        {CATEGORIES.map((category) => (
          <CategoryBadge key={category} category={category} />
        ))}
        <CategoryBadge category={null} />
      </Cell>
      <Cell label="Крупно">
        {CATEGORIES.map((category) => (
          <CategoryBadge key={category} category={category} size="l" />
        ))}
      </Cell>
      <Cell label="Мелко">
        {CATEGORIES.map((category) => (
          <CategoryBadge key={category} category={category} size="s" />
        ))}
      </Cell>
      <Cell label="Счёт">
        <CategoryBadge category="A" count={14} />
        <CategoryBadge category="B" count={0} />
        <CategoryBadge category="T" count={91} />
      </Cell>
    </Matrix>
  ),
};

export const EdgeData: Story = {
  render: () => (
    <Matrix>
      <Cell label="Чужая">
        <CategoryBadge category="ЭЛИТА" />
        <CategoryBadge category="WB" count={1250} />
        <CategoryBadge category={null} count={3} />
      </Cell>
    </Matrix>
  ),
};

/** In print: black on white, outlines instead of fills, no controls. */
export const Print: Story = { ...States };
