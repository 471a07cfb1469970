import type { PlanRequest } from './plan-requests.ts';
import { anAddedRow, aTour } from './series-world.ts';

const slug = { params: { urlSlug: '{seriesSlug}' } };
const onStage = { urlSlug: '{seriesSlug}', stageOrder: '1' };
const row = '{stageRow}';
const seriesId = '{series}';
const reason = 'План';
const stage = { name: '', includeResults: true, requiredForGeneral: true, disableTimeGapRule: false };
const added = { ...anAddedRow, seriesId, profileId: 777_001 };
const results = '/api/series/stage/results';

/** Endpoints of series, for an administrator who owns an organizer, in an order that keeps what later ones need. */
export const seriesRequests: Record<string, PlanRequest[]> = {
  'POST /api/organizer/series': [{ body: { ...aTour, name: 'План серии' } }],
  'GET /api/organizer/series': [{ query: '?organizerId={organizer}' }],
  'GET /api/organizer/series/events': [{ query: '?organizerId={organizer}' }],
  'GET /api/organizer/series/{seriesId}': [{ params: { seriesId } }],
  'PUT /api/organizer/series/publication': [{ body: { seriesId, isPublished: true } }],
  'PATCH /api/organizer/series/stages': [{ body: { seriesId, action: 'add', stage: { eventId: '{race}' } } }],
  'PATCH /api/organizer/series/stage': [{ body: { seriesId, stage: { ...stage, order: 1, newOrder: 2 } } }],
  'PUT /api/organizer/series/stages': [{ body: { seriesId, stages: [{ ...stage, order: 2, newOrder: 1 }] } }],
  'PUT /api/organizer/series': [{ body: { ...aTour, name: 'План тура', seriesId } }],
  'POST /api/organizer/series/results/general-classification': [{ body: { seriesId } }],
  [`PUT ${results}`]: [{ body: { seriesId, stageOrder: 1 } }],
  [`PATCH ${results}/category`]: [{ body: { seriesId, stageResultId: row, value: 'WD', reason } }],
  [`PATCH ${results}/time-penalty`]: [
    { body: { seriesId, stageResultId: row, timePenalty: [{ timeInMilliseconds: 1000, reason }] } },
  ],
  [`PATCH ${results}/result/disqualification/set`]: [
    { body: { resultId: row, disqualification: { label: 'DSQ', reason } } },
  ],
  [`PATCH ${results}/result/disqualification/remove`]: [{ body: { resultId: row, reason } }],
  [`POST ${results}/result`]: [{ body: added }],
  [`DELETE ${results}/result`]: [{ body: { resultId: '{addedRow}', reason } }],
  [`POST ${results}/dry-run`]: [{ body: { kind: 'category', stageResultId: row, value: 'WC' } }],
  [`GET ${results}/{urlSlug}/{stageOrder}/history`]: [{ params: onStage }, { params: onStage, query: '?row={rider}' }],
  [`POST ${results}/decisions/{decisionId}/undo`]: [{ params: { decisionId: '{stageDecision}' }, body: { reason } }],
  'PUT /api/series/stage/lock': [
    { body: { seriesId, stageOrder: 1, isLocked: true, reason } },
    { body: { seriesId, stageOrder: 1, isLocked: false } },
  ],
  'GET /api/series/organizers': [{}, { query: '?seriesStatus=completed&page=3' }],
  'GET /api/series/organizers/{urlSlug}': [{ params: { urlSlug: '{slug}' } }],
  'GET /api/series/actual/{organizerId}': [{ params: { organizerId: '{organizer}' } }],
  'GET /api/series/{urlSlug}': [slug],
  'GET /api/series/{urlSlug}/preview.png': [slug],
  'GET /api/series/stages/{urlSlug}/{status}': [{ params: { urlSlug: '{seriesSlug}', status: 'all' } }],
  [`GET ${results}/{urlSlug}/{stageOrder}`]: [{ params: onStage }],
  'GET /api/series/general-classification/{urlSlug}': [slug],
  'GET /api/series/general-classification/{urlSlug}/what-if': [{ ...slug, query: '?without=1' }],
  'GET /api/series/catch-up/{urlSlug}': [slug],
  'GET /api/organizer/series/{seriesId}/export': [{ params: { seriesId } }],
  'DELETE /api/organizer/series': [{ body: { seriesId, name: 'План тура' } }],
};
