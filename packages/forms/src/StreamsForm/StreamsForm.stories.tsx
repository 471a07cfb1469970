import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn, userEvent, within } from 'storybook/test';
import { StreamsForm } from './StreamsForm.tsx';

const meta = {
  title: 'Forms/StreamsForm',
  parameters: { keyboard: ['form', 'field'] },
  component: StreamsForm,
  args: {
    values: {
      streams: {
        twitch: { channelName: 'lev_podvetrenny', isEnabled: true },
        youtube: { channelHandle: '', isEnabled: false },
      },
    },
    onSubmit: fn(),
  },
} satisfies Meta<typeof StreamsForm>;

export default meta;
type Story = StoryObj<typeof meta>;

const send = async (canvasElement: HTMLElement) =>
  userEvent.click(within(canvasElement).getByRole('button', { name: 'Сохранить каналы' }));

export const Playground: Story = {};
export const Disabled: Story = { args: { disabled: true } };

export const States: Story = {
  args: {
    values: {
      streams: {
        twitch: { channelName: 'два слова', isEnabled: true },
        youtube: { channelHandle: '@', isEnabled: true },
      },
    },
  },
  play: async ({ canvasElement }) => {
    await send(canvasElement);
    await within(canvasElement).findByRole('group', { name: /Исправьте/ });
  },
};
