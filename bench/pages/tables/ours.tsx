import '@otryv/ui/styles.css';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { ResultsTable } from '../../../packages/tables/src/index.ts';
import { category } from './category.ts';
import { FilterButton } from './FilterButton.tsx';
import { allColumns, oursTable } from './oursTable.ts';
import { type RowsToShow, servePage } from './tablePage.ts';

function Ours({ rows }: RowsToShow) {
  const [shown, setShown] = useState<string | null>(null);
  return (
    <>
      <FilterButton onPress={() => setShown(category)} />
      <ResultsTable caption="Протокол" rows={rows} category={shown} defaultColumnLayout={allColumns} />
    </>
  );
}

servePage({ ...oursTable, mount: (host, rows) => createRoot(host).render(<Ours rows={rows} />) });
