import type { PropsWithChildren } from 'react';
import { useDocsGlobals } from './useDocsGlobals.ts';

/** Renders its children unless the toolbar's locale is `en`. */
export function InRussian({ children }: PropsWithChildren) {
  return useDocsGlobals().locale === 'en' ? null : <div lang="ru">{children}</div>;
}

/** Renders its children while the toolbar's locale is `en`. */
export function InEnglish({ children }: PropsWithChildren) {
  return useDocsGlobals().locale === 'en' ? <div lang="en">{children}</div> : null;
}
