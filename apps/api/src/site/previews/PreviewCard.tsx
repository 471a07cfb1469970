import type { CSSProperties } from 'react';
import { CardFrame, colors, column } from './CardFrame.tsx';
import type { Preview, PreviewRow } from './preview.ts';

const cut: CSSProperties = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' };

export interface PreviewCardProps {
  preview: Preview;
}

/** Image of a race, or of a row of it. */
export function PreviewCard({ preview }: PreviewCardProps) {
  const { name, organizer, start, status, podium, row } = preview;
  return (
    <CardFrame corner={organizer ?? ''} title={name} line={`${status} · ${start}`}>
      {row ? (
        <LinkedRow row={row} />
      ) : (
        podium.map((each) => <PodiumRow key={each.name} row={each} isWinner={isOfWinners(podium)} />)
      )}
    </CardFrame>
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

/** Whether all of them are first, each in a different group. */
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
