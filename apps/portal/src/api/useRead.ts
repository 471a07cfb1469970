import useSWR, { type SWRConfiguration, type SWRResponse } from 'swr';
import { trackLoading } from '../shell/loading.ts';
import { type ApiError, addressOf, type GetPath, type Read, type Request, read } from './client.ts';

/** Reads an endpoint of the contract; `null` as the request waits. */
export function useRead<Path extends GetPath>(
  path: Path,
  request: Request<Path> | null,
  options: SWRConfiguration = {},
): SWRResponse<Read<Path>, ApiError> {
  const address = request && addressOf(path, request);
  return useSWR<Read<Path>, ApiError>(address, (key: string) => trackLoading(read(key, path)), options);
}
