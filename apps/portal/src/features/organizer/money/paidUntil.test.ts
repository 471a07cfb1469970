import { describe, expect, it } from 'vitest';
import { aSlot, noSlots, upcomingSlot } from '../../../testing/slots.ts';
import { paidUntil } from './paidUntil.ts';

const active = aSlot();
const later = aSlot({ startDate: upcomingSlot.endDate, endDate: '2027-02-13T20:59:59.999Z' });
const apart = aSlot({ startDate: '2027-03-01T09:00:00.000Z', endDate: '2027-04-01T20:59:59.999Z' });

describe('paidUntil', () => {
  it.each([
    { what: 'nothing', slots: noSlots, until: null },
    { what: 'a period in force', slots: { ...noSlots, active: [active] }, until: active.endDate },
    {
      what: 'a queue, in any order',
      slots: { ...noSlots, active: [active], upcoming: [later, upcomingSlot] },
      until: later.endDate,
    },
    { what: 'a gap', slots: { ...noSlots, active: [active], upcoming: [apart] }, until: active.endDate },
    { what: 'what is to come alone', slots: { ...noSlots, upcoming: [upcomingSlot] }, until: null },
    { what: 'a pause', slots: { ...noSlots, active: [aSlot({ isPaused: true })] }, until: null },
  ])('is $until for $what', ({ slots, until }) => {
    expect(paidUntil(slots)).toBe(until);
  });
});
