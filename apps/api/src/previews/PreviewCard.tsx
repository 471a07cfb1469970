import type { CSSProperties } from 'react';
import type { Preview, PreviewRow } from './preview.ts';
import { ru } from './previews.ru.ts';

const colors = { ground: '#15161a', text: '#f5f4f0', muted: '#a8a59d', accent: '#ff3d92', line: '#3a3b42' } as const;
const column: CSSProperties = { display: 'flex', flexDirection: 'column' };
const cut: CSSProperties = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' };

export const cardSize = { width: 1200, height: 630 } as const;

export interface PreviewCardProps {
  preview: Preview;
}

/** The picture of a race, or of a row of it, that messengers show beside a link. */
export function PreviewCard({ preview }: PreviewCardProps) {
  const { name, organizer, start, status, podium, row } = preview;
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
        <span>{organizer ?? ''}</span>
      </div>
      <div style={{ display: 'block', marginTop: 22, fontSize: 56, fontWeight: 700, lineHeight: 1.1, lineClamp: 2 }}>
        {name}
      </div>
      <div style={{ display: 'flex', marginTop: 12, fontSize: 30, color: colors.muted }}>{`${status} · ${start}`}</div>
      <div style={{ ...column, marginTop: 'auto' }}>
        {row ? (
          <LinkedRow row={row} />
        ) : (
          podium.map((each) => <PodiumRow key={each.name} row={each} isWinner={isOfWinners(podium)} />)
        )}
      </div>
    </div>
  );
}

function LinkedRow({ row }: { row: PreviewRow }) {
  return (
    <div style={column}>
      <div style={{ ...cut, display: 'block', width: 1072, fontSize: 54, fontWeight: 700 }}>{row.name}</div>
      <div style={{ display: 'flex', alignItems: 'baseline', marginTop: 12, fontSize: 36 }}>
        <span style={{ color: colors.accent, fontSize: 64, fontWeight: 700 }}>{row.place}</span>
        <span style={{ marginLeft: 20, color: colors.muted }}>{row.certainty ?? ''}</span>
        <span style={{ marginLeft: 'auto' }}>{[row.group, row.time, row.gap].filter(Boolean).join(' · ')}</span>
      </div>
    </div>
  );
}

/** Whether all of them are first, each in a group of their own. */
function isOfWinners(podium: readonly PreviewRow[]): boolean {
  return new Set(podium.map(({ place }) => place)).size < podium.length;
}

function PodiumRow({ row, isWinner }: { row: PreviewRow; isWinner: boolean }) {
  return (
    <div style={{ display: 'flex', padding: '6px 0', borderTop: `1px solid ${colors.line}`, fontSize: 34 }}>
      <span style={{ width: 190, color: colors.accent, fontWeight: 700 }}>{isWinner ? row.group : row.place}</span>
      <span style={{ ...cut, display: 'block', width: 640 }}>{row.name}</span>
      <span style={{ marginLeft: 'auto' }}>{row.time}</span>
    </div>
  );
}
