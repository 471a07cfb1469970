import type { Meta, StoryObj } from '@storybook/react-vite';
import { anAction } from '../testing/administration.ts';
import classes from '../testing/Sheet.module.css';
import { ActionsLogTable } from './ActionsLogTable.tsx';

const role = anAction({
  id: '2',
  description: 'Роль изменена',
  event: null,
  object: { kind: 'user', id: '65f0000000000000000000a1', name: 'yakoreva' },
  changes: [{ field: 'role', before: 'user', after: 'moderator' }],
});
const stages = anAction({
  id: '4',
  description: 'Этапы изменены',
  event: null,
  object: { kind: 'series', id: '65f0000000000000000000b1', name: 'Осенний кубок Оси' },
  changes: [{ field: 'stages', before: null, after: '[{"order":1,"name":"Пролог","eventIds":[4600001]}]' }],
});
const nightly = anAction({
  id: '3',
  description: 'Тариф изменён',
  event: null,
  user: null,
  changes: [],
  object: { kind: 'plan', id: 'plan-month', name: null },
});

const meta = {
  title: 'Tables/ActionsLogTable',
  component: ActionsLogTable,
  args: {
    caption: 'Журнал действий',
    rows: [anAction(), role, stages, nightly],
    objectHref: ({ id }) => `#object-${id}`,
  },
} satisfies Meta<typeof ActionsLogTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Features: Story = { args: { choice: { chosen: new Set(['2']), onChoose: () => undefined } } };

export const States: Story = {
  render: () => (
    <div className={classes.Sheet}>
      <ActionsLogTable caption="Загрузка" rows={[]} loading />
      <ActionsLogTable caption="Пусто" rows={[]} />
      <ActionsLogTable caption="Ошибка" rows={[]} error="Сервер не ответил за 10 секунд." onRetry={() => {}} />
    </div>
  ),
};

export const EdgeData: Story = {
  args: {
    rows: [
      anAction({
        object: {
          kind: 'event',
          id: '1',
          name: 'Объединённая осенняя гонка клубов «Перевал через радиовышку и обратно»',
        },
        user: { username: null },
        changes: Array.from({ length: 9 }, (_, at) => ({ field: `поле ${at}`, before: 'x'.repeat(200), after: '0' })),
      }),
    ],
  },
};
