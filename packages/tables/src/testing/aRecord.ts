import type { RecordsTableRow } from '../RecordsTable/index.ts';

const race = { name: 'Четверговая гонка. Холмы', eventId: 3 };

/** Builds the best efforts over one interval. */
export function aRecord(changes: Partial<RecordsTableRow> = {}): RecordsTableRow {
  return {
    duration: 300,
    efforts: [
      { value: 3.84, date: '2026-11-19T16:30:00Z', ...race },
      { value: 3.8, date: '2026-10-28T16:30:00Z', ...race, eventId: 2 },
      { value: 3.71, date: '2026-10-05T16:30:00Z', ...race, eventId: 1 },
    ],
    place: 14,
    ...changes,
  };
}

/** Builds records of a rider who has ridden for an hour once. */
export function someRecords(): RecordsTableRow[] {
  return [
    aRecord({ duration: 5, place: 61, efforts: aRecord().efforts.map((one) => ({ ...one, value: one.value + 7 })) }),
    aRecord(),
    aRecord({ duration: 1200, place: 11 }),
    aRecord({ duration: 3600, place: null, efforts: aRecord().efforts.slice(1, 2) }),
  ];
}
