import type { Meta, StoryObj } from '@storybook/react-vite';
import { FullPageLoader } from './FullPageLoader.tsx';

const meta = { title: 'Feedback/FullPageLoader', component: FullPageLoader } satisfies Meta<typeof FullPageLoader>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Features: Story = { globals: { locale: 'en' } };
export const States: Story = {};
