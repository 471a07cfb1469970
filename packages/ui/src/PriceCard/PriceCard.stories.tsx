import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/Button.tsx';
import { Grid } from '../Layout/Layout.tsx';
import { PriceCard } from './PriceCard.tsx';

const meta = {
  title: 'Race/PriceCard',
  parameters: { keyboard: ['button'] },
  component: PriceCard,
  args: {
    title: 'Организатор',
    amount: 1990,
    unit: 'month',
    children: 'Создание и правка заездов, серии с этапами и зачётами.',
    action: <Button kind="primary">Подключить на месяц</Button>,
  },
} satisfies Meta<typeof PriceCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Features: Story = { args: { amount: 4990.5, quantity: 3, action: undefined } };

export const States: Story = {
  render: (args) => (
    <Grid>
      <PriceCard {...args} />
      <PriceCard {...args} amount={590} unit="week" current action={<Button>Продлить на неделю</Button>} />
      <PriceCard {...args} amount={9900} quantity={12} action={<Button disabled>Подключить на год</Button>} />
    </Grid>
  ),
};

export const EdgeData: Story = {
  render: (args) => (
    <Grid>
      <PriceCard
        {...args}
        title="Организатор объединённых клубных гонок и серий"
        amount={1_234_567.89}
        quantity={365}
        unit="day"
        current
      />
      <PriceCard {...args} title="Пробный период" amount={0} quantity={14} unit="day" action={undefined} />
    </Grid>
  ),
};
