import type { Meta, StoryObj } from '@storybook/react-vite';
import { Bold, Italic, Link2, List } from 'lucide-react';
import { expect, userEvent, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { IconButton } from '../Button/IconButton.tsx';
import { Menu } from '../Menu/Menu.tsx';
import { Cell, Matrix } from '../testing/Matrix.tsx';
import { Toolbar, ToolbarSpacer } from './Toolbar.tsx';

const meta = {
  title: 'Actions/Toolbar',
  component: Toolbar,
  parameters: {
    keyboard: [
      'button',
      {
        keys: { ru: 'Влево, Вправо, Home, End', en: 'Left, Right, Home, End' },
        does: {
          ru: 'ходят между её кнопками; для Tab вся она одна остановка',
          en: 'move between its controls, which are one stop of Tab',
        },
      },
    ],
  },
  args: {
    label: 'Вид текста',
    children: (
      <>
        <IconButton icon={Bold} label="Жирный" />
        <IconButton icon={Italic} label="Курсив" />
        <IconButton icon={Link2} label="Ссылка" />
        <ToolbarSpacer />
        <IconButton icon={List} label="Список" />
      </>
    ),
  },
} satisfies Meta<typeof Toolbar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** A single tab stop; arrows, Home and End move focus. */
export const Features: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Жирный' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('button', { name: 'Курсив' })).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('button', { name: 'Список' })).toHaveFocus();
  },
};

export const States: Story = {
  render: (args) => (
    <Matrix>
      <Cell label="С именем">
        <Toolbar {...args} />
      </Cell>
      <Cell label="Линия">
        <Toolbar>
          <Button>Все группы</Button>
          <Button disabled>Отменить</Button>
          <ToolbarSpacer />
          <Menu label="Ещё" entries={[{ label: 'Скачать протокол' }]} />
        </Toolbar>
      </Cell>
    </Matrix>
  ),
};

export const EdgeData: Story = {
  args: {
    label: 'Действия с заездом',
    children: ['Отправить изменения в игру', 'Скопировать в другую группу', 'Пересчитать главный зачёт серии'].map(
      (text) => <Button key={text}>{text}</Button>,
    ),
  },
};
