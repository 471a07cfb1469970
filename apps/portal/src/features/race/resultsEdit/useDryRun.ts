import type { DecisionOutcome, DryRunDraft } from '@otryv/contract';
import type { ProtocolDecisionFormProps } from '@otryv/forms';
import useSWR from 'swr';
import { useCall } from '../../../lib/api/useCall.ts';
import type { ApiError } from '../../../lib/http/ApiError.ts';

const path = '/api/race/results/{id}/decisions/dry-run';

interface DryRun {
  /** Outcome; `null` while it is calculated, and if nothing is selected. */
  outcome: DecisionOutcome | null;
  failure: ProtocolDecisionFormProps['failure'];
}

/** Returns the server's dry run of a decision about rows. */
export function useDryRun(id: string, { value, rowIds }: DryRunDraft, version: number): DryRun {
  const call = useCall();
  const key = rowIds.length === 0 ? null : [path, id, value, version, ...rowIds];
  const { data, error, isValidating, mutate } = useSWR<DecisionOutcome, ApiError>(
    key,
    () => call('POST', path, { params: { id }, body: { value, rowIds } }),
    { shouldRetryOnError: false, revalidateOnFocus: false },
  );
  const failure = error && !isValidating ? { message: error.message, onRetry: () => void mutate() } : undefined;
  return { outcome: data ?? null, failure };
}
