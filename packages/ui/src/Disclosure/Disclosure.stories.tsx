import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Disclosure } from './Disclosure.tsx';

const meta = {
  title: 'Layout/Disclosure',
  component: Disclosure,
  parameters: { keyboard: ['button'] },
  args: { title: 'Почему у меня DNF, если я доехал', children: 'Чаще всего игра не прислала время.' },
} satisfies Meta<typeof Disclosure>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Features: Story = { args: { open: true } };
export const States: Story = {
  play: async ({ canvas }) => {
    const title = canvas.getByText(/Почему у меня DNF/);
    await userEvent.click(title);

    await expect(canvas.getByText('Чаще всего игра не прислала время.')).toBeVisible();
    await userEvent.click(title);
    await expect(canvas.getByText('Чаще всего игра не прислала время.')).not.toBeVisible();
  },
};
export const EdgeData: Story = {
  args: { open: true, title: 'Очень длинный вопрос о протоколе '.repeat(6), children: 'НепрерывноеСлово'.repeat(20) },
};
