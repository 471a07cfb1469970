import type { AlertTone } from '@otryv/ui';
import { useSyncExternalStore } from 'react';

export interface Alert {
  /** Differs for each alert, also for two of the same words. */
  id: number;
  tone: AlertTone;
  message: string;
  /** The next step. */
  link?: { href: string; label: string };
}

let shown: Alert | null = null;
let count = 0;
const listeners = new Set<() => void>();

function setAlert(alert: Alert | null): void {
  shown = alert;
  for (const listener of listeners) listener();
}

/** Shows a sentence in the corner; it replaces the one that is there. */
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
