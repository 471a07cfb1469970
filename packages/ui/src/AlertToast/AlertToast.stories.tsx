import type { Meta, StoryObj } from '@storybook/react-vite';
import { Cell, Matrix } from '../testing/Matrix.tsx';
import { AlertToast } from './AlertToast.tsx';
import { AlertToasts } from './AlertToasts.tsx';

const meta = {
  title: 'Feedback/AlertToast',
  component: AlertToast,
  args: { tone: 'error', children: 'Нет связи с сервером, данные не сохранены.', onClose: () => undefined },
} satisfies Meta<typeof AlertToast>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  render: (args) => (
    <AlertToasts>
      <AlertToast {...args} />
    </AlertToasts>
  ),
};

export const States: Story = {
  render: (args) => (
    <Matrix>
      <Cell label="Успех">
        <AlertToast {...args} tone="success" onUndo={() => undefined}>
          Категория изменена. Зачёт пересчитан.
        </AlertToast>
      </Cell>
      <Cell label="Ошибка">
        <AlertToast {...args} action={<button type="button">Повторить</button>} />
      </Cell>
      <Cell label="Внимание">
        <AlertToast {...args} tone="warning">
          Вы вышли из аккаунта!
        </AlertToast>
      </Cell>
      <Cell label="Сведение">
        <AlertToast {...args} tone="info">
          Необходима авторизация
        </AlertToast>
      </Cell>
    </Matrix>
  ),
};

export const EdgeData: Story = {
  args: {
    children:
      'Не удалось получить протокол: https://otryv.example/ochen-dlinnyy-adres-bez-probelov-i-perenosov-kotoryy-nado-razbit ответил ошибкой 503',
  },
};
