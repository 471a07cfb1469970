import { describe, expect, it } from 'vitest';
import { aSlot } from '../../../testing/slots.ts';
import { slotState } from './slotState.ts';

const slot = aSlot({ startDate: '2026-11-12T09:00:00.000Z', endDate: '2026-12-13T20:59:59.999Z' });
const [start, end] = [Date.parse(slot.startDate), Date.parse(slot.endDate)];

describe('slotState', () => {
  it.each([
    { now: start - 5 * 60_000 - 1, isPaused: false, state: 'upcoming' },
    { now: start - 5 * 60_000, isPaused: false, state: 'active' },
    { now: start, isPaused: false, state: 'active' },
    { now: end, isPaused: false, state: 'active' },
    { now: end + 1, isPaused: false, state: 'expired' },
    { now: start, isPaused: true, state: 'paused' },
    { now: end + 1, isPaused: true, state: 'expired' },
  ])('at $now, paused $isPaused, is $state', ({ now, isPaused, state }) => {
    expect(slotState({ ...slot, isPaused }, now)).toBe(state);
  });
});
