import type { Meta, StoryObj } from '@storybook/react-vite';
import { Moon, X } from 'lucide-react';
import { Cell, Matrix } from '../testing/Matrix.tsx';
import { IconButton } from './IconButton.tsx';

const meta = {
  title: 'Actions/IconButton',
  parameters: { keyboard: ['button'] },
  component: IconButton,
  args: { icon: Moon, label: 'Сменить тему' },
} satisfies Meta<typeof IconButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Features: Story = { args: { 'aria-expanded': true } };

export const States: Story = {
  parameters: { pseudo: { hover: '.is-hover', focusVisible: '.is-focus', active: '.is-active' } },
  render: (args) => (
    <Matrix>
      <Cell label="Обычная">
        <IconButton {...args} />
        <IconButton {...args} className="is-hover" />
        <IconButton {...args} className="is-focus" />
        <IconButton {...args} className="is-hover is-active" />
        <IconButton {...args} aria-expanded />
        <IconButton {...args} disabled />
      </Cell>
      <Cell label="Малая">
        <IconButton icon={X} label="Закрыть" size="s" />
      </Cell>
    </Matrix>
  ),
};

export const EdgeData: Story = { args: { label: 'Сменить тему на тёмную, как только стемнеет', disabled: true } };
