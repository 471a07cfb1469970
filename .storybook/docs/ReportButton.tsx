import { useCopied } from './useCopied.ts';
import { useDocsGlobals } from './useDocsGlobals.ts';
import type { wordsOf } from './words.ts';

export interface ReportButtonProps {
  /** Title of the component; the page itself if there is none. */
  title: string;
  words: ReturnType<typeof wordsOf>;
}

/** Copies a defect report, prefilled with the toolbar's settings. */
export function ReportButton({ title, words }: ReportButtonProps) {
  const globals = useDocsGlobals();
  const [isCopied, copy] = useCopied();

  return (
    <button type="button" onClick={() => copy(reportOf(title, globals, words.letter))} aria-live="polite">
      {isCopied ? words.copied : words.report}
    </button>
  );
}

function reportOf(
  title: string,
  globals: Record<string, unknown>,
  letter: ReportButtonProps['words']['letter'],
): string {
  const chosen = ['theme', 'locale', 'timeZone', 'direction', 'density', 'container', 'motion', 'clock', 'role']
    .filter((name) => globals[name] !== undefined)
    .map((name) => `${name}: ${String(globals[name])}`);
  return [
    `${letter.fault}: ${title}`,
    `${letter.address}: ${parentAddress()}`,
    `${letter.window}: ${window.innerWidth} × ${window.innerHeight}; ${chosen.join(', ')}`,
    `${letter.browser}: ${navigator.userAgent}`,
    `${letter.did}: `,
    `${letter.saw}: `,
    `${letter.expected}: `,
  ].join('\n');
}

function parentAddress(): string {
  try {
    return window.parent.location.href;
  } catch {
    return window.location.href;
  }
}
