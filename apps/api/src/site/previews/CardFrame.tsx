import type { CSSProperties, ReactNode } from 'react';
import { ru } from './previews.ru.ts';

export const colors = {
  ground: '#15161a',
  text: '#f5f4f0',
  muted: '#a8a59d',
  accent: '#ff3d92',
  line: '#3a3b42',
} as const;
export const column: CSSProperties = { display: 'flex', flexDirection: 'column' };
export const cardSize = { width: 1200, height: 630 } as const;

export interface CardFrameProps {
  /** Right of the site name. */
  corner: string;
  title: string;
  line: string;
  /** Footer of the card. */
  children: ReactNode;
}

/** Frame of every link preview image. */
export function CardFrame({ corner, title, line, children }: CardFrameProps) {
  return (
    <div
      style={{
        ...column,
        ...cardSize,
        boxSizing: 'border-box',
        padding: '52px 64px',
        background: colors.ground,
        color: colors.text,
      }}
    >
      <div style={{ display: 'flex', justifyContent: 'space-between', fontSize: 30, color: colors.muted }}>
        <span style={{ color: colors.accent, fontWeight: 700, letterSpacing: 2 }}>{ru.site.toUpperCase()}</span>
        <span>{corner}</span>
      </div>
      <div style={{ display: 'block', marginTop: 22, fontSize: 56, fontWeight: 700, lineHeight: 1.1, lineClamp: 2 }}>
        {title}
      </div>
      <div style={{ display: 'flex', marginTop: 12, fontSize: 30, color: colors.muted }}>{line}</div>
      <div style={{ ...column, marginTop: 'auto' }}>{children}</div>
    </div>
  );
}
