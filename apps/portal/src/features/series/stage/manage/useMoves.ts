import type { SeriesOutcome, StageDryRunDraft } from '@otryv/contract';
import type { Moves } from '@otryv/forms';
import useSWR from 'swr';
import { useDebounce } from 'use-debounce';
import { useCall } from '../../../../lib/api/useCall.ts';
import type { ApiError } from '../../../../lib/http/ApiError.ts';

const path = '/api/series/stage/results/dry-run';
const typingMs = 300;

/**
 * Returns the rank changes on a stage that a decision would cause, calculated by the server; `null` while pending,
 * nothing without a decision, `undefined` for one that cannot be submitted, or that the server rejected.
 */
export function useMoves(
  draft: StageDryRunDraft | null | undefined,
  stageOrder: number,
  version: number,
): { moves: Moves | undefined; error: ApiError | undefined } {
  const call = useCall();
  const [settled] = useDebounce(draft, typingMs, { equalityFn: isSame });
  const { data, error } = useSWR<{ data: SeriesOutcome }, ApiError>(
    settled && [path, version, JSON.stringify(settled)],
    () => call('POST', path, { body: settled ?? neverSent() }),
    { shouldRetryOnError: false, revalidateOnFocus: false },
  );
  const isCurrent = isSame(draft, settled);
  const shifts = data?.data.stages.find((stage) => stage.stageOrder === stageOrder)?.shifts ?? [];
  const moves = shifts
    .map(({ profileId, name, before, after }) => ({
      profileId,
      name,
      category: after?.category ?? null,
      formerCategory: before?.category ?? null,
      from: before?.place ?? null,
      to: after?.place ?? null,
    }))
    .filter(({ category, formerCategory, from, to }) => from !== to || category !== formerCategory);

  if (draft === null) return { moves: [], error: undefined };
  if (draft === undefined) return { moves: undefined, error: undefined };
  if (!isCurrent) return { moves: null, error: undefined };
  return { moves: data ? moves : error ? undefined : null, error };
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function neverSent(): never {
  throw new Error('A dry run without a decision.');
}
