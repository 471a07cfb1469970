import type { Locale } from '@otryv/race';
import { createContext, use } from 'react';
import { en } from './frame.en.ts';
import { ru } from './frame.ru.ts';
import { colors } from './letter-look.ts';

const words = { ru, en };

/** Where readers ask for help: a page or a mailto: address; `null` where it is not configured. */
export const SupportUrl = createContext<string | null>(null);

/** Where to ask for help, at the foot of a letter. */
export function LetterSupport({ locale }: { locale: Locale }) {
  const url = use(SupportUrl);
  if (url === null) return null;

  return (
    <div>
      {words[locale].support}{' '}
      <a href={url} style={{ color: colors.muted }}>
        {url.replace(/^mailto:/, '')}
      </a>
    </div>
  );
}
