import type { Locale } from '@otryv/race';
import { createContext, use } from 'react';
import { colors } from './email-look.ts';
import { en } from './frame.en.ts';
import { ru } from './frame.ru.ts';

const messages = { ru, en };

/** Address of the support page, or mailto:; `null` if not configured. */
export const SupportUrl = createContext<string | null>(null);

/** Support link in the footer of an email. */
export function EmailSupport({ locale }: { locale: Locale }) {
  const url = use(SupportUrl);
  if (url === null) return null;

  return (
    <div>
      {messages[locale].support}{' '}
      <a href={url} style={{ color: colors.muted }}>
        {url.replace(/^mailto:/, '')}
      </a>
    </div>
  );
}
