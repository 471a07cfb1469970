import type { Meta, StoryObj } from '@storybook/react-vite';
import { PortalAt } from '../../../testing/PortalAt.tsx';
import { waitForText } from '../../../testing/waitForText.ts';

const meta = {
  title: 'Screens/Not found',
  component: PortalAt,
  parameters: { layout: 'fullscreen' },
  args: { address: '/nowhere' },
  play: waitForText('Такой страницы нет'),
} satisfies Meta<typeof PortalAt>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
