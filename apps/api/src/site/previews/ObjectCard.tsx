import { CardFrame, colors, column } from './CardFrame.tsx';
import type { ObjectPreview } from './object-preview.ts';

/** Image of a rider or a series, with a few figures. */
export function ObjectCard({ preview: { kind, name, line, figures } }: { preview: ObjectPreview }) {
  return (
    <CardFrame corner={kind} title={name} line={line}>
      <div style={{ display: 'flex' }}>
        {figures.map(({ label, value }) => (
          <div key={label} style={{ ...column, marginRight: 96 }}>
            <span style={{ color: colors.accent, fontSize: 96, fontWeight: 700, lineHeight: 1.1 }}>{value}</span>
            <span style={{ fontSize: 34, color: colors.muted }}>{label}</span>
          </div>
        ))}
      </div>
    </CardFrame>
  );
}
