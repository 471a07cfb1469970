import { SportsLib } from '@sports-alliance/sports-lib';
import { ClientSideRowModelModule, ModuleRegistry } from 'ag-grid-community';
import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import type { RaceResults } from '../../../packages/contract/src/index.ts';
import { CP_DURATIONS, formatGap, formatRaceTime } from '../../../packages/race/src/index.ts';

// A page of another portal's size: the script is real code that runs, and only then fetches the protocol.

ModuleRegistry.registerModules([ClientSideRowModelModule]);
// Prevents tree shaking.
Reflect.set(globalThis, 'kept', SportsLib);

type Row = RaceResults['event']['results'][number];

function Heavy() {
  const [rows, setRows] = useState<Row[]>([]);
  useEffect(() => {
    const load = async () => {
      const answer: RaceResults = await (await fetch(`/api${location.pathname}`)).json();
      setRows(answer.event.results);
    };
    void load();
  }, []);

  return (
    <table>
      <tbody>
        {rows.map((row) => (
          <tr key={row._id}>
            <td>{row.rankEvent}</td>
            <th scope="row">
              {row.profileData.firstName} {row.profileData.lastName}
            </th>
            <td>{formatRaceTime(row.activityData.durationInMilliseconds.value)}</td>
            <td>{formatGap(row.gap)}</td>
            <td>{formatGap(row.gapPrev)}</td>
            <td>{row.speed}</td>
            <td>{row.wattsPerKg.value}</td>
            {CP_DURATIONS.map((duration, at) => (
              <td key={duration}>{row.cpBestEfforts[at]?.wattsKg.value}</td>
            ))}
            <td>{row.sensorData.heartRateData.avgHeartRate.value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

createRoot(document.querySelector('#host') ?? document.body).render(<Heavy />);
