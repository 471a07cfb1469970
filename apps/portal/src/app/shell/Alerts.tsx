import { AlertToasts } from '@otryv/ui';
import { useAlert } from '../../lib/notices/alerts.ts';
import { AlertOfStore } from './AlertOfStore.tsx';

/** The corner of the alerts; once in the portal. In the first load: a lost connection is said here too. */
export function Alerts() {
  const alert = useAlert();

  return <AlertToasts>{alert && <AlertOfStore key={alert.id} {...alert} />}</AlertToasts>;
}
