import { OtryvProvider } from '@otryv/ui';
import type { ReactNode } from 'react';

/** More than a page of a list has, counting the separators between rows. */
const everyLine = 200;

/** Renders the table of a list; the server renders the whole page, because its other pages are links. */
export function ListRows({ children }: { children: ReactNode }) {
  return <OtryvProvider servedRows={everyLine}>{children}</OtryvProvider>;
}
