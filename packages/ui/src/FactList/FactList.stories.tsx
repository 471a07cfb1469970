import type { Meta, StoryObj } from '@storybook/react-vite';
import { FactList } from './FactList.tsx';

const meta = {
  title: 'Layout/FactList',
  component: FactList,
  args: {
    facts: [
      { label: 'Видят', value: 'Открыт для всех' },
      { label: 'Видно на трассе', value: 'участников заезда' },
      { label: 'Допуск', value: 'По zFTP, с A+' },
    ],
  },
} satisfies Meta<typeof FactList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const EdgeData: Story = {
  args: {
    facts: [
      {
        label: 'Очень длинное название сведений о заезде',
        value: 'powerCurves.zFTP >= 240 && profile.age > 35 && '.repeat(3),
      },
      { label: 'Ноль', value: 0 },
    ],
  },
};
