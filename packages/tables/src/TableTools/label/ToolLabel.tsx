import type { ReactNode } from 'react';
import classes from './ToolLabel.module.css';

/** The label of a tool beside its icon; visually hidden on phones. */
export function ToolLabel({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <>
      {icon} <span className={classes.ToolLabel}>{children}</span>
    </>
  );
}
