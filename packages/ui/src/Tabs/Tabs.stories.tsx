import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Cell, Matrix } from '../testing/Matrix.tsx';
import { Tabs } from './Tabs.tsx';

const tabs = [
  { href: '#results', label: 'Результаты', count: 91 },
  { href: '#out', label: 'Сход', count: 5 },
  { href: '#about', label: 'Описание заезда' },
];
const meta = {
  title: 'Layout/Tabs',
  component: Tabs,
  parameters: { keyboard: ['link'] },
  args: { label: 'Разделы заезда', tabs, current: '#results' },
} satisfies Meta<typeof Tabs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** Links in tab order, each with its number of items. */
export const Features: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: /Результаты/ })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: /Сход/ })).toHaveFocus();
  },
};

export const States: Story = {
  parameters: { pseudo: { hover: '.is-hover a', focusVisible: '.is-focus a' } },
  render: (args) => (
    <Matrix>
      <Cell label="Обычные">
        <Tabs {...args} />
      </Cell>
      <Cell label="Наведение">
        <Tabs {...args} label="Наведение" className="is-hover" />
      </Cell>
      <Cell label="Фокус">
        <Tabs {...args} label="Фокус" className="is-focus" />
      </Cell>
    </Matrix>
  ),
};

export const EdgeData: Story = {
  args: {
    tabs: Array.from({ length: 9 }, (_, stage) => ({ href: `#${stage}`, label: `Этап ${stage + 1}`, count: stage })),
    current: '#3',
  },
};

/** Overflowing tabs: the bar scrolls, initially with the current tab in view. */
export const Scrolled: Story = {
  args: {
    tabs: Array.from({ length: 24 }, (_, stage) => ({ href: `#${stage}`, label: `Этап ${stage + 1}` })),
    current: '#23',
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const bar = canvas.getByRole('navigation').getBoundingClientRect();
    const current = canvas.getByRole('link', { current: 'page' }).getBoundingClientRect();
    await expect(bar.left).toBeLessThanOrEqual(Math.ceil(current.left));
    await expect(Math.floor(current.right)).toBeLessThanOrEqual(Math.ceil(bar.right));
    await expect(canvas.getByRole('navigation')).toHaveAttribute('data-before');
  },
};
