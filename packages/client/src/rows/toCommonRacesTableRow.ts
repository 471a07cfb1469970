import type { Comparison } from '@otryv/contract';
import { DISQUALIFICATION_LABELS } from '@otryv/race';
import type { CommonRacesTableRow } from '@otryv/tables';
import { metresPerKm } from './units.ts';

type Race = Comparison['races'][number];
type Side = Race['sides'][number];

const labels = new Map(Object.entries(DISQUALIFICATION_LABELS));

/** Converts a common race to a row of the table of common races. */
export function toCommonRacesTableRow(race: Race): CommonRacesTableRow {
  const { eventId, eventName, eventStart, uncounted, aheadAt, leadMs, distanceInMeters, elevationInMeters } = race;
  return {
    eventId,
    eventName,
    eventStart,
    uncounted,
    aheadAt,
    leadMs,
    distanceKm: distanceInMeters === null ? null : distanceInMeters / metresPerKm,
    elevationM: elevationInMeters,
    results: race.sides.map(finishOf),
  };
}

function finishOf(side: Side) {
  if (!side) return null;
  const { place, durationInMilliseconds, disqualification } = side;
  const label = disqualification === null ? null : (labels.get(disqualification) ?? 'DSQ');
  return {
    place: place === 0 ? null : place,
    timeMs: durationInMilliseconds,
    disqualification: label && { label, reason: null },
  };
}
