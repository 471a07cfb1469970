import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/Button.tsx';
import { Cell, Matrix } from '../testing/Matrix.tsx';
import { EmptyState } from './EmptyState.tsx';
import { ErrorState } from './ErrorState.tsx';
import { Forbidden } from './Forbidden.tsx';
import { NotFound } from './NotFound.tsx';

const meta = {
  title: 'Feedback/EmptyState',
  parameters: { keyboard: ['button', 'link'] },
  component: EmptyState,
  args: {
    title: 'Заездов не нашлось',
    children: 'По запросу «перевал» за две недели ничего нет. Уберите фильтр или загляните в результаты.',
  },
} satisfies Meta<typeof EmptyState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { args: { action: <Button>Сбросить фильтры</Button> } };

/** An error that names the roles with access. */
export const Features: Story = {
  render: () => <Forbidden>Заезды меняют модераторы клуба. Попросите доступ у организатора.</Forbidden>,
};

export const States: Story = {
  render: (args) => (
    <Matrix>
      <Cell label="Пусто">
        <EmptyState {...args} action={<Button>Сбросить фильтры</Button>} />
      </Cell>
      <Cell label="Ошибка">
        <ErrorState title="Протокол не загрузился" onRetry={() => undefined}>
          Сервер не ответил за 10 секунд. Данные целы, попробуйте ещё раз.
        </ErrorState>
      </Cell>
      <Cell label="Ещё раз">
        <ErrorState busy onRetry={() => undefined}>
          Нет связи с сервером.
        </ErrorState>
      </Cell>
      <Cell label="Нет права">
        <Forbidden />
      </Cell>
      <Cell label="Нет страницы">
        <NotFound />
      </Cell>
    </Matrix>
  ),
};

export const EdgeData: Story = {
  args: {
    title: 'По запросу «Александр-Мария Преображенский-Долгоруков-Старобельский» никого не нашлось',
    children: 'Проверьте написание.',
  },
};
