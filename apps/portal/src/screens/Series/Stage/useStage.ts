import type { GetPath } from '../../../api/client.ts';
import { useRead } from '../../../api/useRead.ts';
import type { SendOptions } from '../../../api/useSend.ts';

const protocol = '/api/series/stage/results/{urlSlug}/{stageOrder}';
const history = '/api/series/stage/results/{urlSlug}/{stageOrder}/history';
const changes: readonly GetPath[] = [
  ...([protocol, history, '/api/series/{urlSlug}'] as const),
  ...(['/api/series/general-classification/{urlSlug}', '/api/series/organizers'] as const),
];

/** What is read again after each change of a stage. */
export const stageChange: SendOptions = { changes };

/** The protocol of a stage. */
export function useStageResults(urlSlug: string, stageOrder: string) {
  return useRead(protocol, { params: { urlSlug, stageOrder } });
}

/** What happened to the protocol of a stage; `row` is a rider. */
export function useStageHistory(urlSlug: string, stageOrder: number, row?: string) {
  return useRead(history, { params: { urlSlug, stageOrder }, query: { row } });
}
