import { DateTime } from '@otryv/ui';
import { otryv, portal } from './portal.ts';
import { useRead } from './useRead.ts';

const read = (signal: AbortSignal) => otryv.get('/api/race/events', { query: { docsOnPage: 5 }, signal });

/** Renders the next five races in the markup of the site: the client is useful without any table. */
export function Schedule() {
  const races = useRead(read);
  if (races.state === 'loading') return <p role="status">Загружаем расписание…</p>;
  if (races.state === 'failed') return <p role="alert">{races.message}</p>;
  const { events } = races.data;
  if (events.length === 0) return <p>Пока ничего не запланировано.</p>;

  return (
    <ul>
      {events.map(({ id, name, eventStart }) => (
        <li key={id}>
          <DateTime at={eventStart} /> <a href={`${portal}/race/schedule/${id}`}>{name}</a>
        </li>
      ))}
    </ul>
  );
}
