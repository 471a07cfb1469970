import type { Meta, StoryObj } from '@storybook/react-vite';
import { aRace, aSchedule } from '../testing/aRace.ts';
import classes from '../testing/Sheet.module.css';
import { ScheduleTable } from './ScheduleTable.tsx';

const meta = {
  title: 'Tables/ScheduleTable',
  component: ScheduleTable,
  args: { caption: 'Ближайшие заезды', rows: aSchedule(), hrefOf: ({ id }) => `#race-${id}` },
} satisfies Meta<typeof ScheduleTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** For users who may edit a race: a menu at the end of its row. */
export const WithMenus: Story = {
  args: { menuOf: ({ id }) => (id % 2 === 0 ? [{ label: 'Обновить из игры' }] : []) },
};
export const Features: Story = {
  args: {
    rows: [
      aRace({ seriesId: { name: 'Осенний кубок', urlSlug: 'autumn' } }),
      ...aSchedule().filter(({ id }) => id > 51),
    ],
    columnLayout: { shown: { series: true, organizer: true, profile: false } },
    seriesHref: ({ seriesId }) => `#series-${seriesId?.urlSlug}`,
  },
};
export const WithoutLinks: Story = { args: { hrefOf: undefined } };

export const States: Story = {
  render: () => (
    <div className={classes.Sheet}>
      <ScheduleTable caption="Загрузка" rows={[]} loading />
      <ScheduleTable caption="Пусто" rows={[]} />
      <ScheduleTable caption="Ошибка" rows={[]} error="Сервер не ответил за 10 секунд." onRetry={() => {}} />
      <ScheduleTable caption="Один заезд" rows={[aRace()]} />
    </div>
  ),
};

export const EdgeData: Story = {
  args: {
    rows: [
      aRace({
        name: 'Открытый кубок Дальневосточной лиги виртуальных велогонок. Tour of the Endless Volcano, stage 12',
        organizer: 'Объединённый клуб любителей длинных названий',
        route: 'Бесконечно длинный маршрут вокруг вулкана и обратно',
        rulesSet: ['NO_POWERUPS', 'ENFORCE_HRM', 'ENFORCE_NO_ZPOWER', 'NO_DRAFTING', 'SHOW_RACE_RESULTS'],
      }),
      aRace({ id: 99, world: null, route: null, profile: null, distanceKm: null, elevationM: null, laps: null }),
    ],
  },
};
