import { OtryvProvider } from '@otryv/ui';
import type { ReactNode } from 'react';

/** More than a page of a list has, with the lines between its rows. */
const everyLine = 200;

/** The table of a list: the server draws a page of it whole, because its other pages are links. */
export function ListRows({ children }: { children: ReactNode }) {
  return <OtryvProvider servedRows={everyLine}>{children}</OtryvProvider>;
}
