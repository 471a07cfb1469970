import type { Provider } from '@otryv/contract';
import { useRead } from '../api/useRead.ts';

const none: readonly Provider[] = [];

/** The sign-in providers that are configured. */
export function useProviders(): readonly Provider[] {
  return useRead('/api/auth/providers', {}, { revalidateOnFocus: false }).data?.data ?? none;
}
