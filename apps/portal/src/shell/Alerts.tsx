import { AlertToasts } from '@otryv/ui';
import { lazy, Suspense } from 'react';
import { useAlert } from './alerts.ts';

// No first screen waits for what comes after something was done.
const Toast = lazy(async () => ({ default: (await import('./AlertOfStore.tsx')).AlertOfStore }));

/** The corner of the alerts; once in the portal. */
export function Alerts() {
  const alert = useAlert();

  return (
    <AlertToasts>
      {alert && (
        <Suspense fallback={null}>
          <Toast key={alert.id} {...alert} />
        </Suspense>
      )}
    </AlertToasts>
  );
}
