import { isPrologue } from '@otryv/race';
import type { stagesCatalogues } from '../messages/stages.ts';

type StagesMessages = (typeof stagesCatalogues)['ru'];

/** Returns what an unnamed stage is called; stage 0 is the prologue. */
export function stageTitle(order: number, { prologue, noName }: StagesMessages): string {
  return isPrologue(order) ? prologue : noName(order);
}

/** Returns a stage in the genitive, for what belongs to it; stage 0 is the prologue. */
export function genitiveOf(order: number, { ofPrologue, ofStage }: StagesMessages): string {
  return isPrologue(order) ? ofPrologue : ofStage(order);
}
