import type { Meta, StoryObj } from '@storybook/react-vite';
import { Cell, Matrix } from '../testing/Matrix.tsx';
import { LinkLine } from './LinkLine.tsx';

const links = [
  { href: '#all', label: 'Все', isCurrent: true },
  ...['A', 'B', 'C', 'D'].map((label) => ({ href: `#${label}`, label })),
];
const meta = {
  title: 'Layout/LinkLine',
  component: LinkLine,
  parameters: { keyboard: ['link'] },
  args: { label: 'Категория', links },
} satisfies Meta<typeof LinkLine>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const States: Story = {
  parameters: { pseudo: { focusVisible: '.is-focus a' } },
  render: (args) => (
    <Matrix>
      <Cell label="Обычные">
        <LinkLine {...args} />
      </Cell>
      <Cell label="Фокус">
        <LinkLine {...args} label="Фокус" className="is-focus" />
      </Cell>
    </Matrix>
  ),
};

/** Overflowing links wrap. */
export const EdgeData: Story = {
  args: {
    label: 'Все строки',
    links: Array.from({ length: 24 }, (_, page) => ({
      href: `#${page}`,
      label: `${page * 300 + 1}–${(page + 1) * 300}`,
      isCurrent: page === 3,
    })),
  },
};
