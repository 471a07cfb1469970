import { useEffect, useId, useRef, useState } from 'react';
import { useDebouncedCallback } from 'use-debounce';

/** What a committed value belongs to. */
export interface ValueEdit {
  /** The same for all that is committed between opening an editor and closing it: one step of undo. */
  id: string;
  /** The value of before, which Escape or «Вернуть» put back: the step never happened. */
  isRestored: boolean;
}

export interface ValueEditParts<Value> {
  value: Value;
  isOpen: boolean;
  onCommit: (value: Value, edit: ValueEdit) => void;
  /** Whether a value may be committed; the editor does not close over one that may not, until it is put back. */
  accepts?: ((value: Value) => boolean) | undefined;
}

interface Session<Value> {
  count: number;
  opened: Value;
  draft: Value;
  isCommitted: boolean;
}

/** After this long without a change a value is committed. */
const quietMs = 300;

/** The value in an open editor: committed after a pause and whenever asked, or put back as it was. */
export function useValueEdit<Value>(
  { value, isOpen, onCommit, accepts }: ValueEditParts<Value>,
  /** Whether a field shows that what is typed in it is no value. */
  hasFaults: () => boolean,
) {
  const id = useId();
  const beginning = { opened: value, draft: value, isCommitted: false };
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
    /** Whether something was typed that is not committed, because it is no value. */
    isRefused: () => touched.current === session.count && (accepts?.(session.draft) === false || hasFaults()),
    change: (next: Value) => {
      touched.current = session.count;
      setSession({ ...session, draft: next });
      if (accepts?.(next) === false) commit.cancel();
      else commit(next);
    },
    flush: () => commit.flush(),
    restore: () => {
      touched.current = null;
      commit.cancel();
      if (session.isCommitted) onCommit(session.opened, { ...edit, isRestored: true });
      setSession({ ...session, draft: session.opened, isCommitted: false });
    },
  };
}
