import type { Meta, StoryObj } from '@storybook/react-vite';
import { MessageEmail } from './MessageEmail.tsx';

const origin = 'https://otryv.example';
const meta = {
  title: 'Letters/Message',
  component: MessageEmail,
  globals: { theme: 'light' },
  args: {
    title: 'ВЕТЕР',
    text: 'Марк Верхояров просится в команду',
    link: `${origin}/teams/veter/control/members`,
    unsubscribeLink: `${origin}/unsubscribe/eyJhbGciOiJIUzI1NiJ9.eyJsaXN0IjoibWVzc2FnZXMifQ.kDgq3w4nN0c6p1uYx9ZtQbVh5mR7sLJ2`,
  },
  render: (args, { globals }) => <MessageEmail {...args} locale={globals.locale} />,
} satisfies Meta<typeof MessageEmail>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithoutPage: Story = {
  args: { title: 'Отрыв', text: 'Создана команда «СЕВЕРНЫЙ ВЕТЕР».', link: null },
};

/** Longest possible title, and a text of several lines. */
export const EdgeData: Story = {
  args: { title: 'Ш'.repeat(50), text: 'Подтвердите участие в командной гонке до полуночи. '.repeat(8) },
};
