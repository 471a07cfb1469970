import type { Meta, StoryObj } from '@storybook/react-vite';
import { X } from 'lucide-react';
import { Avatar } from '../Avatar/Avatar.tsx';
import { Button } from '../Button/Button.tsx';
import { IconButton } from '../Button/IconButton.tsx';
import { Chip } from '../Chip/Chip.tsx';
import { Stack } from '../Layout/Layout.tsx';
import { Notice } from '../Notice/Notice.tsx';
import { LineItem, LineList } from '../Settings/Settings.tsx';
import { ClubCard } from './ClubCard.tsx';

const meta = {
  title: 'Race/ClubCard',
  parameters: { keyboard: ['button'] },
  component: ClubCard,
  args: {
    title: 'Ось',
    detail: '1 204 участника, открыт',
    actions: (
      <Button kind="quiet" size="s">
        Обновить из игры
      </Button>
    ),
    children: (
      <LineList>
        <LineItem
          picture={<Avatar name="veter_07" size="m" />}
          title="veter_07"
          detail="игровой ID 4600210, вы"
          action={<IconButton icon={X} size="s" label="Снять: veter_07" />}
        />
        <LineItem
          picture={<Avatar name="ignat.p" size="m" />}
          title="ignat.p"
          detail="игровой ID 4600311"
          action={<IconButton icon={X} size="s" label="Снять: ignat.p" />}
        />
      </LineList>
    ),
  },
} satisfies Meta<typeof ClubCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const States: Story = {
  render: (args) => (
    <Stack>
      <ClubCard {...args} />
      <ClubCard
        {...args}
        title="Ось. Утренние"
        chip={<Chip tone="warning">нет в игре</Chip>}
        detail="данные от 18 ноября"
      >
        <Notice tone="warning">Клуб удалён в игре 18 ноября. 14 прошедших заездов и протоколы целы.</Notice>
      </ClubCard>
      <ClubCard title="Ось Юниор" />
    </Stack>
  ),
};

export const EdgeData: Story = {
  args: {
    title: 'Объединённая осенняя лига велосипедных клубов северного берега и обратной стороны перевала',
    detail: `номер ${'0a1b2c3d-'.repeat(12)}`,
  },
};
