import type { Meta, StoryObj } from '@storybook/react-vite';
import { Cell, Matrix } from '../testing/Matrix.tsx';
import { Pagination } from './Pagination.tsx';

const meta = {
  title: 'Inputs/Pagination',
  component: Pagination,
  parameters: { keyboard: ['link', 'select'] },
  args: { page: 2, pageCount: 9, hrefOf: (page: number) => `#${page}` },
} satisfies Meta<typeof Pagination>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const States: Story = {
  render: (args) => (
    <Matrix>
      <Cell label="Первая">
        <Pagination {...args} page={1} pageCount={2} aria-label="Первая" />
      </Cell>
      <Cell label="Середина">
        <Pagination {...args} page={5} aria-label="Середина" />
      </Cell>
      <Cell label="Последняя">
        <Pagination {...args} page={9} aria-label="Последняя" />
      </Cell>
    </Matrix>
  ),
};

export const EdgeData: Story = { args: { page: 1204, pageCount: 2409 } };
