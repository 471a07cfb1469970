import '@otryv/ui/styles.css';
import { createRoot } from 'react-dom/client';
import { EventEditor } from '../../../packages/forms/src/index.ts';
import { anEvent, catalogues, findRiders } from '../../../packages/forms/src/testing/anEvent.ts';

const draft = anEvent();
const host = document.querySelector('#host') ?? document.body;

// An event of five groups; its name is typed in the name popup.
createRoot(host).render(<EventEditor {...{ draft, catalogues, findRiders }} onSubmit={() => undefined} />);
