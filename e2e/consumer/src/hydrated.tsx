import '@otryv/ui/styles.css';
import '@otryv/tables/styles.css';
import { hydrateRoot } from 'react-dom/client';
import { LongTable } from './LongTable.tsx';

hydrateRoot(document.getElementById('root') as HTMLElement, <LongTable />, {
  onRecoverableError: (error) => console.error(error),
});
