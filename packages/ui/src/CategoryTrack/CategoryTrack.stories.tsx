import { ZFTP_LIMITS } from '@otryv/race';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../Layout/Layout.tsx';
import { CategoryTrack } from './CategoryTrack.tsx';

const limits = ZFTP_LIMITS.map(({ category, wattsPerKg }) => ({ category, from: wattsPerKg }));
const scores = [
  { category: 'C', from: 350 },
  { category: 'B', from: 520 },
  { category: 'A', from: 690, to: 1000 },
];

const meta = {
  title: 'Race/CategoryTrack',
  component: CategoryTrack,
  args: { label: 'FTP 3.28 вт/кг, до B не хватает 0.08', limits, value: 3.28, target: 3.36 },
} satisfies Meta<typeof CategoryTrack>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const States: Story = {
  render: (args) => (
    <Stack>
      <CategoryTrack {...args} />
      <CategoryTrack {...args} label="FTP 4.8 вт/кг, высшая категория" value={4.8} target={undefined} />
      <CategoryTrack {...args} label="FTP 3.5 вт/кг, до A 0.7" value={3.5} target={4.2} />
      <CategoryTrack {...args} label="Ваш zFTP: 3,5 вт/кг" value={3.5} target={undefined} own="B" />
      <CategoryTrack {...args} label="Границы групп, вт/кг" value={undefined} target={undefined} own="C" />
      <CategoryTrack label="Ваш гоночный рейтинг: 800" limits={scores} value={800} own="A" decimals={0} />
    </Stack>
  ),
};

export const EdgeData: Story = { args: { label: 'FTP 0.6 вт/кг, до C 2', value: 0.6, target: 2.625 } };
