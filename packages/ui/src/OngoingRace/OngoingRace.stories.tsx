import type { Meta, StoryObj } from '@storybook/react-vite';
import { Link } from '../Link/Link.tsx';
import { Cell, Matrix } from '../testing/Matrix.tsx';
import { OngoingRace } from './OngoingRace.tsx';

const finishers = [
  { key: 1, name: 'Тимур Ветлужский', country: 'RUS', href: '#1', category: 'A', ms: 2_537_346 },
  { key: 2, name: 'Mikk Tammelaan', country: 'EST', href: '#2', category: 'B', ms: 2_712_004 },
  { key: 3, name: 'Вера Якорева', country: null, href: '#3', category: 'C', ms: 2_961_500 },
];
const long = 'Большая осенняя гонка памяти всех промокших ботинок и забытых на балконе велостанков, этап 5 из 8';

const meta = {
  title: 'Race/OngoingRace',
  parameters: { keyboard: ['link'] },
  component: OngoingRace,
  args: {
    title: 'Длинный штиль',
    href: '#race',
    elapsed: 'В пути 48 мин',
    counts: [
      { category: 'A', count: 12 },
      { category: 'B', count: 18 },
      { category: 'C', count: 16 },
    ],
    summary: 'Финишировали 14 из 46',
    finishers,
    empty: 'Пока никто не финишировал.',
    note: 'Неофициально, по данным игры на 18:10 МСК',
    action: <Link href="#starters">Стартовый лист</Link>,
  },
} satisfies Meta<typeof OngoingRace>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const States: Story = {
  render: (args) => (
    <Matrix>
      <Cell label="Своя группа">
        <OngoingRace {...args} ownGroup="B" />
      </Cell>
      <Cell label="Финишей ещё нет">
        <OngoingRace {...args} finishers={[]} summary="Записались 46" note="Неофициально, по данным игры" />
      </Cell>
      <Cell label="Новых данных нет">
        <OngoingRace {...args} isStale note="Неофициально. С 18:10 МСК новых данных нет" />
      </Cell>
    </Matrix>
  ),
};

export const EdgeData: Story = {
  args: {
    title: long,
    finishers: finishers.map((one) => ({ ...one, name: 'Константин Преображенский-Долгоруков-Задунайский' })),
  },
};

export const Phone: Story = { args: { ...EdgeData.args, ownGroup: 'A' }, globals: { viewport: { value: 'mobile1' } } };
