import { AlertToasts } from '@otryv/ui';
import { useAlert } from '../../../lib/notices/alerts.ts';
import { AlertOfStore } from './AlertOfStore.tsx';

/**
 * Renders the alerts in a corner of the page; mounted once. Part of the initial load, because it also reports a lost
 * connection.
 */
export function Alerts() {
  const alert = useAlert();

  return <AlertToasts>{alert && <AlertOfStore key={alert.id} {...alert} />}</AlertToasts>;
}
