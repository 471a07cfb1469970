import { Button } from '@otryv/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { fn, screen, userEvent } from 'storybook/test';
import { TeamBanDialog } from './TeamBanDialog.tsx';

const meta = {
  title: 'Forms/TeamBanDialog',
  parameters: { keyboard: ['dialog', 'form', 'field', 'button'] },
  component: TeamBanDialog,
  args: {
    open: true,
    title: 'Исключить и закрыть вход',
    action: 'Исключить и закрыть вход',
    description: 'Богдан Шатунов',
    onSubmit: fn(),
    onClose: fn(),
    children: <p>Он выйдет из команды и не сможет подать заявку. Его очки останутся команде.</p>,
  },
} satisfies Meta<typeof TeamBanDialog>;

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

function Opened(props: ComponentProps<typeof TeamBanDialog>) {
  const [isOpen, setIsOpen] = useState(false);

  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Открыть</Button>
      <TeamBanDialog {...props} open={isOpen} onClose={() => setIsOpen(false)} />
    </>
  );
}
