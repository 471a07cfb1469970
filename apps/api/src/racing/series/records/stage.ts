import { isPrologue } from '@otryv/race';

/** User who locked a stage, and the imports used at that time. */
export interface StoredLock {
  userId: string;
  author: string;
  reason: string | null;
  at: Date;
  /** The imports that stay in use, by race. */
  imports: { eventId: number; importId: string }[];
}

/** Stage in the form its series stores it. */
export interface StoredStage {
  order: number;
  /** Blank to use the name of its race. */
  name: string;
  includeResults: boolean;
  requiredForGeneral: boolean;
  disableTimeGapRule: boolean;
  /** Several races of one stage are alternative rides. */
  eventIds: number[];
  lock: StoredLock | null;
  hasResults: boolean;
  resultsUpdatedAt: Date | null;
}

/** Builds an added stage; a prologue counts only after its organizer enables it. */
export function newStage(order: number, eventIds: readonly number[]): StoredStage {
  const counts = !isPrologue(order);
  return {
    order,
    name: '',
    includeResults: counts,
    requiredForGeneral: counts,
    disableTimeGapRule: false,
    eventIds: [...eventIds],
    lock: null,
    hasResults: false,
    resultsUpdatedAt: null,
  };
}

/** Returns the stages that a series is shown with: all but its prologue. */
export function shownStages<Stage extends { order: number }>({ stages }: { stages: readonly Stage[] }): Stage[] {
  return stages.filter(({ order }) => !isPrologue(order));
}

/** Returns the order after the last stage. */
export function nextOrder(stages: readonly StoredStage[]): number {
  return Math.max(0, ...stages.map(({ order }) => order)) + 1;
}

export function inOrder(stages: readonly StoredStage[]): StoredStage[] {
  return stages.toSorted((one, other) => one.order - other.order);
}
