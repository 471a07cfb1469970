import type { messagesOf } from './messages.ts';
import { useCopied } from './useCopied.ts';
import { useDocsGlobals } from './useDocsGlobals.ts';

export interface ReportButtonProps {
  /** Title of the component; the page itself if there is none. */
  title: string;
  messages: ReturnType<typeof messagesOf>;
}

/** Copies a defect report, prefilled with the toolbar's settings. */
export function ReportButton({ title, messages }: ReportButtonProps) {
  const globals = useDocsGlobals();
  const [isCopied, copy] = useCopied();

  return (
    <button type="button" onClick={() => copy(reportOf(title, globals, messages.email))} aria-live="polite">
      {isCopied ? messages.copied : messages.report}
    </button>
  );
}

function reportOf(
  title: string,
  globals: Record<string, unknown>,
  email: ReportButtonProps['messages']['email'],
): string {
  const chosen = ['theme', 'locale', 'timeZone', 'direction', 'density', 'container', 'motion', 'clock', 'role']
    .filter((name) => globals[name] !== undefined)
    .map((name) => `${name}: ${String(globals[name])}`);
  return [
    `${email.fault}: ${title}`,
    `${email.address}: ${parentAddress()}`,
    `${email.window}: ${window.innerWidth} × ${window.innerHeight}; ${chosen.join(', ')}`,
    `${email.browser}: ${navigator.userAgent}`,
    `${email.did}: `,
    `${email.saw}: `,
    `${email.expected}: `,
  ].join('\n');
}

function parentAddress(): string {
  try {
    return window.parent.location.href;
  } catch {
    return window.location.href;
  }
}
