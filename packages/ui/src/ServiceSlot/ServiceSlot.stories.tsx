import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/Button.tsx';
import { Chip } from '../Chip/Chip.tsx';
import { Stack } from '../Layout/Layout.tsx';
import { ServiceSlot } from './ServiceSlot.tsx';

const meta = {
  title: 'Race/ServiceSlot',
  parameters: { keyboard: ['button'] },
  component: ServiceSlot,
  args: {
    title: 'Сервис организатора, 1 месяц',
    chip: <Chip tone="success">активен</Chip>,
    period: 'до 13 декабря 2026, 23:59 МСК',
    track: { from: '2026-11-12T09:00:00Z', until: '2026-12-13T20:59:59.999Z' },
    children: 'За неделю и за день до конца вы и модераторы получите сообщение.',
  },
} satisfies Meta<typeof ServiceSlot>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Features: Story = { args: { action: <Button size="s">Приостановить</Button> } };

export const States: Story = {
  render: (args) => (
    <Stack gap="l">
      <ServiceSlot {...args} />
      <ServiceSlot {...args} chip={<Chip tone="warning">приостановлен</Chip>}>
        Права модераторов закрыты. Срок идёт.
      </ServiceSlot>
      <ServiceSlot
        title="Сервис организатора, 3 месяца"
        chip={<Chip tone="info">оплачен</Chip>}
        period="14 декабря 2026 – 17 марта 2027"
      />
      <ServiceSlot title="Сервис организатора, пробный период" period="10 сентября – 11 октября 2026" />
    </Stack>
  ),
};

export const EdgeData: Story = {
  args: {
    title: 'Сервис организатора объединённых клубных гонок и серий, 36 месяцев',
    chip: <Chip tone="warning">приостановлен администратором</Chip>,
    period: 'с 14 декабря 2026, 00:00 МСК по 13 января 2030, 23:59 МСК',
    action: <Button size="s">Возобновить</Button>,
  },
};
