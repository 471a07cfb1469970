import '@otryv/ui/styles.css';
import { createRoot } from 'react-dom/client';
import { ResultsTable } from '../../../packages/tables/src/index.ts';
import { allColumns, oursTable } from './oursTable.ts';
import { servePage } from './tablePage.ts';

servePage({
  ...oursTable,
  mount: (host, rows) =>
    createRoot(host).render(<ResultsTable caption="Протокол" rows={rows} defaultColumnState={allColumns} />),
});
