import '@otryv/ui/styles/base.isolated.css';
import '@otryv/tables/styles/race.isolated.css';
import '@otryv/tables/styles/tools.isolated.css';
import { createRoot } from 'react-dom/client';
import { Sample } from './Sample.tsx';

createRoot(document.getElementById('root') as HTMLElement).render(<Sample />);
