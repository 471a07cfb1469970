import '@otryv/ui/styles.css';
import '@otryv/tables/styles.css';
import { createRoot } from 'react-dom/client';
import { Sample } from './Sample.tsx';

createRoot(document.getElementById('root') as HTMLElement).render(<Sample />);
