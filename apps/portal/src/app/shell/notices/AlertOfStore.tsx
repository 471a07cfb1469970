import { AlertToast, Link } from '@otryv/ui';
import { type Alert, closeAlert } from '../../../lib/notices/alerts.ts';

/** Renders the current alert with the link to its next step. */
export function AlertOfStore({ tone, message, link }: Alert) {
  return (
    <AlertToast
      tone={tone}
      onClose={closeAlert}
      action={
        link && (
          <Link href={link.href} onClick={closeAlert}>
            {link.label}
          </Link>
        )
      }
    >
      {message}
    </AlertToast>
  );
}
