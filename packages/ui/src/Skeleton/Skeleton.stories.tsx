import type { Meta, StoryObj } from '@storybook/react-vite';
import { Cell, Matrix } from '../testing/Matrix.tsx';
import { Skeleton } from './Skeleton.tsx';

const meta = { title: 'Feedback/Skeleton', component: Skeleton } satisfies Meta<typeof Skeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Features: Story = { args: { shape: 'title', width: 'l' } };

export const States: Story = {
  render: () => (
    <Matrix>
      <Cell label="Строки">
        <Skeleton width="s" />
        <Skeleton width="m" />
        <Skeleton width="l" />
        <Skeleton />
      </Cell>
      <Cell label="Заголовок">
        <Skeleton shape="title" width="l" />
      </Cell>
      <Cell label="Аватар">
        <Skeleton shape="circle" />
      </Cell>
      <Cell label="Карточка">
        <Skeleton shape="block" width="l" />
      </Cell>
    </Matrix>
  ),
};

/** A block of any width stays within a narrow container. */
export const EdgeData: Story = { args: { shape: 'block', width: 'l' } };
