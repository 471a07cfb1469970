import type { Meta, StoryObj } from '@storybook/react-vite';
import { StageNav } from './StageNav.tsx';

const stages = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    label: String(at + 1),
    name: `Этап ${at + 1}`,
    href: at < 5 ? `#stage-${at + 1}` : null,
    note: at === 4 ? 'сегодня' : undefined,
  }));

const meta = {
  title: 'Navigation/StageNav',
  parameters: { keyboard: ['link'] },
  component: StageNav,
  args: { label: 'Этапы', current: '#all', steps: [{ label: 'Главный зачёт', href: '#all' }, ...stages(8)] },
} satisfies Meta<typeof StageNav>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const StageOpen: Story = { args: { current: '#stage-4' } };
/** Overflowing stages scroll. */
export const EdgeData: Story = { args: { steps: [{ label: 'Главный зачёт', href: '#all' }, ...stages(21)] } };
