import type { Meta, StoryObj } from '@storybook/react-vite';
import { administrationOfPeople } from '../../testing/administrationOfPeople.ts';
import { PortalAt } from '../../testing/PortalAt.tsx';
import { waitForText } from '../../testing/waitForText.ts';

// Annotated, because the type msw infers cannot be named in a declaration.
const handlers: object[] = administrationOfPeople('moderator');

const meta = {
  title: 'Screens/Logs',
  component: PortalAt,
  parameters: { layout: 'fullscreen', msw: handlers },
  args: { address: '/logs/admin', isSignedIn: true },
} satisfies Meta<typeof PortalAt>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Actions: Story = { play: waitForText('Заезд добавлен') };
export const Errors: Story = { args: { address: '/logs/errors' }, play: waitForText('TypeError') };
export const ErrorWithStack: Story = {
  args: { address: '/logs/errors/65f0000000000000000000e9' },
  play: waitForText(/at rename/),
};
