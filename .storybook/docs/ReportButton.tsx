import { useCopied } from './useCopied.ts';
import { useDocsGlobals } from './useDocsGlobals.ts';
import type { wordsOf } from './words.ts';

export interface ReportButtonProps {
  /** The title of the component; the page itself where there is none. */
  title: string;
  words: ReturnType<typeof wordsOf>;
}

/** Copies a report of a fault, filled with what the toolbar has chosen. */
export function ReportButton({ title, words }: ReportButtonProps) {
  const globals = useDocsGlobals();
  const [isCopied, copy] = useCopied();

  return (
    <button type="button" onClick={() => copy(reportOf(title, globals))} aria-live="polite">
      {isCopied ? words.copied : words.report}
    </button>
  );
}

function reportOf(title: string, globals: Record<string, unknown>): string {
  const chosen = ['theme', 'locale', 'timeZone', 'direction', 'density', 'container', 'motion', 'clock', 'role']
    .filter((name) => globals[name] !== undefined)
    .map((name) => `${name}: ${String(globals[name])}`);
  return [
    `Недочёт: ${title}`,
    `Адрес: ${parentAddress()}`,
    `Окно: ${window.innerWidth} × ${window.innerHeight}; ${chosen.join(', ')}`,
    `Браузер: ${navigator.userAgent}`,
    'Что сделали: ',
    'Что увидели: ',
    'Чего ждали: ',
  ].join('\n');
}

function parentAddress(): string {
  try {
    return window.parent.location.href;
  } catch {
    return window.location.href;
  }
}
