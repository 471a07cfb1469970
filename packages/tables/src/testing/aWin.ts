import type { WinsTableRow } from '../WinsTable/index.ts';

/** Builds a race that was won. */
export function aWin(changes: Partial<WinsTableRow> = {}): WinsTableRow {
  return {
    eventId: 4,
    eventName: 'Утренний подъём',
    eventStart: '2026-11-14T05:00:00Z',
    groupLabel: 'B',
    timeMs: 1_924_025,
    finishers: 24,
    averageWatts: 311,
    wattsPerKg: 3.96,
    ...changes,
  };
}
