import type { ReactNode } from 'react';
import classes from './TableTools.module.css';

/** The words of a tool beside its icon; a phone has room for the icon alone, and the words stay the name. */
export function ToolLabel({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <>
      {icon} <span className={classes.TableToolsWords}>{children}</span>
    </>
  );
}
