import type {
  GeneralClassification,
  GeneralRow,
  LoggedStageDecision,
  Series,
  StageHistory,
  StageResultDto,
} from '@otryv/contract';
import { GROUP_LABELS, SERIES_CATEGORIES, SERIES_DISQUALIFICATIONS } from '@otryv/race';
import type { HttpHandler } from 'msw';
import { respondWith } from '../respondWith.ts';
import {
  aCatchUpWin,
  aClassification,
  aGeneralRow,
  aSeries,
  aSeriesCard,
  aStage,
  aStageRow,
  seriesId,
  someSeries,
  someStageResults,
} from '../series.ts';
import { krona } from '../teams.ts';
import { everyResult } from './races.ts';

const moderator = { username: 'sudya-zoya' };
const decidedAt = { modifiedAt: '2026-11-19T18:05:00.000Z', moderator };
const team = { name: krona.name, shortName: krona.shortName, urlSlug: krona.urlSlug, appearance: krona.appearance };

/** Creates the rows of a stage in every state: of each category, moved to each, excluded for each reason. */
function everyStageRow(): StageResultDto[] {
  const [full, sparse] = everyResult();
  const rows = [
    ...SERIES_CATEGORIES.map(
      (category): Partial<StageResultDto> => ({
        category,
        categoryInRace: category,
        modifiedCategory: { value: category, reason: 'Мощность другой группы', ...decidedAt },
      }),
    ),
    ...SERIES_DISQUALIFICATIONS.map(
      (label): Partial<StageResultDto> => ({
        rank: null,
        gapsInCategories: null,
        disqualification: { label, reason: `По правилу ${label}`, ...decidedAt },
      }),
    ),
    {
      timePenalty: [
        { timeInMilliseconds: 10_000, reason: 'Подрезал на финише', ...decidedAt },
        { timeInMilliseconds: 25_000, reason: null, modifiedAt: decidedAt.modifiedAt, moderator: null },
        { timeInMilliseconds: 5_500, reason: 'Старт раньше группы', ...decidedAt },
      ],
      finishTimeLimit: { isOutside: true, exceededMilliseconds: 31_204 },
      finishTimeClassification: { timeInMilliseconds: 1_470_001, gapToLeaderInMilliseconds: 12_655 },
      points: 18,
      ...(full && { profileData: full.profileData, sensorData: full.sensorData }),
    },
    {
      category: null,
      categoryInRace: null,
      subgroupLabel: null,
      eventId: null,
      zwiftId: null,
      finishTime: null,
      addedByModerator: true,
      finishTimeLimit: { isOutside: false, exceededMilliseconds: 0 },
      modifiedCategory: { value: null, reason: null, modifiedAt: decidedAt.modifiedAt, moderator: null },
      disqualification: { label: 'LMT', reason: null, moderator: null, modifiedAt: null },
      gapsInCategories: { category: { toLeader: null, toPrev: null }, absolute: null },
      ...(sparse && {
        profileData: sparse.profileData,
        sensorData: sparse.sensorData,
        activityData: sparse.activityData,
      }),
    },
  ] satisfies Partial<StageResultDto>[];
  return rows.map((changes, at) => aStageRow(at, changes));
}

/** Creates the rows of the standings in every state. */
function everyGeneralRow(): GeneralRow[] {
  const { profileData, stages } = aGeneralRow();
  const [first, ...others] = stages;
  const rows: Partial<GeneralRow>[] = [
    ...SERIES_CATEGORIES.map((finalCategory): Partial<GeneralRow> => ({ finalCategory })),
    ...SERIES_DISQUALIFICATIONS.map(
      (label): Partial<GeneralRow> => ({
        rank: null,
        gapsInCategories: null,
        disqualification: { label, reason: `По правилу ${label}`, stages: [2] },
        stages: stages.map((stage, at) => ({
          ...stage,
          disqualification: at === 1 ? { label, reason: `По правилу ${label}` } : null,
        })),
      }),
    ),
    {
      profileData: { ...profileData, imageSrc: 'https://static.example/rider.jpg', team },
      stages: stages.map((stage, at) => ({ ...stage, penalty: at === 0 ? 15_000 : null, isDropped: at === 2 })),
    },
    {
      finalCategory: null,
      rank: null,
      gapsInCategories: null,
      areCaloriesHidden: true,
      profileData: { ...profileData, gender: null, countryAlpha3: null, age: null, isAgeHidden: true },

      totalTimeInMilliseconds: null,
      totalDistanceInMeters: null,
      totalElevationInMeters: null,
      totalCalories: null,
      disqualification: { label: 'OUT', reason: null, stages: [] },
      stages: first
        ? [
            {
              ...first,
              durationInMilliseconds: null,
              distanceInMeters: null,
              elevationInMeters: null,

              calories: null,
              finishPoints: null,
              raceRank: null,
              disqualification: { label: 'DNS', reason: null },
            },
            ...others,
          ]
        : [],
    },
  ];
  return rows.map((changes, at) => aGeneralRow(at, changes));
}

/** Creates the standings in every state. */
function everyClassification(): GeneralClassification {
  const { data } = aClassification(everyGeneralRow());
  const times = data.results.map(({ profileId }, at) => ({
    profileId,
    place: at + 1,
    totalTimeInMilliseconds: 14_126_000 + at * 48_310,
    gapToLeader: at === 0 ? null : at * 48_310,
  }));
  const ages = (['Snr', 'Mas', 'Vet', '50+', '60+'] as const).map((group, at) => ({
    group,
    rows: times.slice(at * 3, at * 3 + 3),
  }));
  const [leading] = data.classifications.teams;
  const teams = leading ? [leading, { ...leading, team, place: 2, gapToLeader: 61_204 }] : [];
  return {
    data: {
      ...data,
      gcResultsUpdatedAt: null,
      classifications: { ...data.classifications, women: times.slice(0, 3), ages, teams },
    },
  };
}

/** Creates the history of a stage with every cause and every kind of decision. */
function everyStageHistory(): StageHistory {
  const kinds = ['undo', 'category', 'penalty', 'disqualification', 'added', 'removed'] as const;
  const values: Record<(typeof kinds)[number], string | null> = {
    undo: null,
    category: 'B',
    penalty: '15',
    disqualification: 'DSQ',
    added: null,
    removed: null,
  };
  const decisions = kinds.map(
    (kind, at): LoggedStageDecision => ({
      _id: `66a1b2c3d4e5f6a7b8c9d1f${at}`,
      stageOrder: 4,
      rowId: `${seriesId}.4.${9001 + at}`,
      profileId: 9001 + at,

      name: `Гонщик ${at + 1}`,
      kind,
      value: values[kind],
      reason: kind === 'removed' ? null : `Решение ${at + 1}`,
      undoes: kind === 'undo' ? '66a1b2c3d4e5f6a7b8c9d1f3' : null,
      isInForce: kind !== 'disqualification',
      author: kind === 'penalty' ? null : 'podvetrenny',
      version: kind === 'added' ? null : 9 - at,
      at: new Date(Date.parse('2026-11-20T17:40:00.000Z') - at * 3_720_000).toISOString(),
    }),
  );
  const rows = [
    { before: '2', after: null },
    { before: '1', after: '2' },
    { before: '3', after: '1' },
    { before: null, after: '1' },
    null,
  ];
  return {
    versions: (['decision', 'series', 'rules', 'rebuild', 'import'] as const).map((cause, at) => ({
      version: 5 - at,
      createdAt: `2026-11-2${4 - at}T17:40:00.000Z`,
      cause,
      row: rows[at] ?? null,
    })),
    decisions,
  };
}

/**
 * Creates a series with the settings that the others lack, and stages in every state: not counted, locked, without a
 * race.
 */
function aSeriesOfEveryStage(): Series {
  const stages = [0, 1, 2, 3, 4, 5, 6].map((order) => aStage(order));
  const [prologue, first, second, third, fourth, fifth, sixth] = stages;
  const changed = [
    prologue && { ...prologue, disableTimeGapRule: true },
    first && {
      ...first,
      lock: { author: 'podvetrenny', reason: 'Протокол отдан судье', at: '2026-10-23T09:00:00.000Z' },
    },
    second && { ...second, lock: { author: 'sudya-zoya', reason: null, at: '2026-10-30T09:00:00.000Z' } },
    third && { ...third, includeResults: false },
    fourth,
    fifth && { ...fifth, events: fifth.events.map((race) => ({ ...race, distanceInKilometers: null })) },
    sixth && { ...sixth, eventStart: null, events: [] },
  ];
  return aSeries({
    hasGeneral: false,
    hasTeams: false,
    repeatRule: 'first',
    riderCategoryRule: 'stepChange',
    finishTimeLimitOnStage: { percentageFromLeader: 12, enforcement: 'auto' },
    gcResultsUpdatedAt: null,
    publishedAt: null,
    isPublished: false,
    stages: changed.filter((stage) => stage !== undefined),
  });
}

const noCourse = { world: null, route: null, laps: null, distanceKm: null, elevationM: null };

/** Responds about a series in every state. */
export function everyStateOfSeries(): HttpHandler[] {
  const wins = GROUP_LABELS.map((groupLabel, at) =>
    aCatchUpWin(at, {
      groupLabel,
      ...(at === 3 && { ...noCourse, durationInMilliseconds: null, speedKmh: null, finishers: null }),
    }),
  );
  return [
    respondWith('/api/series/organizers', {
      ...someSeries({
        completed: [
          aSeriesCard({ type: 'criterium', status: 'completed', nextStart: null, isPublished: false, stagesDone: 8 }),
        ],
      }),
    }),
    respondWith(
      '/api/series/stage/results/{urlSlug}/{stageOrder}',
      someStageResults(everyStageRow(), {
        stage: { order: 4, name: 'Холмы', eventStart: null, lock: null },
        resultsUpdatedAt: null,
        modified: {
          hasModified: true,
          moderators: [
            { moderator: 'podvetrenny', date: '2026-11-19T18:05:00.000Z' },
            { moderator: 'sudya-zoya', date: '2026-11-19T17:55:00.000Z' },
            { moderator: null, date: '2026-11-19T17:50:00.000Z' },
          ],
        },
      }),
    ),
    respondWith('/api/series/stage/results/{urlSlug}/{stageOrder}/history', everyStageHistory()),
    respondWith('/api/series/general-classification/{urlSlug}', everyClassification()),
    respondWith('/api/series/catch-up/{urlSlug}', { data: { wins, resultsUpdatedAt: null } }),
    respondWith('/api/series/{urlSlug}', { data: aSeriesOfEveryStage() }),
  ];
}
