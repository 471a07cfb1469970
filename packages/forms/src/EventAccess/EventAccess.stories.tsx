import { registration } from '@otryv/race';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { EventAccess } from './EventAccess.tsx';

const groups = [1, 2, 3, 4, 5].map((label) => ({ label }));
const eventWith = (accessExpression: string | null) => ({
  ...{ accessExpression, categoryEnforcement: accessExpression !== null, eventSubgroups: groups },
});

const meta = {
  title: 'Forms/EventAccess',
  component: EventAccess,
  args: { event: eventWith(registration('defaultAndAPlus').accessExpression) },
} satisfies Meta<typeof EventAccess>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Unchecked: Story = { args: { event: eventWith(null) } };
export const OwnExpression: Story = { args: { event: eventWith('profile.age >= 35 && powerCurves.zFTP < 300') } };
export const Unreadable: Story = { args: { event: eventWith('rider.mood == "good"') } };
