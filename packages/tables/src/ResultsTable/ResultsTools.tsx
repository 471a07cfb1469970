import { useOtryv } from '@otryv/ui';
import { useMemo } from 'react';
import { TableTools, type TableToolsProps } from '../TableTools/TableTools.tsx';
import { resultsPresets } from './resultsPresets.ts';

/** The tools of a protocol that manages its choice of columns itself. */
export function ResultsTools(props: Omit<TableToolsProps, 'presets'>) {
  const { locale } = useOtryv();
  const presets = useMemo(() => resultsPresets(locale), [locale]);

  return <TableTools {...props} presets={presets} />;
}
