import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../Layout/Layout.tsx';
import { Progress } from './Progress.tsx';

const meta = {
  title: 'Feedback/Progress',
  parameters: { keyboard: ['button'] },
  component: Progress,
  args: { label: 'Загружаем протокол', value: 42 },
} satisfies Meta<typeof Progress>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Features: Story = { args: { value: 12, max: 96, words: '12 из 96 райдеров' } };

export const States: Story = {
  render: (args) => (
    <Stack>
      <Progress {...args} value={0} />
      <Progress {...args} />
      <Progress {...args} value={100} />
      <Progress {...args} value={null} />
    </Stack>
  ),
};

export const EdgeData: Story = {
  args: {
    label: 'Пересчитываем главный зачёт «Объединённой осенней гонки клубов» по всем этапам',
    value: 1250,
    max: 1250,
    words: '1 250 из 1 250 райдеров',
  },
};
