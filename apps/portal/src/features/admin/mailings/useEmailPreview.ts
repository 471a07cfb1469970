import type { LetterBody, LetterPreview } from '@otryv/contract';
import useSWR from 'swr';
import { useDebounce } from 'use-debounce';
import { useCall } from '../../../lib/api/useCall.ts';
import type { ApiError } from '../../../lib/http/ApiError.ts';

const path = '/api/admin/notification/letter-preview';
const typingMs = 300;

/** Returns the server's preview of an email; nothing while it is incomplete. */
export function useEmailPreview(body: LetterBody | null): {
  email: LetterPreview['data'] | undefined;
  error: ApiError | undefined;
} {
  const call = useCall();
  const [settled] = useDebounce(body, typingMs, { equalityFn: isSame });
  const { data, error } = useSWR<LetterPreview, ApiError>(
    settled && [path, JSON.stringify(settled)],
    () => call('POST', path, { body: settled ?? neverSent() }),
    { shouldRetryOnError: false, revalidateOnFocus: false, keepPreviousData: true },
  );
  return { email: body === null ? undefined : data?.data, error: body === null ? undefined : error };
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function neverSent(): never {
  throw new Error('A preview without an email.');
}
