import { AlertToast, AlertToasts } from '@otryv/ui';

/** How an export went. */
export interface Told {
  tone: 'success' | 'error';
  words: string;
}

/** Tells how an export went, in the corner of the screen. */
export function ExportTold({ told, onClose }: { told: Told | null; onClose: () => void }) {
  return (
    <AlertToasts>
      {told && (
        <AlertToast tone={told.tone} onClose={onClose}>
          {told.words}
        </AlertToast>
      )}
    </AlertToasts>
  );
}
