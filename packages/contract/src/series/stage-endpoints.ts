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
    summary: 'Import the races of a stage from the game, and recompute the stage',
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
    summary: 'Move a rider to another category, by the rule of the series',
    access: 'organizer',
    body: categoryChange,
    response: seriesDecided,
    errors: decisionErrors,
  }),
  setPenalties: endpoint({
    method: 'PATCH',
    path: '/api/series/stage/results/time-penalty',
    summary: 'Replace all penalties of a row; an empty list removes them',
    access: 'organizer',
    body: timePenalties,
    response: seriesDecided,
    errors: decisionErrors,
  }),
  disqualify: endpoint({
    method: 'PATCH',
    path: '/api/series/stage/results/result/disqualification/set',
    summary: 'Exclude a row from the classification',
    access: 'organizer',
    body: disqualification,
    response: seriesDecided,
    errors: decisionErrors,
  }),
  requalify: endpoint({
    method: 'PATCH',
    path: '/api/series/stage/results/result/disqualification/remove',
    summary: 'Restore a row to the classification',
    access: 'organizer',
    body: requalification,
    response: seriesDecided,
    errors: decisionErrors,
  }),
  addRow: endpoint({
    method: 'POST',
    path: '/api/series/stage/results/result',
    summary: 'Add a result of a rider who has none in the stage',
    access: 'organizer',
    body: addedResult,
    response: seriesDecided,
    status: 201,
    errors: ['stage_row_known', ...decisionErrors],
  }),
  removeRow: endpoint({
    method: 'DELETE',
    path: '/api/series/stage/results/result',
    summary: 'Delete a manually added row',
    access: 'organizer',
    body: resultRemoval,
    response: seriesDecided,
    errors: ['stage_row_fixed', ...decisionErrors],
  }),
  tryOut: endpoint({
    method: 'POST',
    path: '/api/series/stage/results/dry-run',
    summary: 'Preview which ranks a decision would change; stores nothing',
    access: 'organizer',
    body: stageDryRunDraft,
    response: z.object({ data: seriesOutcome }).register(z.globalRegistry, { id: 'SeriesDryRun' }),
    errors: ['stage_row_fixed', ...decisionErrors, 'too_many_attempts'],
  }),
  undo: endpoint({
    method: 'POST',
    path: '/api/series/stage/results/decisions/{decisionId}/undo',
    summary: 'Undo a decision; undoing an undo restores it',
    access: 'organizer',
    params: decisionParams,
    body: stageUndoDraft,
    response: seriesDecided,
    errors: ['stage_decision_not_found', ...decisionErrors],
  }),
  lockStage: endpoint({
    method: 'PUT',
    path: '/api/series/stage/lock',
    summary: 'Lock a stage against changes, or unlock it',
    access: 'organizer',
    body: stageLockDraft,
    response: changedSeries,
    errors: ['series_not_found', 'stage_not_found', 'stage_locked'],
  }),
} as const;
