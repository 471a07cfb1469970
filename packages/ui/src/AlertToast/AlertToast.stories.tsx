import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Cell, Matrix } from '../testing/Matrix.tsx';
import { AlertToast } from './AlertToast.tsx';
import { AlertToasts } from './AlertToasts.tsx';

const meta = {
  title: 'Feedback/AlertToast',
  parameters: { keyboard: ['toast', 'button'] },
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

function Removal() {
  const [isRemoved, setIsRemoved] = useState(false);
  const [isShown, setIsShown] = useState(false);

  return (
    <>
      <Button
        disabled={isRemoved}
        onClick={() => {
          setIsRemoved(true);
          setIsShown(true);
        }}
      >
        Убрать из заезда
      </Button>
      <AlertToasts>
        {isShown && (
          <AlertToast tone="success" onUndo={() => setIsRemoved(false)} onClose={() => setIsShown(false)}>
            Савва Перевалов убран из заезда.
          </AlertToast>
        )}
      </AlertToasts>
    </>
  );
}

/** An alert with an undo button. */
export const Features: Story = {
  render: () => <Removal />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const button = canvas.getByRole('button', { name: 'Убрать из заезда' });
    await userEvent.click(button);
    await userEvent.click(canvas.getByRole('button', { name: 'Вернуть' }));
    await expect(button).toBeEnabled();
    await expect(canvas.queryByRole('status')).toBeNull();
    await userEvent.click(button);
  },
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
