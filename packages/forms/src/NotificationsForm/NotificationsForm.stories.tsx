import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn, userEvent, within } from 'storybook/test';
import { NotificationsForm } from './NotificationsForm.tsx';

const meta = {
  title: 'Forms/NotificationsForm',
  parameters: { keyboard: ['form', 'field'] },
  component: NotificationsForm,
  args: {
    values: { notifications: { events: true, news: false, development: false, messages: true } },
    onSubmit: fn(),
  },
} satisfies Meta<typeof NotificationsForm>;

export default meta;
type Story = StoryObj<typeof meta>;

const send = async (canvasElement: HTMLElement) =>
  userEvent.click(within(canvasElement).getByRole('button', { name: 'Сохранить' }));

export const Playground: Story = {};

export const States: Story = {
  play: async ({ canvasElement }) => {
    await send(canvasElement);
    await within(canvasElement).findByText('Сохранено');
  },
};
