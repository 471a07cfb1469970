import '@otryv/ui/styles.css';
import { Profiler, useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { ResultsTable, type ResultsTableRow } from '../../../packages/tables/src/index.ts';
import { benchRows } from './benchRows.ts';
import { countRenders } from './countRenders.ts';
import { allColumns } from './oursTable.ts';

/** Counters of the page since the last `reset`. */
export interface ProfiledPage {
  reset: () => void;
  /** Returns the number of commits that rendered any part of the table. */
  commits: () => number;
  /** Returns the number of rendered rows. */
  rows: () => number;
  /** Changes the heart rate of one row, as a live protocol would. */
  update: (position: number) => void;
}

declare global {
  interface Window {
    profiled: ProfiledPage;
  }
}

const rendered = countRenders('DataTableRow');
let commits = 0;

function Live() {
  const [rows, setRows] = useState(() => benchRows(1000));

  useEffect(() => {
    window.profiled = {
      reset: () => {
        commits = 0;
        rendered.reset();
      },
      commits: () => commits,
      rows: rendered.count,
      update: (position) => setRows((before) => before.map((row, at) => (at === position ? faster(row) : row))),
    };
  }, []);

  return (
    <Profiler
      id="table"
      onRender={() => {
        commits += 1;
      }}
    >
      <ResultsTable caption="Протокол" rows={rows} defaultColumnLayout={allColumns} />
    </Profiler>
  );
}

function faster(row: ResultsTableRow): ResultsTableRow {
  return { ...row, heartRate: { value: (row.heartRate.value ?? 0) + 1 } };
}

createRoot(document.querySelector('#host') ?? document.body).render(<Live />);
