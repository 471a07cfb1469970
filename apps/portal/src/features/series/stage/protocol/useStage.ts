import { useRead } from '../../../../lib/api/useRead.ts';

const protocol = '/api/series/stage/results/{urlSlug}/{stageOrder}';
const history = '/api/series/stage/results/{urlSlug}/{stageOrder}/history';

/** Returns the protocol of a stage. */
export function useStageResults(urlSlug: string, stageOrder: string) {
  return useRead(protocol, { params: { urlSlug, stageOrder } });
}

/** Returns the history of a stage's protocol; `row` selects a rider. */
export function useStageHistory(urlSlug: string, stageOrder: number, row?: string) {
  return useRead(history, { params: { urlSlug, stageOrder }, query: { row } });
}
