import { useCallback, useMemo, useState } from 'react';
import { useAdmission } from '../../../lib/access/useAdmission.ts';

const none: ReadonlySet<string> = new Set();

/** Returns the selected entries of the visible page; `choice` is `null` for readers who may not delete. */
export function useEntryChoice(shownIds: readonly string[]) {
  const canDelete = useAdmission()('admin');
  const [kept, setKept] = useState(none);
  const ids = shownIds.filter((id) => kept.has(id));
  const key = ids.join();
  const onChoose = useCallback((id: string, isChosen: boolean) => {
    setKept((before) => new Set(isChosen ? [...before, id] : [...before].filter((one) => one !== id)));
  }, []);
  const choice = useMemo(
    () => (canDelete ? { chosen: new Set(key === '' ? [] : key.split(',')), onChoose } : null),
    [canDelete, key, onChoose],
  );

  return { ids, choice, chooseAll: () => setKept(new Set(shownIds)), chooseNone: () => setKept(none) };
}

export type EntryChoice = ReturnType<typeof useEntryChoice>;
