import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/Button.tsx';
import { Chip } from '../Chip/Chip.tsx';
import { Stack } from '../Layout/Layout.tsx';
import { BotCard } from './BotCard.tsx';

const meta = {
  title: 'Race/BotCard',
  parameters: { keyboard: ['button'] },
  component: BotCard,
  args: {
    title: 'Ось Судья',
    detail: 'os.sudya@example.org',
    chip: <Chip tone="success">работает</Chip>,
    until: 'до 3 февраля',
    elapsed: 0.18,
    text: 'Вход продлевается сам, когда проходит половина срока.',
    clubs: 'Клубы: Ось',
    actions: <Button size="s">Обновить вход</Button>,
  },
} satisfies Meta<typeof BotCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const States: Story = {
  render: (args) => (
    <Stack>
      <BotCard {...args} />
      <BotCard
        {...args}
        title="Ось Помощник"
        chip={<Chip tone="warning">6 дней</Chip>}
        until="до 27 ноября"
        elapsed={0.93}
        isUrgent
        text="Продлить вход не получилось. Введите пароль до пятницы, иначе остановятся заезды клуба."
      />
      <BotCard
        {...args}
        title="Ось Утро"
        chip={<Chip tone="danger">истёк</Chip>}
        until="12 ноября"
        elapsed={1}
        text="Игра не приняла пароль. Похоже, его сменили."
        actions={
          <Button size="s" kind="primary">
            Ввести новый пароль
          </Button>
        }
      />
      <BotCard title="Без клубов" chip={<Chip>новый</Chip>} until="до 3 февраля" elapsed={0} text="Клубов нет." />
    </Stack>
  ),
};

export const EdgeData: Story = {
  args: { title: 'бот'.repeat(40), detail: `${'o'.repeat(80)}@example.org`, clubs: 'клуб, '.repeat(40), elapsed: 7 },
};
