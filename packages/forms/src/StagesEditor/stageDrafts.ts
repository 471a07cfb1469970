/** Settings of a stage set by the organizer. */
export interface StageSettings {
  /** Blank to use the name of its race. */
  name: string;
  /** Whether it counts for the general classification. */
  includeResults: boolean;
  /** Whether riders without it are excluded from the general classification. */
  requiredForGeneral: boolean;
  disableTimeGapRule: boolean;
}

/** A race of a stage; more than one if it can be ridden again. */
export interface StageRace {
  id: number;
  name: string;
  /** Time, length and participants, in one line. */
  details: string;
}

export interface EditedStage extends StageSettings {
  /** 0 is a prologue. */
  order: number;
  state: 'done' | 'today' | 'coming';
  /** Start of its first race in epoch ms; `null` without one. */
  start: number | null;
  isLocked: boolean;
  races: readonly StageRace[];
}

/** A stage with its new order: the body of a save. */
export interface StageArrangement extends StageSettings {
  order: number;
  newOrder: number;
}

export interface StageDraft extends EditedStage {
  newOrder: number;
}

export type StageEdit =
  | { type: 'move'; order: number; to: number }
  | { type: 'set'; order: number; settings: Partial<StageSettings> };

/** Returns unchanged drafts of the stages in order. */
export function draftsOf(stages: readonly EditedStage[]): StageDraft[] {
  return stages.toSorted((one, other) => one.order - other.order).map((stage) => ({ ...stage, newOrder: stage.order }));
}

/** Returns the drafts after an edit. A move keeps the existing orders: the stages in between shift by one. */
export function editDrafts(drafts: readonly StageDraft[], edit: StageEdit): readonly StageDraft[] {
  if (edit.type === 'set') {
    return drafts.map((draft) => (draft.order === edit.order ? { ...draft, ...edit.settings } : draft));
  }
  const from = drafts.findIndex(({ order }) => order === edit.order);
  const to = Math.min(Math.max(edit.to, 0), drafts.length - 1);
  const moved = drafts[from];
  if (moved === undefined || from === to) return drafts;
  const orders = drafts.map(({ newOrder }) => newOrder);
  return drafts
    .toSpliced(from, 1)
    .toSpliced(to, 0, moved)
    .map((draft, at) => ({ ...draft, newOrder: orders[at] ?? draft.newOrder }));
}

/** Returns the changed stages, ready to be saved. */
export function changedStages(drafts: readonly StageDraft[], stages: readonly EditedStage[]): StageArrangement[] {
  const byOrder = new Map(stages.map((stage) => [stage.order, stage]));
  return drafts.flatMap((draft) => {
    const before = byOrder.get(draft.order);
    return before === undefined || !isChanged(draft, before) ? [] : [arrangementOf(draft)];
  });
}

export function isChanged(draft: StageDraft, before: EditedStage): boolean {
  return (
    draft.newOrder !== before.order ||
    draft.name !== before.name ||
    draft.includeResults !== before.includeResults ||
    draft.requiredForGeneral !== before.requiredForGeneral ||
    draft.disableTimeGapRule !== before.disableTimeGapRule
  );
}

function arrangementOf(draft: StageDraft): StageArrangement {
  const { order, newOrder, name, includeResults, requiredForGeneral, disableTimeGapRule } = draft;
  return { order, newOrder, name, includeResults, requiredForGeneral, disableTimeGapRule };
}

/** Returns neighbours whose orders and dates contradict: the second one starts before the first. */
export function outOfDate(drafts: readonly StageDraft[]): [earlier: StageDraft, later: StageDraft][] {
  const dated = drafts.filter(({ start }) => start !== null);
  return dated.flatMap((draft, at) => {
    const next = dated[at + 1];
    return next !== undefined && (next.start ?? 0) < (draft.start ?? 0) ? [[draft, next]] : [];
  });
}
