import type { Comparison } from '@otryv/contract';
import { DISQUALIFICATION_LABELS } from '@otryv/race';
import type { CommonRacesTableRow } from '@otryv/tables';
import { metresPerKm } from './units.ts';

type Race = Comparison['races'][number];
type Side = Race['sides'][number];

const labels = new Map(Object.entries(DISQUALIFICATION_LABELS));

/** A common race as the table of common races shows it. */
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
