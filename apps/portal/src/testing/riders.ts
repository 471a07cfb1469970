import type {
  Comparison,
  ListedRider,
  PowerCurveDto,
  ProfileData,
  RiderMetrics,
  RiderPower,
  RiderProfile,
  RiderResult,
  Riders,
} from '@otryv/contract';
import type { HttpHandler } from 'msw';
import type { Read } from '../lib/api/useRead.ts';
import { aResult } from './aRaceResults.ts';
import { respondWith } from './respondWith.ts';

export const riderId = 1020;
const dayMs = 86_400_000;
const until = '2026-11-21T11:40:00.000Z';
const race = { name: 'Четверговая гонка. Холмы', date: '2026-11-19T16:30:00.000Z', eventId: 5_100_001 };

const figures = {
  male: true,
  imageSrc: null,
  countryAlpha3: 'RUS',
  age: 34,
  height: 1780,
  weight: 78_300,
  competitionMetrics: { racingScore: 561, category: 'B', categoryWomen: null },
  racingScoreChange: 12,
  category: 'B',
  ftp: { watts: { value: 311, addition: '' as const }, wattsKg: { value: 3.98, addition: '' as const } },
  team: null,
  totalEvents: 148,
  medals: { gold: 6, silver: 7, bronze: 8 },
};

export function aRiderProfile(changes: Partial<RiderProfile> = {}): RiderProfile {
  const known = { zwiftId: riderId, firstName: 'Лев', lastName: 'Подветренный', bio: null, totalEvents: 161 };
  return { ...figures, ...known, ...changes };
}

const curve = [
  [5, 958, 12.23],
  [15, 812, 10.37],
  [60, 499, 6.38],
  [300, 373, 4.77],
  [1200, 328, 4.19],
  [3600, 283, 3.61],
] as const;

export function aPowerCurve(changes: Partial<PowerCurveDto> = {}): PowerCurveDto {
  return {
    zwiftId: riderId,
    from: '2026-08-23T11:40:00.000Z',
    updatedAt: until,
    pointsWatts: curve.map(([duration, value]) => ({ duration, value, ...race })),
    pointsWattsPerKg: curve.map(([duration, , value]) => ({ duration, value, ...race })),
    leftOut: [],
    ...changes,
  };
}

export function aProfile(profile: Partial<RiderProfile> = {}, changes: Partial<ProfileData> = {}): ProfileData {
  return {
    profile: aRiderProfile(profile),
    powerCurve: aPowerCurve(),
    quantityRace: 148,
    streams: [{ platform: 'twitch', url: 'https://twitch.tv/lev' }],
    onAir: null,
    ...changes,
  };
}

const glebsFigures = {
  age: 41,
  height: 1830,
  weight: 84_600,
  totalEvents: 58,
  competitionMetrics: { racingScore: 438, category: 'C', categoryWomen: null },
  ftp: { watts: { value: 287, addition: '' as const }, wattsKg: { value: 3.39, addition: '' as const } },
};
export const gleb = { zwiftId: 2040, firstName: 'Глеб', lastName: 'Полозов' };

export function aRiderPower(changes: Partial<RiderPower> = {}): RiderPower {
  const effort = (watts: number, wattsKg: number, eventId = race.eventId) => ({ watts, wattsKg, ...race, eventId });
  return {
    powerCurve: aPowerCurve(),
    records: curve.map(([duration, watts, wattsKg], at) => ({
      duration,
      byWatts: [effort(watts, wattsKg), effort(watts - 9, wattsKg - 0.1, 5_100_000)],
      byWattsKg: [effort(watts, wattsKg), effort(watts - 9, wattsKg - 0.1, 5_100_000)],
      place: 11 + at,
    })),
    powerFromEvents: [
      racePower('a.1', 5_100_001, 'Четверговая гонка. Холмы', '2026-11-19T16:30:00.000Z', 4.43),
      racePower('a.2', 5_000_002, 'Летний критериум', '2026-06-04T16:30:00.000Z', 5.02),
    ],
    forecast: null,
    ...changes,
  };
}

function racePower(_id: string, eventId: number, eventName: string, eventStart: string, wattsKg: number) {
  return {
    _id,
    eventId,
    eventName,
    eventStart,
    isCounted: true,
    cpBestEfforts: [
      { duration: 60, watts: 480, wattsKg: wattsKg + 1.7 },
      { duration: 300, watts: Math.round(wattsKg * 78.3), wattsKg },
    ],
  };
}

export function aRiderResult(at = 0, changes: Partial<RiderResult> = {}): RiderResult {
  const eventId = 5_100_001 - at;
  const eventStart = new Date(Date.parse('2026-11-19T16:30:00.000Z') - at * 3 * dayMs).toISOString();
  return {
    ...aResult(at),
    _id: `${eventId}.1020`,
    eventId,
    eventName: `Осенний кубок. Этап ${12 - at}`,
    eventStart,
    ...changes,
  };
}

/** Creates ninety days of figures, ten of them unread. */
export function someMetrics(changes: Partial<RiderMetrics> = {}): RiderMetrics {
  const data = Array.from({ length: 90 }, (_, at) => {
    const isRead = at < 38 || at >= 48;
    return {
      date: new Date(Date.parse('2026-08-24T21:00:00.000Z') + at * dayMs).toISOString(),
      racingScore: isRead ? 440 + at : null,
      weightInGrams: isRead ? 79_000 - at * 10 : null,
      heightInCentimeters: isRead ? 178 : null,
    };
  });
  return { zwiftId: riderId, data, ...changes };
}

export function aListedRider(at: number, changes: Partial<ListedRider> = {}): ListedRider {
  const measured = (value: number) => ({ value, addition: '' as const });
  return {
    ...figures,
    zwiftId: riderId + at,
    firstName: ['Лев', 'Глеб', 'Дарина', 'Janne'][at % 4] ?? '',
    lastName: ['Подветренный', 'Полозов', 'Ледовских', 'Koskelainen'][at % 4] ?? '',
    male: at % 4 !== 2,
    competitionMetrics: { racingScore: 561 - at * 8 - Math.floor(at / 5) * 15, category: 'B', categoryWomen: 'A' },
    racingScoreChange: [12, -3, 0, null][at % 4] ?? null,
    medals: { gold: at % 3 === 0 ? 6 + at : 0, silver: 7 + at, bronze: at % 5 },
    age: 34 + at,
    height: 1780 + at * 10,
    totalEvents: 148 - at * 9,
    ftp: { watts: measured(311 - at * 4), wattsKg: measured(3.98 - at / 100) },
    weight: at % 6 === 3 ? null : 78_300 - at * 700,
    ...(at % 6 === 3 && { isWeightHidden: true }),
    sequenceNumber: at + 1,
    onAir: at === 1 ? 'https://twitch.tv/gleb' : null,
    cpBestEfforts: curve.map(([duration, watts, wattsKg]) => ({
      duration,
      watts: measured(watts - at),
      wattsKg: measured(wattsKg - at / 100),
    })),
    ...changes,
  };
}

export function someRiders(riders: ListedRider[] = [0, 1, 2, 3].map((at) => aListedRider(at))): Riders {
  return {
    riders,
    currentPage: 1,
    quantityPages: 3,
    quantityRiders: riders.length === 0 ? 0 : 52,
    nextCursor: 'WzU2MSwyMF0.mrVbq3kJxQ1c0l4c5Y7z2A',
    leadingScore: 561,
    quantityOnAir: riders.filter(({ onAir }) => onAir !== null).length,
    categories: [
      { category: 'A', male: 4, female: 1 },
      { category: 'B', male: 30, female: 8 },
      { category: null, male: 7, female: 2 },
    ],
    updatedAt: until,
  };
}

type CommonRace = Comparison['races'][number];

/**
 * Creates a race of two riders; `leadMs` is the lead of the first, negative if behind; without it the other has not
 * finished.
 */
export function aComparedRace(eventId: number, leadMs: number | null, changes: Partial<CommonRace> = {}): CommonRace {
  const side = (place: number, durationInMilliseconds: number | null) => ({
    place,
    durationInMilliseconds,
    subgroupLabel: 'B' as const,
    disqualification: place === 0 ? 'DNF' : null,
  });
  return {
    eventId,
    eventName: `Осенний кубок. Этап ${eventId}`,
    eventStart: new Date(Date.parse('2026-09-01T16:30:00.000Z') + eventId * dayMs).toISOString(),
    distanceInMeters: 16_200,
    elevationInMeters: 214,
    sides: [side(21, 1_489_269), leadMs === null ? side(0, null) : side(20, 1_489_269 + leadMs)],
    uncounted: leadMs === null ? 'notRanked' : null,
    aheadAt: leadMs === null ? null : leadMs > 0 ? 0 : 1,
    leadMs: leadMs === null ? null : Math.abs(leadMs),
    ...changes,
  };
}

/** Creates a comparison in which the rider of the stories is ahead in two of three races. */
export function aComparison(other: Partial<RiderProfile> = gleb, changes: Partial<Comparison> = {}): Comparison {
  const curveOf = (profile: Partial<RiderProfile>) => aPowerCurve({ zwiftId: profile.zwiftId ?? riderId });
  const glebs = {
    category: 'C',
    racingScoreChange: -2,
    medals: { gold: 0, silver: 2, bronze: 3 },
    ...glebsFigures,
    ...other,
  };
  return {
    riders: [
      { profile: aRiderProfile(), powerCurve: curveOf({}), quantityRace: 148, ahead: 2 },
      { profile: aRiderProfile(glebs), powerCurve: curveOf(other), quantityRace: 55, ahead: 1 },
    ],
    races: [aComparedRace(4, 27_415), aComparedRace(3, -1567), aComparedRace(2, null), aComparedRace(1, 53_546)],
    quantityCommon: 4,
    quantityCounted: 3,
    typicalLeadMs: 27_415,
    next: null,
    ...changes,
  };
}

/** Adds a third rider, who was in the newest race and in one with the second rider alone. */
export function aComparisonOfThree(third: Partial<RiderProfile>): Comparison {
  const two = aComparison();
  const finish = { place: 19, durationInMilliseconds: 1_480_000, subgroupLabel: 'B' as const, disqualification: null };
  const races = two.races.map((race, at) => ({ ...race, sides: [...race.sides, at === 0 ? finish : null] }));
  const [, second] = aComparedRace(9, -8000).sides;
  return aComparison(undefined, {
    riders: [
      ...two.riders,
      { profile: aRiderProfile(third), powerCurve: aPowerCurve({ zwiftId: 3060 }), quantityRace: 9, ahead: 1 },
    ],
    races: [
      aComparedRace(9, null, { uncounted: null, aheadAt: 2, leadMs: 8000, sides: [null, second ?? null, finish] }),
      ...races,
    ],
    quantityCommon: 5,
    quantityCounted: 4,
    typicalLeadMs: null,
  });
}

const wins: Read<'/api/race/profile/wins/{zwiftId}'> = {
  data: [
    {
      eventId: 4,
      eventName: 'Утренний подъём',
      eventStart: '2026-11-14T05:00:00.000Z',
      subgroupLabel: 'B',
      durationInMilliseconds: 1_924_025,
      finishers: 24,
      watts: 311,
      wattsPerKg: 3.96,
    },
  ],
  quantityPages: 2,
  nextCursor: 'WzE3LDRd.mrVbq3kJxQ1c0l4c5Y7z2A',
  medals: { gold: 6, silver: 7, bronze: 8 },
};

/** Responds about a rider. */
export function aRiderWithEverything(profile: ProfileData = aProfile()): HttpHandler[] {
  const { firstName, lastName, male, countryAlpha3 } = profile.profile;
  const summary = { zwiftId: profile.profile.zwiftId, firstName, lastName, male, imageSrc: null, countryAlpha3 };
  return [
    // Before the one with a parameter, which matches their paths too.
    respondWith('/api/race/profile/results', {
      userResults: [0, 1, 2, 3].map((at) => aRiderResult(at)),
      quantityPages: 8,
      quantityResults: 148,
      nextCursor: 'WzE4LDRd.mrVbq3kJxQ1c0l4c5Y7z2A',
    }),
    respondWith('/api/race/profile/compare', aComparison()),
    respondWith('/api/race/profile/wins/{zwiftId}', wins),
    respondWith('/api/race/profile/rivals/{zwiftId}', {
      data: [{ ...summary, ...gleb, category: 'C', commonRaces: 8 }],
    }),
    respondWith('/api/race/profile/{zwiftId}/power', aRiderPower()),
    respondWith('/api/race/profile/{zwiftId}/metrics', someMetrics()),
    respondWith('/api/race/profile/{zwiftId}/zwift-profiles', {
      zwiftProfileMain: summary,
      zwiftProfilesAdditional: [{ ...summary, zwiftId: 777 }],
    }),
    respondWith('/api/race/profile/{zwiftId}', profile),
    respondWith('/api/riders', someRiders()),
  ];
}
