import type { RiderResultsTableRow } from '../RiderResultsTable/index.ts';
import type { TeamResultsTableRow } from '../TeamResultsTable/index.ts';
import { aResult, type ResultChanges } from './aResult.ts';

export interface RacedChanges extends ResultChanges {
  eventId?: number;
  eventName?: string;
  eventStart?: string;
  points?: TeamResultsTableRow['points'];
}

export type RacedResult = RiderResultsTableRow & TeamResultsTableRow;

/** Builds one invented result with its race. */
export function aRacedResult(changes: RacedChanges = {}): RacedResult {
  const {
    eventId = 41,
    eventName = 'Четверговая гонка. Холмы',
    eventStart = '2026-11-19T16:30:00Z',
    ...rest
  } = changes;
  const { points = { zpruFinishPoints: 18 }, ...result } = rest;
  const made = aResult(result);

  return { ...made, id: `${eventId}-${made.profileId}`, eventId, eventName, eventStart, points };
}

/** Builds five races of one rider, latest first: three podiums among them, the best five minutes, and a DNF. */
export function someRaces(): RacedResult[] {
  const best = aRacedResult({
    eventId: 40,
    eventName: 'Критериум «Ледяной угол»',
    eventStart: '2026-11-18T16:30:00Z',
    place: 3,
    watts: 344,
    variabilityIndex: 1.16,
  });
  const bestEfforts = best.bestEfforts.map((effort) =>
    effort.duration === 300 ? { ...effort, watts: marked(effort.watts), wattsKg: marked(effort.wattsKg) } : effort,
  );

  return [
    aRacedResult({ place: 21 }),
    { ...best, bestEfforts },
    aRacedResult({ eventId: 39, eventName: 'Утренний подъём', eventStart: '2026-11-14T05:00:00Z', watts: 301 }),
    aRacedResult({
      eventId: 38,
      eventName: 'Осенний кубок. Этап 4',
      eventStart: '2026-11-12T16:30:00Z',
      place: 2,
      timeMs: 3_661_500,
      groupLabel: 'B',
    }),
    aRacedResult({
      eventId: 37,
      eventName: 'Лёгкая катка с разговорами',
      eventStart: '2025-10-25T16:00:00Z',
      timeMs: null,
      place: null,
      disqualification: { label: 'DNF', reason: null },
      points: { zpruFinishPoints: 0 },
    }),
  ].map((race, at) => ({ ...race, heartRate: { value: 164 - at * 3 } }));
}

/** Builds results of three riders of a team in two races. */
export function someTeamRaces(): RacedResult[] {
  const criterium = { eventId: 40, eventName: 'Критериум «Ледяной угол»', eventStart: '2026-11-18T16:30:00Z' };

  return [
    aRacedResult({ place: 1, points: { zpruFinishPoints: 25 } }),
    aRacedResult({
      at: 1,
      profileId: 8,
      place: 12,
      points: null,
      groupLabel: 'B',
      watts: 240,
      rider: { firstName: 'Дарина', lastName: 'Ледовских', gender: 'FEMALE' },
    }),
    aRacedResult({ ...criterium, timeMs: 3_661_500, place: 5, points: { zpruFinishPoints: 10 } }),
    aRacedResult({
      ...criterium,
      at: 2,
      timeMs: 1_502_118,
      profileId: 9,
      place: null,
      disqualification: { label: 'VP', reason: 'zPower' },
      points: { zpruFinishPoints: 0 },
      rider: { firstName: 'Janne', lastName: 'Koskelainen', countryAlpha3: 'FIN' },
    }),
  ];
}

const marked = ({ value }: { value: number | null }) => ({ value, addition: 'max' as const });
