import { useMessages } from '../../../../lib/messages/useMessages.ts';

/** Returns a function that names the page of a stage in a series: by its number, or as the prologue. */
export function useStagePage(): (order: number, series: string) => string {
  const { stagePage, prologuePage } = useMessages();

  return (order, series) => (order === 0 ? prologuePage(series) : stagePage(order, series));
}
