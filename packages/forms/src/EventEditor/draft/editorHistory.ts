import type { EventDraft } from '@otryv/race';
import { type EditorAction, editorReducer } from './editorReducer.ts';

/** A draft with its undo and redo history. */
export interface EditorHistory {
  past: readonly EventDraft[];
  present: EventDraft;
  future: readonly EventDraft[];
  /** The step of the last action; actions of one step are undone together. */
  step: string | null;
}

export type HistoryAction =
  | { type: 'undo' | 'redo' }
  /** Restarts with another draft; nothing is left to undo. */
  | { type: 'restart'; draft: EventDraft }
  /** Resets to a draft, which can be undone. */
  | { type: 'reset'; draft: EventDraft }
  /** Withdraws a step's actions so far, as if it had not begun. */
  | { type: 'withdraw'; step: string }
  | StepAction;

export interface StepAction {
  type: 'act';
  action: EditorAction;
  /** The step of the action, such as one opening of a popup. */
  step?: string | undefined;
}

/** Starts with a draft; earlier changes of it can be undone. */
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
  // A step that ends where it began, such as a popup closed by Escape, is discarded.
  if (JSON.stringify(next) === JSON.stringify(before)) {
    return { past: past.slice(0, -1), present: before, future: [], step: null };
  }
  return { past, present: next, future: [], step };
}
