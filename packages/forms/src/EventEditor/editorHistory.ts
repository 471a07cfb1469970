import type { EventDraft } from '@otryv/race';
import { type EditorAction, editorReducer } from './editorReducer.ts';

/** A draft with what it was and what was taken back of it. */
export interface EditorHistory {
  past: readonly EventDraft[];
  present: EventDraft;
  future: readonly EventDraft[];
  /** The step that the last action belongs to; actions of one step are undone together. */
  step: string | null;
}

export type HistoryAction =
  | { type: 'undo' | 'redo' }
  /** Begins with another draft; nothing is left to undo. */
  | { type: 'restart'; draft: EventDraft }
  /** Goes back to a draft, which can be undone. */
  | { type: 'reset'; draft: EventDraft }
  /** Takes back what a step has done so far, as if it had not begun. */
  | { type: 'withdraw'; step: string }
  | StepAction;

export interface StepAction {
  type: 'act';
  action: EditorAction;
  /** What the action is a part of, such as one opening of a popup. */
  step?: string | undefined;
}

/** Begins with a draft; what was changed of it earlier can be undone. */
export function historyOf(draft: EventDraft, changed: EventDraft = draft): EditorHistory {
  return { past: changed === draft ? [] : [draft], present: changed, future: [], step: null };
}

export function historyReducer(history: EditorHistory, action: HistoryAction): EditorHistory {
  const { past, present, future } = history;
  switch (action.type) {
    case 'restart':
      return historyOf(action.draft);
    case 'reset':
      return action.draft === present
        ? history
        : { past: [...past, present], present: action.draft, future: [], step: null };
    case 'withdraw': {
      const before = past.at(-1);
      if (before === undefined || action.step !== history.step) return history;
      return { past: past.slice(0, -1), present: before, future: [], step: null };
    }
    case 'undo': {
      const before = past.at(-1);
      return before ? { past: past.slice(0, -1), present: before, future: [present, ...future], step: null } : history;
    }
    case 'redo': {
      const [after, ...rest] = future;
      return after ? { past: [...past, present], present: after, future: rest, step: null } : history;
    }
    case 'act':
      return acted(history, action);
  }
}

function acted(history: EditorHistory, { action, step: given }: StepAction): EditorHistory {
  const step = given ?? null;
  const { past, present } = history;
  const next = editorReducer(present, action);
  if (next === present) return history;
  const before = past.at(-1);
  if (before === undefined || step === null || step !== history.step) {
    return { past: [...past, present], present: next, future: [], step };
  }
  // A step that ends where it began, as a popup does that Escape closes, is none.
  if (JSON.stringify(next) === JSON.stringify(before)) {
    return { past: past.slice(0, -1), present: before, future: [], step: null };
  }
  return { past, present: next, future: [], step };
}
