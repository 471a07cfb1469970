import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Notice } from '../Notice/Notice.tsx';
import { Dialog, type DialogProps } from './Dialog.tsx';

function LiveDialog({ open: isOpenAtFirst, ...props }: DialogProps) {
  const [isOpen, setIsOpen] = useState(isOpenAtFirst);
  const close = () => setIsOpen(false);

  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Изменить категорию</Button>
      <Dialog
        {...props}
        open={isOpen}
        onClose={close}
        actions={
          <>
            <Button kind="quiet" onClick={close}>
              Отмена
            </Button>
            <Button kind="primary" onClick={close}>
              Сохранить категорию
            </Button>
          </>
        }
      />
    </>
  );
}

const meta = {
  title: 'Overlays/Dialog',
  parameters: { keyboard: ['dialog', 'button'] },
  component: Dialog,
  render: (args) => <LiveDialog {...args} />,
  args: {
    open: false,
    title: 'Изменение категории',
    description: 'Савва Перевалов, этап 4. Сейчас A, заявлен в B.',
    onClose: () => undefined,
    children: <Notice>Места и главный зачёт пересчитаются на всех этапах серии.</Notice>,
  },
} satisfies Meta<typeof Dialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** Focus moves in, is trapped and is restored; the page does not scroll meanwhile. */
export const Features: Story = {
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Изменить категорию' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog', { name: 'Изменение категории' });
    await expect(within(dialog).getByRole('button', { name: 'Закрыть' })).toHaveFocus();
    await expect(getComputedStyle(document.documentElement).overflowY).toBe('hidden');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(button).toHaveFocus();
    await expect(getComputedStyle(document.documentElement).overflowY).not.toBe('hidden');
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('dialog');
  },
};

export const States: Story = { args: { open: true } };

export const EdgeData: Story = {
  args: {
    open: true,
    title: 'Изменение категории Александры-Марии Преображенской-Долгоруковой-Старобельской',
    children: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map((stage) => (
      <Notice key={stage} tone="warning">
        Этап {stage}: место изменится, зачёт «Объединённой осенней гонки клубов» пересчитается.
      </Notice>
    )),
  },
};

export const Drawer: Story = {
  args: {
    open: true,
    shape: 'drawer',
    title: 'Почему это место',
    description: 'Савва Перевалов, 21 место, группа B.',
    children: <Notice>Места и главный зачёт пересчитаются на всех этапах серии.</Notice>,
  },
};
