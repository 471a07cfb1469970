import { OtryvProvider } from '@otryv/ui';
import { Protocol } from './Protocol.tsx';
import { Schedule } from './Schedule.tsx';
// These sheets resist the style sheet of the page, and change nothing in it.
import '@otryv/ui/styles.isolated.css';
import '@otryv/tables/styles.isolated.css';

/** Renders the page of the club. The flags are copied into `public` when the packages are installed. */
export function ClubPage() {
  return (
    <OtryvProvider locale="ru" timeZone="Europe/Moscow" flagUrl="/flags/{code}.svg">
      <header>
        <h1>Клуб «Ось»</h1>
      </header>
      <main>
        <h2>Последняя гонка</h2>
        <Protocol />
        <h2>Скоро</h2>
        <Schedule />
      </main>
    </OtryvProvider>
  );
}
