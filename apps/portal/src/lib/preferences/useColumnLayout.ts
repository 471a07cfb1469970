import type { ColumnLayout } from '@otryv/tables';
import { startTransition, useCallback, useMemo, useOptimistic } from 'react';
import { useAddressState } from '../navigation/useAddressState.ts';
import { layoutToText, textToLayout } from './columnLayout.ts';
import { setPreferences, usePreferences } from './preferences.ts';

const none = { columns: '' };
const defaultLayout: ColumnLayout = {};

/** Returns the columns of the results table: from the URL, else the last layout. */
export function useColumnLayout(): [ColumnLayout, (layout: ColumnLayout) => void] {
  const [{ columns }, change] = useAddressState(none);
  const { resultColumns = defaultLayout } = usePreferences();
  const current = useMemo(() => (columns === '' ? resultColumns : textToLayout(columns)), [columns, resultColumns]);
  const [layout, show] = useOptimistic(current);
  const arrange = useCallback(
    (next: ColumnLayout) => {
      setPreferences({ resultColumns: next });
      // The router renders another address in a transition: the next change starts from this layout even before that.
      startTransition(() => {
        show(next);
        change({ columns: layoutToText(next) });
      });
    },
    [change, show],
  );

  return [layout, arrange];
}
