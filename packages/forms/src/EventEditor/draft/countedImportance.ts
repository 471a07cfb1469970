import { type EventDraft, type EventGroup, type ImportanceLevel, importanceLevel, raceLength } from '@otryv/race';
import { type CatalogueIndex, kilometresOf } from './catalogues.ts';

const metresPerKilometre = 1000;
const guessedKilometresPerHour = 30;
const hourMs = 3_600_000;

/** Returns the effective importance of an event, whatever was chosen. */
export function countedImportance(draft: EventDraft, catalogues: CatalogueIndex): ImportanceLevel {
  const { event } = draft;
  const metres = event.eventSubgroups.map((group) => metresOf(group, catalogues)).filter((each) => each !== null);
  const shortestMetres = metres.length === 0 ? null : Math.min(...metres);
  return importanceLevel(draft.importanceLevel, { eventType: event.eventType, shortestMetres });
}

/** Computes the distance of a group: a distance unchanged, a time at 30 km/h, laps by the route. */
function metresOf(group: EventGroup, catalogues: CatalogueIndex): number | null {
  const length = raceLength(group);
  switch (length?.measuredIn) {
    case 'distance':
      return length.distanceKm * metresPerKilometre;
    case 'duration':
      return (length.durationMs / hourMs) * guessedKilometresPerHour * metresPerKilometre;
    case 'laps': {
      const kilometres = kilometresOf(catalogues, group.routeId, length.laps);
      return kilometres === null ? null : kilometres * metresPerKilometre;
    }
    case undefined:
      return null;
  }
}
