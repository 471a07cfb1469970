import type { Meta, StoryObj } from '@storybook/react-vite';
import { Cell, Matrix } from '../testing/Matrix.tsx';
import { StreamBadge } from './StreamBadge.tsx';

const meta = {
  title: 'Race/StreamBadge',
  parameters: { keyboard: ['link'] },
  component: StreamBadge,
  args: { platform: 'twitch', live: true },
} satisfies Meta<typeof StreamBadge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Features: Story = { args: { href: '#stream' } };

export const States: Story = {
  parameters: { pseudo: { focusVisible: '.is-focus a' } },
  render: (args) => (
    <Matrix>
      <Cell label="В эфире">
        <StreamBadge {...args} />
        <StreamBadge {...args} platform="youtube" href="#stream" />
        <StreamBadge {...args} href="#stream" className="is-focus" />
      </Cell>
      <Cell label="Запись">
        <StreamBadge {...args} live={false} />
        <StreamBadge {...args} platform="youtube" live={false} href="#stream" />
      </Cell>
    </Matrix>
  ),
};

export const EdgeData: Story = {
  globals: { locale: 'en' },
  render: (args) => (
    <Matrix>
      <Cell label="English">
        <StreamBadge {...args} />
        <StreamBadge {...args} live={false} />
      </Cell>
    </Matrix>
  ),
};
