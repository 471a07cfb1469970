import type { AlertTone } from '@otryv/ui';
import { useSyncExternalStore } from 'react';

export interface Alert {
  /** Unique id of the alert, even among alerts with the same text. */
  id: number;
  tone: AlertTone;
  message: string;
  /** Link to the next step. */
  link?: { href: string; label: string };
}

let shown: Alert | null = null;
let count = 0;
const listeners = new Set<() => void>();

function setAlert(alert: Alert | null): void {
  shown = alert;
  for (const listener of listeners) listener();
}

/** Shows an alert in the corner, replacing the current one. */
export function showAlert(alert: Omit<Alert, 'id'>): void {
  count += 1;
  setAlert({ ...alert, id: count });
}

export function closeAlert(): void {
  setAlert(null);
}

export function useAlert(): Alert | null {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => shown,
    () => null,
  );
}
