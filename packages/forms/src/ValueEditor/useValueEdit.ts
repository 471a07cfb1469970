import { useEffect, useId, useRef, useState } from 'react';
import { useDebouncedCallback } from 'use-debounce';

/** Origin of a committed value. */
export interface ValueEdit {
  /** The same for all commits between opening and closing an editor: one undo step. */
  id: string;
  /** Whether it is the previous value, restored by Escape or «Вернуть»: the step is withdrawn. */
  isRestored: boolean;
}

export interface ValueEditParts<Value> {
  value: Value;
  isOpen: boolean;
  onCommit: (value: Value, edit: ValueEdit) => void;
  /** Whether a value may be committed; the editor stays open with an invalid one, until it is restored. */
  accepts?: ((value: Value) => boolean) | undefined;
}

interface Session<Value> {
  count: number;
  opened: Value;
  draft: Value;
  isCommitted: boolean;
  /** How often it was restored. */
  restored: number;
}

/** Debounce of commits in ms. */
const quietMs = 300;

/** Manages the value in an open editor: committed after a pause and on request, or restored. */
export function useValueEdit<Value>(
  { value, isOpen, onCommit, accepts }: ValueEditParts<Value>,
  /** Whether a field shows that its text is invalid. */
  hasFaults: () => boolean,
) {
  const id = useId();
  const beginning = { opened: value, draft: value, isCommitted: false, restored: 0 };
  const [session, setSession] = useState<Session<Value>>({ count: 0, ...beginning });
  const touched = useRef<number | null>(null);
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen !== wasOpen) {
    setWasOpen(isOpen);
    if (isOpen) setSession({ count: session.count + 1, ...beginning });
  }
  const edit = { id: `${id}-${session.count}`, isRestored: false };
  const commit = useDebouncedCallback(
    (next: Value) => {
      if (Object.is(next, value) || hasFaults()) return;
      setSession((current) => ({ ...current, isCommitted: true }));
      onCommit(next, edit);
    },
    quietMs,
    { flushOnExit: true },
  );
  useEffect(() => {
    if (!isOpen) commit.flush();
  }, [isOpen, commit]);

  return {
    draft: session.draft,
    opened: session.opened,
    restored: session.restored,
    /** Whether invalid text was typed and not committed. */
    isRefused: () => touched.current === session.count && (accepts?.(session.draft) === false || hasFaults()),
    change: (next: Value) => {
      touched.current = session.count;
      setSession({ ...session, draft: next });
      if (accepts?.(next) === false) commit.cancel();
      else commit(next);
    },
    /** Notes that something was typed, which may be no value yet. */
    touch: () => {
      touched.current = session.count;
    },
    flush: () => commit.flush(),
    restore: () => {
      touched.current = null;
      commit.cancel();
      if (session.isCommitted) onCommit(session.opened, { ...edit, isRestored: true });
      setSession({ ...session, draft: session.opened, isCommitted: false, restored: session.restored + 1 });
    },
  };
}
