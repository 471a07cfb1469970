import { renderToString } from 'react-dom/server';
import { LongTable } from './LongTable.tsx';

/** Returns the HTML that a server of the club sends before any script has run. */
export const html = () => renderToString(<LongTable />);
