import type {
  CatchUpWinDto,
  GeneralClassification,
  GeneralRow,
  Series,
  SeriesCardDto,
  SeriesLists,
  SeriesOutcome,
  Stage,
  StageHistory,
  StageResultDto,
  StageResults,
} from '@otryv/contract';
import type { HttpHandler } from 'msw';
import { anEvent, anEventList, anOrganizer, aSignedRider } from './anEvent.ts';
import { aResult } from './aRaceResults.ts';
import { respondWith } from './respondWith.ts';

export const seriesId = '66a1b2c3d4e5f6a7b8c9d0e1';
export const seriesSlug = 'os-osennij-kubok-21102026';
export const seriesPath = `/series/${seriesSlug}`;
const stageNames = ['Побережье', 'Мосты', 'Долина', 'Холмы', 'Перевал', 'Ночной город', 'Холодный фронт', 'Финал'];
const dayMs = 86_400_000;
const firstStart = Date.parse('2026-10-22T16:30:00.000Z');
const ridden = 4;

/** Creates a tour of eight stages, after four of them; the fifth is today. */
export function aSeriesCard(changes: Partial<SeriesCardDto> = {}): SeriesCardDto {
  return {
    _id: seriesId,
    name: 'Осенний кубок',
    urlSlug: seriesSlug,
    type: 'tour',
    status: 'ongoing',
    dateStart: '2026-10-20T21:00:00.000Z',
    dateEnd: '2026-12-12T20:59:59.999Z',
    mission: 'Восемь этапов по четвергам и субботам. Побеждает меньшее время.',
    logoUrls: null,
    posterUrls: null,
    organizer: { ...anOrganizer, _id: '65f0000000000000000000c1' },
    isPublished: true,
    stagesCount: stageNames.length,
    stagesDone: ridden,
    nextStart: '2026-11-21T14:30:00.000Z',
    ...changes,
  };
}

export function aStage(order: number, changes: Partial<Stage> = {}): Stage {
  const start = order === 5 ? '2026-11-21T14:30:00.000Z' : new Date(firstStart + (order - 1) * 7 * dayMs).toISOString();
  const done = order <= ridden;
  return {
    order,
    name: order === 0 ? 'Проба сил' : (stageNames[order - 1] ?? ''),
    includeResults: order > 0,
    requiredForGeneral: order === 2,
    disableTimeGapRule: false,
    eventStart: start,
    events: [
      {
        id: 500 + order,
        name: `Осенний кубок. Этап ${order}`,
        eventStart: start,
        started: done,
        distanceInKilometers: 31.4,
        totalSignedUpCount: 125,
        totalFinishedCount: done ? 91 : null,
      },
    ],
    hasResults: done,
    resultsUpdatedAt: done ? '2026-11-19T17:40:00.000Z' : null,
    lock: null,
    ...changes,
  };
}

export function aSeries(changes: Partial<Series> = {}): Series {
  return {
    ...aSeriesCard(),
    description: 'Тур по четвергам.\n\nПобеждает **меньшее** время.',
    rules: '1. Датчик пульса обязателен.\n2. Этап 2 обязателен.',
    prizes: 'Майки лидеров и кубок.',
    hasGeneral: true,
    hasTeams: true,
    riderCategoryRule: 'recalculationAll',
    repeatRule: 'best',
    finishTimeLimitOnStage: { percentageFromLeader: 15, enforcement: 'manual' },
    timeGapThresholdSeconds: 1,
    teamResults: 3,
    scoringTable: [25, 20, 16],
    gcResultsUpdatedAt: '2026-11-19T17:40:00.000Z',
    publishedAt: '2026-10-18T07:00:00.000Z',
    stages: [0, ...stageNames.map((_, at) => at + 1)].map((order) => aStage(order)),
    ...changes,
  };
}

const none: SeriesLists = {
  data: { ongoing: [], upcoming: [], completed: [] },
  quantities: { ongoing: 0, upcoming: 0, completed: 0 },
  nextCursor: null,
};

/** Creates the lists of series by status. */
export function someSeries(
  data: Partial<SeriesLists['data']> = {},
  quantities: Partial<SeriesLists['quantities']> = {},
) {
  const lists = { ...none.data, ...data };
  const lengths = { ongoing: lists.ongoing.length, upcoming: lists.upcoming.length, completed: lists.completed.length };
  return { data: lists, quantities: { ...lengths, ...quantities }, nextCursor: null } satisfies SeriesLists;
}

export const variedSeries: SeriesLists = someSeries({
  ongoing: [
    aSeriesCard(),
    aSeriesCard({
      _id: '66a1b2c3d4e5f6a7b8c9d0e2',
      name: 'Догонялки по воскресеньям',
      urlSlug: 'krona-dogonyalki',
      type: 'catchUp',
      mission: '',
      stagesCount: 44,
      stagesDone: 43,
      nextStart: '2026-11-22T16:30:00.000Z',
      organizer: null,
    }),
  ],
  upcoming: [
    aSeriesCard({
      _id: '66a1b2c3d4e5f6a7b8c9d0e3',
      name: 'Зимняя серия',
      urlSlug: 'os-zimnyaya',
      type: 'series',
      status: 'upcoming',
      dateStart: '2026-12-20T21:00:00.000Z',
      dateEnd: '2027-02-12T20:59:59.999Z',
      stagesCount: 5,
      stagesDone: 0,
      nextStart: null,
    }),
  ],
  completed: [
    aSeriesCard({
      _id: '66a1b2c3d4e5f6a7b8c9d0e4',
      name: 'Летняя выносливость',
      urlSlug: 'os-letnyaya',
      type: 'endurance',
      status: 'completed',
      dateStart: '2026-06-01T21:00:00.000Z',
      dateEnd: '2026-08-31T20:59:59.999Z',
      stagesDone: 8,
      nextStart: null,
    }),
  ],
});

const measured = (value: number | null) => ({ value, addition: '' as const });
const stagePoints = [24, 18, 22, 20];
const stageMs = [5_200_000, 3_317_000, 4_115_000, 1_494_000];

/**
 * Returns the ranks and gaps of a rider, each `gapMs` behind the previous one: every fourth is in group B, the others
 * in A.
 */
function placing(at: number, gapMs: number) {
  const ofB = Math.floor((at + 3) / 4);
  const [place, leader, previous] = at % 4 === 1 ? [ofB, 1, at - 4] : [at + 1 - ofB, 0, at % 4 === 2 ? at - 2 : at - 1];
  return {
    rank: { category: place, absolute: at + 1 },
    gapsInCategories: {
      category: place === 1 ? null : { toLeader: (at - leader) * gapMs, toPrev: (at - previous) * gapMs },
      absolute: at === 0 ? null : { toLeader: at * gapMs, toPrev: gapMs },
    },
  };
}

/** Creates a row of the fourth stage; the first is its winner. */
export function aStageRow(at = 0, changes: Partial<StageResultDto> = {}): StageResultDto {
  const { profileData, activityData, sensorData, wattsPerKg, cpBestEfforts, finishersCount, subgroupLabel } =
    aResult(at);
  const category = subgroupLabel === 'B' ? 'B' : 'A';
  return {
    _id: `${seriesId}.4.${9000 + at}`,
    profileId: 9000 + at,
    zwiftId: 9000 + at,
    eventId: 504,
    subgroupLabel,
    category,
    categoryInRace: category,
    modifiedCategory: null,
    ...placing(at, 871),
    finishTime: 1_457_346 + at * 871,
    timePenalty: [],
    disqualification: null,
    finishTimeLimit: null,
    finishTimeClassification: null,
    addedByModerator: false,
    points: null,
    profileData,
    sensorData,
    wattsPerKg,
    cpBestEfforts,
    finishersCount,
    activityData: { ...activityData, durationInMilliseconds: measured(1_457_346 + at * 877) },
    ...changes,
  };
}

export function someStageResults(
  results: StageResultDto[] = Array.from({ length: 12 }, (_, at) => aStageRow(at)),
  changes: Partial<StageResults['data']> = {},
): StageResults {
  return {
    data: {
      series: { name: 'Осенний кубок', urlSlug: seriesSlug },
      stage: { order: 4, name: 'Холмы', eventStart: '2026-11-19T16:30:00.000Z', lock: null },
      results,
      resultsUpdatedAt: '2026-11-19T17:40:00.000Z',
      modified: { hasModified: false, moderators: [] },
      version: 3,
      ...changes,
    },
  };
}

/** Creates a rider after four stages. */
export function aGeneralRow(at = 0, changes: Partial<GeneralRow> = {}): GeneralRow {
  const { firstName, lastName, male, countryAlpha3, age, subgroupLabel } = aSignedRider(at);
  const category = subgroupLabel === 'B' ? 'B' : 'A';
  const { rank, gapsInCategories } = placing(at, 48_000);
  return {
    profileId: 9000 + at,
    profileData: {
      firstName,
      lastName,
      countryAlpha3,
      age,
      imageSrc: null,
      team: null,
      gender: male ? 'MALE' : 'FEMALE',
    },
    finalCategory: category,
    rank,
    gapsInCategories,
    totalTimeInMilliseconds: stageMs.reduce((sum, ms) => sum + ms, at * 48_000),
    totalDistanceInMeters: 149_000,
    totalElevationInMeters: 1_240,
    totalCalories: 3_150 + at * 17,
    totalFinishPoints: 84 - at * 7,
    stagesCompleted: ridden,
    disqualification: null,
    stages: stageMs.map((ms, of) => ({
      stageOrder: of + 1,
      category,
      durationInMilliseconds: ms + at * 12_000,

      distanceInMeters: 37_250,
      elevationInMeters: 310,
      calories: 790 + of * 13,
      finishPoints: (stagePoints[of] ?? 0) - at,
      raceRank: of % 2 === 0 ? rank : { category: rank.category + 1, absolute: rank.absolute + 2 },
      penalty: null,
      isDropped: false,
      disqualification: null,
    })),
    ...changes,
  };
}

export function aClassification(
  results: GeneralRow[] = Array.from({ length: 10 }, (_, at) => aGeneralRow(at)),
  changes: Partial<GeneralClassification['data']> = {},
): GeneralClassification {
  const time = { totalTimeInMilliseconds: 14_126_000, gapToLeader: null };
  const team = { name: 'Ветер', shortName: 'ВЕТЕР', urlSlug: 'veter', appearance: null };
  return {
    data: {
      series: { name: 'Осенний кубок', urlSlug: seriesSlug, type: 'tour' },
      results,
      stages: [1, 2, 3, 4].map((order) => ({
        order,
        name: stageNames[order - 1] ?? '',
        includeResults: order !== 3,
        requiredForGeneral: order === 2,
      })),
      classifications: {
        points: results.map(({ profileId, totalFinishPoints }, at) => ({
          profileId,
          place: at + 1,
          points: totalFinishPoints,
          stages: [],
        })),
        women: results.slice(1, 2).map(({ profileId }) => ({ profileId, place: 1, ...time })),
        ages: [{ group: 'Snr', rows: results.slice(2, 3).map(({ profileId }) => ({ profileId, place: 1, ...time })) }],
        teams: [{ team, place: 1, ...time, stages: [{ stageOrder: 1, timeInMilliseconds: 1, riders: [9000] }] }],
      },
      gcResultsUpdatedAt: '2026-11-19T17:40:00.000Z',
      version: 7,
      ...changes,
    },
  };
}

export function aCatchUpWin(at = 0, changes: Partial<CatchUpWinDto> = {}): CatchUpWinDto {
  const { profileId, profileData } = aGeneralRow(at);
  return {
    eventId: 441 - at,
    eventStart: new Date(Date.parse('2026-11-15T16:30:00.000Z') - at * 7 * dayMs).toISOString(),
    groupLabel: at % 2 === 0 ? 'B' : 'C',
    profileId,
    rider: profileData,
    durationInMilliseconds: 3_120_000 + at * 9_000,
    speedKmh: 41.2 - at / 10,
    finishers: 64 + at * 3,
    startGaps: [
      { groupLabel: 'D', gapInMilliseconds: 0 },
      { groupLabel: 'C', gapInMilliseconds: 240_000 },
      { groupLabel: 'B', gapInMilliseconds: 420_000 },
    ],
    world: 'watopia',
    route: 'Дорога к радиовышке',
    laps: 1,
    distanceKm: 31.4,
    elevationM: 642,
    ...changes,
  };
}

/** An outcome in which a decision swaps the ranks of two riders. */
export const anOutcome: SeriesOutcome = {
  stages: [
    {
      stageOrder: 4,
      shifts: [
        {
          profileId: 9001,
          name: 'Тимофей Обрывин',
          before: { category: 'A', place: 2, label: null, timeMs: 1_458_217, points: null },
          after: { category: 'A', place: 1, label: null, timeMs: 1_458_217, points: null },
        },
      ],
    },
  ],
  general: [],
  messages: 1,
};

export const aStageHistory: StageHistory = {
  versions: [
    {
      version: 3,
      createdAt: '2026-11-19T17:40:00.000Z',
      cause: 'decision',
      row: { before: '1', after: '2' },
    },
    { version: 2, createdAt: '2026-11-19T17:10:00.000Z', cause: 'import', row: null },
  ],
  decisions: [
    {
      _id: '66a1b2c3d4e5f6a7b8c9d0f1',
      stageOrder: 4,
      rowId: `${seriesId}.4.9001`,
      profileId: 9001,
      name: 'Тимофей Обрывин',
      kind: 'category',
      value: 'B',
      undoes: null,
      isInForce: true,
      reason: 'Мощность группы B',
      author: 'podvetrenny',
      at: '2026-11-19T17:40:00.000Z',
      version: 3,
    },
  ],
};

/** Responds to public reads: the lists, one series with its protocols and standings. */
export function seriesResponses(series: Series = aSeries()): HttpHandler[] {
  const stages = series.stages.flatMap(({ order, name, events }) =>
    events.map(({ id, name: title, eventStart, started }) => ({
      ...anEvent({ id, name: title, eventStart, started }),
      stage: { order, name },
    })),
  );
  return [
    respondWith('/api/series/organizers', variedSeries),
    respondWith('/api/series/organizers/{urlSlug}', variedSeries),
    respondWith('/api/series/stages/{urlSlug}/{status}', { data: stages, routes: anEventList([]).routes }),
    respondWith('/api/series/stage/results/{urlSlug}/{stageOrder}', someStageResults()),
    respondWith('/api/series/stage/results/{urlSlug}/{stageOrder}/history', aStageHistory),
    respondWith('/api/series/general-classification/{urlSlug}', aClassification()),
    respondWith('/api/series/general-classification/{urlSlug}/what-if', { ...aClassification(), isOfficial: false }),
    respondWith('/api/series/catch-up/{urlSlug}', {
      data: { wins: [0, 1, 2, 3].map((at) => aCatchUpWin(at)), resultsUpdatedAt: '2026-11-15T18:00:00.000Z' },
    }),
    respondWith('/api/series/{urlSlug}', { data: series }),
  ];
}

/** Responds to the organizer of a series: its list, its editor, the races that can become stages. */
export function ownSeriesResponses(series: Series = aSeries()): HttpHandler[] {
  const [race] = aStage(5).events;
  return [
    respondWith('/api/organizer/series', { data: [aSeriesCard()] }),
    // Before the one with a parameter, which matches its path too.
    respondWith('/api/organizer/series/events', {
      data: race ? [{ ...race, id: 801, name: 'Субботний пролог' }] : [],
    }),
    respondWith('/api/organizer/series/{seriesId}', { data: series }),
  ];
}
