import type { Meta, StoryObj } from '@storybook/react-vite';
import { anError } from '../testing/administration.ts';
import classes from '../testing/Sheet.module.css';
import { ErrorsLogTable } from './ErrorsLogTable.tsx';

const unspoken = anError({
  id: '2',
  type: 'MongoServerError',
  message: '',
  user: null,
  method: 'GET',
  path: '/api/riders',
});

const meta = {
  title: 'Tables/ErrorsLogTable',
  component: ErrorsLogTable,
  args: { caption: 'Ошибки сервера', rows: [anError(), unspoken], errorHref: ({ id }) => `#error-${id}` },
} satisfies Meta<typeof ErrorsLogTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Features: Story = { args: { choice: { chosen: new Set(['2']), onChoose: () => undefined } } };

export const States: Story = {
  render: () => (
    <div className={classes.Sheet}>
      <ErrorsLogTable caption="Загрузка" rows={[]} loading />
      <ErrorsLogTable caption="Пусто" rows={[]} />
      <ErrorsLogTable caption="Ошибка" rows={[]} error="Сервер не ответил за 10 секунд." onRetry={() => {}} />
    </div>
  ),
};

export const EdgeData: Story = {
  args: { rows: [anError({ message: 'x'.repeat(300), path: `/api/${'очень-длинный-путь/'.repeat(12)}` })] },
};
