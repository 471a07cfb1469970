import { registrationRules } from '@otryv/race';
import type { Meta, StoryObj } from '@storybook/react-vite';
import classes from '../testing/Sheet.module.css';
import { EventAccess } from './EventAccess.tsx';

const groups = [1, 2, 3, 4, 5].map((label) => ({ label }));
const eventWith = (accessExpression: string | null) => ({
  accessExpression,
  categoryEnforcement: accessExpression !== null,
  eventSubgroups: groups,
});

const openToAll = eventWith(null);
const ownExpression = eventWith('profile.age >= 35 && powerCurves.zFTP < 300');
const unreadable = eventWith('rider.mood == "good"');

const meta = {
  title: 'Forms/EventAccess',
  component: EventAccess,
  parameters: { keyboard: ['button'] },
  args: { event: eventWith(registrationRules('defaultAndAPlus').accessExpression) },
} satisfies Meta<typeof EventAccess>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Unchecked: Story = { args: { event: openToAll } };
export const OwnExpression: Story = { args: { event: ownExpression } };
export const Unreadable: Story = { args: { event: unreadable } };

/** Every registration mode, one below another. */
export const States: Story = {
  render: ({ event }) => (
    <div className={classes.Sheet}>
      <EventAccess event={event} />
      <EventAccess event={openToAll} />
      <EventAccess event={ownExpression} />
      <EventAccess event={unreadable} />
    </div>
  ),
};
