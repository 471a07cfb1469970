import type { Meta, StoryObj } from '@storybook/react-vite';
import { SearchTrigger } from './SearchTrigger.tsx';

const meta = {
  title: 'Overlays/SearchTrigger',
  parameters: { keyboard: ['button'] },
  component: SearchTrigger,
} satisfies Meta<typeof SearchTrigger>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
/** As wide as the header allows; below 1200 px an icon. */
export const States: Story = {};
export const Phone: Story = { globals: { viewport: { value: 'mobile1' } } };
