import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { importFailures } from '../game/failures.ts';
import { objectId } from '../values.ts';
import {
  addedResult,
  categoryChange,
  disqualification,
  requalification,
  resultRemoval,
  seriesDecided,
  seriesOutcome,
  stageDryRunDraft,
  stageLockDraft,
  stageUndoDraft,
  timePenalties,
} from './decisions.ts';
import { changedSeries, stageRefresh } from './schemas.ts';

const decisionErrors = [
  'series_not_found',
  'stage_not_found',
  'stage_results_unavailable',
  'stage_row_not_found',
  'stage_decision_refused',
  'stage_locked',
  'stage_changed',
] as const;
const decisionParams = z.object({ decisionId: objectId });

/** Decisions about the rows of a stage; the server sets the author and the time. */
export const stageEndpoints = {
  refreshStage: endpoint({
    method: 'PUT',
    path: '/api/series/stage/results',
    summary: 'Loads the races of a stage from the game and counts the stage anew',
    access: 'organizer',
    body: stageRefresh,
    response: changedSeries,
    errors: [
      'series_not_found',
      'stage_not_found',
      'stage_not_started',
      'stage_results_unavailable',
      'import_running',
      ...importFailures,
    ] as const,
  }),
  setCategory: endpoint({
    method: 'PATCH',
    path: '/api/series/stage/results/category',
    summary: 'Puts a rider into another category, by the rule of the series',
    access: 'organizer',
    body: categoryChange,
    response: seriesDecided,
    errors: decisionErrors,
  }),
  setPenalties: endpoint({
    method: 'PATCH',
    path: '/api/series/stage/results/time-penalty',
    summary: 'Sets all penalties of a row; an empty list takes them away',
    access: 'organizer',
    body: timePenalties,
    response: seriesDecided,
    errors: decisionErrors,
  }),
  disqualify: endpoint({
    method: 'PATCH',
    path: '/api/series/stage/results/result/disqualification/set',
    summary: 'Takes a row out of the classification',
    access: 'organizer',
    body: disqualification,
    response: seriesDecided,
    errors: decisionErrors,
  }),
  requalify: endpoint({
    method: 'PATCH',
    path: '/api/series/stage/results/result/disqualification/remove',
    summary: 'Puts a row back into the classification',
    access: 'organizer',
    body: requalification,
    response: seriesDecided,
    errors: decisionErrors,
  }),
  addRow: endpoint({
    method: 'POST',
    path: '/api/series/stage/results/result',
    summary: 'Adds the result of a rider who has none on the stage',
    access: 'organizer',
    body: addedResult,
    response: seriesDecided,
    status: 201,
    errors: ['stage_row_known', ...decisionErrors],
  }),
  removeRow: endpoint({
    method: 'DELETE',
    path: '/api/series/stage/results/result',
    summary: 'Takes away a row that was added by hand',
    access: 'organizer',
    body: resultRemoval,
    response: seriesDecided,
    errors: ['stage_row_fixed', ...decisionErrors],
  }),
  tryOut: endpoint({
    method: 'POST',
    path: '/api/series/stage/results/dry-run',
    summary: 'Who would move by a decision; stores nothing',
    access: 'organizer',
    body: stageDryRunDraft,
    response: z.object({ data: seriesOutcome }).register(z.globalRegistry, { id: 'SeriesDryRun' }),
    errors: ['stage_row_fixed', ...decisionErrors, 'too_many_attempts'],
  }),
  undo: endpoint({
    method: 'POST',
    path: '/api/series/stage/results/decisions/{decisionId}/undo',
    summary: 'Takes a decision back; the undo of an undo restores it',
    access: 'organizer',
    params: decisionParams,
    body: stageUndoDraft,
    response: seriesDecided,
    errors: ['stage_decision_not_found', ...decisionErrors],
  }),
  lockStage: endpoint({
    method: 'PUT',
    path: '/api/series/stage/lock',
    summary: 'Closes a stage for changes, or opens it',
    access: 'organizer',
    body: stageLockDraft,
    response: changedSeries,
    errors: ['series_not_found', 'stage_not_found', 'stage_locked'],
  }),
} as const;
