import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { AlertToast } from '../AlertToast/AlertToast.tsx';
import { AlertToasts } from '../AlertToast/AlertToasts.tsx';
import { Button } from '../Button/Button.tsx';
import { ConfirmDialog } from './ConfirmDialog.tsx';

const nothing = () => undefined;
const meta = {
  title: 'Overlays/ConfirmDialog',
  parameters: { keyboard: ['dialog', 'button'] },
  component: ConfirmDialog,
  args: {
    open: true,
    title: 'Удалить этап 5?',
    description: '«Перевал», 21 ноября. Протокол и 128 результатов уйдут из зачёта серии.',
    action: 'Удалить этап',
    pendingAction: 'Удаляем',
    destructive: true,
    onConfirm: nothing,
    onClose: nothing,
  },
} satisfies Meta<typeof ConfirmDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

function DeleteAndUndo() {
  const [state, setState] = useState<'whole' | 'asked' | 'deleted'>('whole');

  return (
    <>
      <Button kind="danger" disabled={state === 'deleted'} onClick={() => setState('asked')}>
        Удалить этап
      </Button>
      <ConfirmDialog
        {...meta.args}
        open={state === 'asked'}
        onClose={() => setState('whole')}
        onConfirm={() => setState('deleted')}
      />
      <AlertToasts>
        {state === 'deleted' && (
          <AlertToast tone="success" onUndo={() => setState('whole')} onClose={nothing}>
            Этап 5 удалён.
          </AlertToast>
        )}
      </AlertToasts>
    </>
  );
}

export const Playground: Story = { render: () => <DeleteAndUndo /> };

/** A toast with an undo button announces the confirmed action. */
export const Features: Story = {
  render: () => <DeleteAndUndo />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Удалить этап' }));
    const dialog = await screen.findByRole('dialog', { name: 'Удалить этап 5?' });
    await expect(within(dialog).getByRole('button', { name: 'Отмена' })).toHaveFocus();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Удалить этап' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(await canvas.findByRole('button', { name: 'Вернуть' }));
    await expect(canvas.getByRole('button', { name: 'Удалить этап' })).toBeEnabled();
  },
};

export const States: Story = { args: { error: 'Сервер не ответил за 10 секунд. Этап цел, попробуйте ещё раз.' } };
export const Pending: Story = { args: { pending: true } };

export const EdgeData: Story = {
  args: {
    title: 'Отправить изменения всех пяти групп в игру?',
    description: undefined,
    action: 'Отправить изменения всех пяти групп заезда',
    pendingAction: 'Отправляем',
    destructive: false,
  },
};
