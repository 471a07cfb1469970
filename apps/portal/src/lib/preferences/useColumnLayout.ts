import type { ColumnLayout } from '@otryv/tables';
import { useCallback, useMemo } from 'react';
import { useAddressState } from '../navigation/useAddressState.ts';
import { layoutToText, textToLayout } from './columnLayout.ts';
import { setPreferences, usePreferences } from './preferences.ts';

const none = { columns: '' };
const defaultLayout: ColumnLayout = {};

/** Returns the columns of the results table: from the URL, else the last layout. */
export function useColumnLayout(): [ColumnLayout, (layout: ColumnLayout) => void] {
  const [{ columns }, change] = useAddressState(none);
  const { resultColumns = defaultLayout } = usePreferences();
  const layout = useMemo(() => (columns === '' ? resultColumns : textToLayout(columns)), [columns, resultColumns]);
  const arrange = useCallback(
    (next: ColumnLayout) => {
      setPreferences({ resultColumns: next });
      change({ columns: layoutToText(next) });
    },
    [change],
  );

  return [layout, arrange];
}
