import { AllCommunityModule, type ColDef, ModuleRegistry } from 'ag-grid-community';
import { AgGridReact } from 'ag-grid-react';
import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import type { RaceResults } from '../../../packages/contract/src/index.ts';
import { formatGap, formatRaceTime } from '../../../packages/race/src/index.ts';

// What a club builds with a grid and the API: the columns of the embed as plain text.
ModuleRegistry.registerModules([AllCommunityModule]);

type Row = RaceResults['event']['results'][number];

const columns: ColDef<Row>[] = [
  { headerName: '#', field: 'rankEvent' },
  {
    colId: 'rider',
    headerName: 'Райдер',
    valueGetter: ({ data }) => data && `${data.profileData.firstName} ${data.profileData.lastName}`,
  },
  {
    headerName: 'Время',
    valueGetter: ({ data }) => data && formatRaceTime(data.activityData.durationInMilliseconds.value),
  },
  { headerName: 'Отрыв', valueGetter: ({ data }) => data && formatGap(data.gap) },
  { headerName: 'Вт/кг', valueGetter: ({ data }) => data?.wattsPerKg.value },
];

function Protocol() {
  const [rows, setRows] = useState<Row[] | null>(null);
  useEffect(() => {
    const load = async () => {
      const answer: RaceResults = await (await fetch('/protocol')).json();
      setRows(answer.event.results);
    };
    void load();
  }, []);

  return (
    <div style={{ height: 800 }}>{rows && <AgGridReact rowData={rows} columnDefs={columns} animateRows={false} />}</div>
  );
}

createRoot(document.querySelector('#host') ?? document.body).render(<Protocol />);
