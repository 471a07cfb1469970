import '@otryv/ui/styles.isolated.css';
import '@otryv/tables/styles.isolated.css';
import { createRoot } from 'react-dom/client';
import { Sample } from './Sample.tsx';

createRoot(document.getElementById('root') as HTMLElement).render(<Sample />);
