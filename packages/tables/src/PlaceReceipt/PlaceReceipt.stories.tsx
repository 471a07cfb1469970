import type { Meta, StoryObj } from '@storybook/react-vite';
import { aResult } from '../testing/aResult.ts';
import classes from '../testing/Sheet.module.css';
import { PlaceReceipt } from './PlaceReceipt.tsx';

const timeMs = 1_489_269;
const row = aResult({ profileId: 21, timeMs, place: 21, groupLabel: 'B' });
const out = (profileId: number, firstName: string, label: 'VP' | 'DSQ', reason: string | null) =>
  aResult({
    profileId,
    timeMs: timeMs - profileId,
    place: null,
    groupLabel: 'B' as const,
    rider: { firstName, lastName: 'Лощинин' },
    disqualification: { label, reason },
  });
const field = Array.from({ length: 20 }, (_, at) =>
  aResult({ profileId: 100 + at, timeMs: 1_400_000 + at, place: at + 1, groupLabel: 'B' }),
);
const passedOver = [out(2, 'Архип', 'DSQ', 'вес изменён перед стартом'), out(3, 'Остап', 'VP', 'zPower')];

const disqualified = aResult({
  timeMs,
  place: null,
  disqualification: { label: 'DSQ', reason: 'Нет пульса 14 минут' },
});
const withoutTime = aResult({ timeMs: null, place: null, disqualification: { label: 'DNF', reason: null } });

const meta = {
  title: 'Tables/PlaceReceipt',
  component: PlaceReceipt,
  args: { row, rows: [...field, row, ...passedOver], protocolKind: 'classicCommon' },
} satisfies Meta<typeof PlaceReceipt>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const LaterStart: Story = { args: { protocolKind: 'catchUp', startGapMs: 120_000 } };
export const ManyPassedOver: Story = {
  args: { rows: [row, ...Array.from({ length: 8 }, (_, at) => out(at + 1, 'Архип', 'DSQ', 'нет пульса'))] },
};
export const OutOfClassification: Story = { args: { row: disqualified } };
export const WithoutTime: Story = { args: { row: withoutTime } };

/** A place with the skipped riders, one in a catch-up, and rows without a place. */
export const States: Story = {
  render: (args) => (
    <div className={classes.Sheet}>
      <PlaceReceipt {...args} />
      <PlaceReceipt {...args} protocolKind="catchUp" startGapMs={120_000} />
      <PlaceReceipt {...args} row={disqualified} />
      <PlaceReceipt {...args} row={withoutTime} />
    </div>
  ),
};
