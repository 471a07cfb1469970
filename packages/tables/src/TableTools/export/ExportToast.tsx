import { AlertToast, AlertToasts } from '@otryv/ui';

/** The outcome of an export, as a message. */
export interface ExportOutcome {
  tone: 'success' | 'error';
  text: string;
}

/** The toast with the outcome of an export. */
export function ExportToast({ outcome, onClose }: { outcome: ExportOutcome | null; onClose: () => void }) {
  return (
    <AlertToasts>
      {outcome && (
        <AlertToast tone={outcome.tone} onClose={onClose}>
          {outcome.text}
        </AlertToast>
      )}
    </AlertToasts>
  );
}
