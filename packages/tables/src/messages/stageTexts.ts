import type { SeriesMessages } from './series.ts';

/** Returns the caption of the protocol of a stage; stage 0 is the prologue. */
export function stageCaption(order: number, { stageCaption, prologueCaption }: SeriesMessages): string {
  return order === 0 ? prologueCaption : stageCaption(order);
}

/** Returns what a stage is called, with its own name if it has one; stage 0 is the prologue. */
export function stageTitle(order: number, name: string | null | undefined, messages: SeriesMessages): string {
  const own = ownName(order, name, messages);
  return order === 0 ? messages.prologue(own) : messages.stage(order, own);
}

/** Returns the own name of a stage; `undefined` without one, and for a prologue named just so. */
export function ownName(
  order: number,
  name: string | null | undefined,
  { prologue }: SeriesMessages,
): string | undefined {
  return order === 0 && name === prologue(undefined) ? undefined : name || undefined;
}
