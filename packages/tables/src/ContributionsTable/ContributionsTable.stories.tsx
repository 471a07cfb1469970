import type { Meta, StoryObj } from '@storybook/react-vite';
import { aContribution } from '../testing/aMember.ts';
import classes from '../testing/Sheet.module.css';
import { ContributionsTable } from './ContributionsTable.tsx';

const meta = {
  title: 'Tables/ContributionsTable',
  component: ContributionsTable,
  args: {
    caption: 'Из чего сложились очки команды «Ветер»',
    rows: [
      aContribution(),
      aContribution({ id: '2', eventName: 'Критериум «Ледяной угол»', place: 1, base: 25, points: 30 }),
      aContribution({
        id: '3',
        eventName: 'Вечерний спринт',
        riderName: 'Лев Подветренный',
        place: 9,
        base: 2,
        mass: 1,
        importance: 0.6,
        points: 1,
      }),
    ],
  },
} satisfies Meta<typeof ContributionsTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Features: Story = { args: { resultHref: ({ id }) => `#row-${id}` } };

export const States: Story = {
  render: (args) => (
    <div className={classes.Sheet}>
      <ContributionsTable caption="Загрузка" rows={[]} loading />
      <ContributionsTable caption="Пусто" rows={[]} />
      <ContributionsTable caption="Ошибка" rows={[]} error="Сервер не ответил за 10 секунд." onRetry={() => {}} />
      <ContributionsTable {...args} caption="В узком месте" compact />
      <ContributionsTable {...args} caption="С ссылками" resultHref={({ id }) => `#row-${id}`} />
    </div>
  ),
};

export const EdgeData: Story = {
  args: {
    rows: [
      aContribution({
        eventName: 'Открытый кубок Дальневосточной лиги виртуальных велогонок. Tour of the Endless Volcano, stage 12',
        riderName: 'Александр-Мария Преображенский-Долгоруков Łódźki',
        place: 20,
        points: 1240,
      }),
      aContribution({ id: '4', eventName: 'Ö', riderName: '', points: 0 }),
    ],
  },
};
