import type { Meta, StoryObj } from '@storybook/react-vite';
import { anAccount } from '../testing/administration.ts';
import classes from '../testing/Sheet.module.css';
import { AccountsTable } from './AccountsTable.tsx';

const moderator = anAccount({
  id: '2',
  username: 'yakoreva',
  role: 'moderator',
  clubs: ['Клуб «Ось»', 'КРОНА'],
  sessions: 2,
  rider: { firstName: 'Нелли', lastName: 'Якорева', imageSrc: null },
  zwiftId: 4_600_120,
  email: 'nelli@pochta.example',
  additionalZwiftIds: [4_600_121],
});
const newcomer = anAccount({
  id: '3',
  username: 'user-84713',
  rider: null,
  zwiftId: null,
  emailConfirmed: false,
  email: 'shatun@pochta.example',
  registeredAt: '2026-11-20T08:00:00Z',
  sessions: 1,
});
const banned = anAccount({
  id: '4',
  username: 'shatunov',
  zwiftId: 4_600_801,
  isBanned: true,
  isZwiftIdProved: false,
  rider: { firstName: 'Богдан', lastName: 'Шатунов', imageSrc: null },
  email: 'bogdan@pochta.example',
});

const meta = {
  title: 'Tables/AccountsTable',
  component: AccountsTable,
  args: {
    caption: 'Пользователи',
    rows: [newcomer, banned, moderator, anAccount({ id: '5', role: 'admin' })],
    accountHref: ({ id }) => `#account-${id}`,
    profileHref: (zwiftId) => `#profile-${zwiftId}`,
    externalHref: (zwiftId) => `#external-${zwiftId}`,
  },
} satisfies Meta<typeof AccountsTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const States: Story = {
  render: () => (
    <div className={classes.Sheet}>
      <AccountsTable caption="Загрузка" rows={[]} loading />
      <AccountsTable caption="Пусто" rows={[]} />
      <AccountsTable caption="Ошибка" rows={[]} error="Сервер не ответил за 10 секунд." onRetry={() => {}} />
      <AccountsTable caption="Один" rows={[anAccount()]} />
    </div>
  ),
};

export const EdgeData: Story = {
  args: {
    rows: [
      anAccount({
        username: 'x'.repeat(30),
        email: `${'adres-'.repeat(14)}@pochta.example`,
        additionalZwiftIds: [46, 47, 48, 49],
        clubs: Array.from({ length: 12 }, (_, at) => `Клуб с длинным именем ${at}`),
        sessions: 0,
        lastUsedAt: null,
      }),
    ],
  },
};
