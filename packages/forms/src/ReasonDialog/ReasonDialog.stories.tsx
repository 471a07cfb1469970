import { Button } from '@otryv/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { fn, screen, userEvent } from 'storybook/test';
import { ReasonDialog } from './ReasonDialog.tsx';

const meta = {
  title: 'Forms/ReasonDialog',
  parameters: { keyboard: ['dialog', 'form', 'field', 'button'] },
  component: ReasonDialog,
  args: {
    open: true,
    title: 'Сделать протокол официальным',
    action: 'Сделать официальным',
    usual: ['Проверено модератором'],
    onSubmit: fn(),
    onClose: fn(),
    children: <p>Обновления из игры и решения закроются, пока его не откроют снова.</p>,
  },
} satisfies Meta<typeof ReasonDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  render: (args) => <Opened {...args} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Открыть' }));
    await screen.findByRole('textbox', { name: /Причина/ });
  },
};

/** The initial state. */
export const States: Story = {};

function Opened(props: ComponentProps<typeof ReasonDialog>) {
  const [isOpen, setIsOpen] = useState(false);

  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Открыть</Button>
      <ReasonDialog {...props} open={isOpen} onClose={() => setIsOpen(false)} />
    </>
  );
}
