import type { Locale } from './messages.ts';
import { useOtryv } from './OtryvProvider.tsx';
import { en } from './previewMessages.en.ts';
import { ru } from './previewMessages.ru.ts';

const catalogues: Record<Locale, typeof ru> = { ru, en };

/** The messages of previews and of code to copy, which few pages load. */
export function usePreviewMessages(): typeof ru {
  return catalogues[useOtryv().locale];
}
