import { isPrologue } from '@otryv/race';
import type { SeriesMessages } from './series.ts';

/** Returns the caption of the protocol of a stage; stage 0 is the prologue. */
export function stageCaption(order: number, { stageCaption, prologueCaption }: SeriesMessages): string {
  return isPrologue(order) ? prologueCaption : stageCaption(order);
}

/** Returns what a stage is called, with its own name if it has one; stage 0 is the prologue. */
export function stageTitle(order: number, name: string | null | undefined, messages: SeriesMessages): string {
  const own = ownName(order, name, messages);
  return isPrologue(order) ? messages.prologue(own) : messages.stage(order, own);
}

/** Returns the own name of a stage; `undefined` without one, and for a prologue named just so. */
export function ownName(
  order: number,
  name: string | null | undefined,
  { prologue }: SeriesMessages,
): string | undefined {
  return isPrologue(order) && name === prologue(undefined) ? undefined : name || undefined;
}
