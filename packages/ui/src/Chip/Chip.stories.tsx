import type { Meta, StoryObj } from '@storybook/react-vite';
import { Cell, Matrix } from '../testing/Matrix.tsx';
import { Chip } from './Chip.tsx';

const meta = { title: 'Race/Chip', component: Chip, args: { children: 'новый' } } satisfies Meta<typeof Chip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const States: Story = {
  render: () => (
    <Matrix>
      <Cell label="Метки">
        <Chip tone="own">Вы</Chip>
        <Chip tone="line">Лидер</Chip>
        <Chip tone="ink">сегодня</Chip>
        <Chip>вручную</Chip>
        <Chip tone="success">новый</Chip>
        <Chip tone="warning">+10 с</Chip>
        <Chip tone="danger">бан</Chip>
        <Chip tone="info">черновик</Chip>
      </Cell>
    </Matrix>
  ),
};

/** In print: black on white, outlines instead of fills, no controls. */
export const Print: Story = { ...States };
