import type { CSSProperties, ReactNode } from 'react';

export interface FullTableProps {
  className?: string;
  style?: CSSProperties;
  children: ReactNode;
}

/** Full-width layout table without semantics: some mail programs support no other layout. */
export function FullTable({ className, style, children }: FullTableProps) {
  return (
    <table
      role="presentation"
      className={className}
      cellPadding={0}
      cellSpacing={0}
      border={0}
      width="100%"
      style={{ width: '100%', ...style }}
    >
      <tbody>{children}</tbody>
    </table>
  );
}
