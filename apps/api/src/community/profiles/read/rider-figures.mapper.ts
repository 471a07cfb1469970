import type { ListedRider } from '@otryv/contract';
import {
  CP_DURATIONS,
  type CurveEffort,
  FTP_INTERVAL,
  isImplausibleWeight,
  measuredOrNull,
  roundTo,
  shownFtp,
} from '@otryv/race';
import type { TeamOfRider } from '../../../clubs/teams/read/rider-teams.ts';
import type { Rider } from '../../../people/riders/riders.service.ts';
import type { RiderFigures } from '../records/rider-figures.ts';
import type { RaceTotals, RiderRace } from '../records/rider-results.repository.ts';
import type { CurveOfRider, RaceOfCurve } from './power-curves.service.ts';

export interface FigureSources {
  rider: Rider;
  totals: readonly RaceTotals[];
  curve: CurveOfRider | null;
  /** Racing score of 30 days ago. */
  formerScore: number | null;
  team: TeamOfRider | null;
}

const mmPerCm = 10;

/** Maps the public figures of a rider: hidden ones are removed here. */
export function toFigures({ rider, totals, curve, formerScore, team }: FigureSources): RiderFigures {
  const hides = new Set(rider.hidden);
  const { competitionMetrics: metrics, male } = rider;
  const score = metrics?.racingScore ?? null;
  const sum = (figureOf: (one: RaceTotals) => number) => totals.reduce((all, one) => all + figureOf(one), 0);
  const bests = bestsOf(curve);
  const { zwiftId, firstName, lastName, imageSrc, countryAlpha3 } = rider;
  return {
    zwiftId,
    firstName,
    lastName,
    male,
    imageSrc,
    countryAlpha3,
    age: hides.has('age') ? null : measuredOrNull(rider.age),
    height: hides.has('height') ? null : measuredOrNull(rider.height),
    weight: hides.has('weight') ? null : measuredOrNull(rider.weight),
    ...(hides.has('age') && { isAgeHidden: true }),
    ...(hides.has('height') && { isHeightHidden: true }),
    ...(hides.has('weight') && { isWeightHidden: true }),
    competitionMetrics: metrics,
    racingScoreChange: score === null || formerScore === null ? null : roundTo(score - formerScore, 2),
    category: (male ? metrics?.category : metrics?.categoryWomen) ?? null,
    ftp: toFtp(bests, hides.has('weight')),
    team,
    totalEvents: sum(({ races }) => races),
    medals: { gold: sum(({ gold }) => gold), silver: sum(({ silver }) => silver), bronze: sum(({ bronze }) => bronze) },
    bests,
  };
}

/** Returns a weight in g that may be used to compute or order figures; `null` for an implausible one. */
export function plausibleWeight(grams: number | null): number | null {
  return isImplausibleWeight(grams) ? null : grams;
}

/** Maps the best efforts to table cells. */
export function toCells({ bests, isWeightHidden }: RiderFigures): ListedRider['cpBestEfforts'] {
  if (bests.length === 0) return null;
  return bests.map(({ duration, watts, wattsKg }) => ({
    duration,
    watts: { value: watts, addition: '', ...(isWeightHidden && { hidden: true }) },
    wattsKg: { value: wattsKg, addition: '' },
  }));
}

/** Returns a rider known only from a protocol. */
export function riderOfRace({ accountId, row: { profileData }, male }: RiderRace): Rider {
  const { firstName, lastName, imageSrc, countryAlpha3, age, weightInGrams, heightInCentimeters } = profileData;
  return {
    zwiftId: accountId,
    firstName,
    lastName,
    male,
    imageSrc,
    countryAlpha3,
    age,
    height: heightInCentimeters.value === null ? null : heightInCentimeters.value * mmPerCm,
    weight: weightInGrams.value,
    competitionMetrics: null,
    hidden: [],
  };
}

/** Returns the best of each interval that has been ridden. */
export function bestsOf(curve: CurveOfRider | null): RiderFigures['bests'] {
  if (!curve) return [];
  return CP_DURATIONS.flatMap((duration) => {
    const [watts = null, wattsKg = null] = [
      curve.watts.find(isOver(duration))?.watts,
      curve.wattsPerKg.find(isOver(duration))?.wattsPerKg,
    ];
    return watts === null && wattsKg === null ? [] : [{ duration, watts: rounded(watts), wattsKg }];
  });
}

const isOver =
  (wanted: number) =>
  ({ duration }: CurveEffort<RaceOfCurve>) =>
    duration === wanted;
const rounded = (watts: number | null) => (watts === null ? null : Math.round(watts));

function toFtp(bests: RiderFigures['bests'], isHidden: boolean): RiderFigures['ftp'] {
  const best = bests.find(({ duration }) => duration === FTP_INTERVAL);
  if (!best) return null;
  const { watts, wattsPerKg } = shownFtp({ watts: best.watts, wattsPerKg: best.wattsKg });
  return {
    watts: { value: watts, addition: '', ...(isHidden && { hidden: true }) },
    wattsKg: { value: wattsPerKg, addition: '' },
  };
}
