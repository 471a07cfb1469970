import type { Meta, StoryObj } from '@storybook/react-vite';
import { Ban, Ellipsis, ExternalLink, Replace, Timer } from 'lucide-react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Cell, Matrix } from '../testing/Matrix.tsx';
import { Menu } from './Menu.tsx';

const meta = {
  title: 'Actions/Menu',
  parameters: { keyboard: ['menu'] },
  component: Menu,
  args: {
    label: 'Действия',
    entries: [
      { label: 'Изменение категории', icon: Replace },
      { label: 'Установка штрафа', icon: Timer },
      { label: 'Профиль', icon: ExternalLink, href: '#profile' },
      { label: 'Дисквалификация', icon: Ban, destructive: true, separated: true },
    ],
  },
} satisfies Meta<typeof Menu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** Arrows, End and typed characters move focus; Escape restores it. */
export const Features: Story = {
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Действия' });
    button.focus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(await screen.findByRole('menuitem', { name: 'Дисквалификация' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(screen.getByRole('menuitem', { name: 'Изменение категории' })).toHaveFocus();
    await userEvent.keyboard('п');
    await expect(screen.getByRole('menuitem', { name: 'Профиль' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('menu', { name: 'Действия' });
  },
};

export const States: Story = {
  parameters: { pseudo: { hover: '.is-hover button', focusVisible: '.is-focus button' } },
  render: (args) => (
    <Matrix>
      <Cell label="Кнопка">
        <Menu {...args} />
        <Menu {...args} className="is-hover" />
        <Menu {...args} className="is-focus" />
        <Menu {...args} kind="quiet" />
      </Cell>
      <Cell label="Значок">
        <Menu {...args} icon={Ellipsis} size="s" />
        <Menu {...args} icon={Ellipsis} />
      </Cell>
    </Matrix>
  ),
};

export const EdgeData: Story = {
  args: {
    align: 'end',
    entries: [
      { label: 'Пересчитать главный зачёт всех этапов', disabled: true },
      { label: 'Удалить этап 5', destructive: true },
    ],
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Действия' }));
    await screen.findByRole('menu');
  },
};
