import type { Provider } from '@otryv/contract';
import { useRead } from '../api/useRead.ts';

const none: readonly Provider[] = [];

/** Returns the configured sign-in providers. */
export function useProviders(): readonly Provider[] {
  return useRead('/api/auth/providers', {}, { revalidateOnFocus: false }).data?.data ?? none;
}
