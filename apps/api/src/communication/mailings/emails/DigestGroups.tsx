import { colors, faces, groupColors } from '../../../kernel/mail/frame/email-look.ts';
import type { DigestItem } from './digest-item.ts';

/** Groups of a race with their numbers of sign-ups. */
export function DigestGroups({ groups }: Pick<DigestItem, 'groups'>) {
  return (
    <div style={{ padding: '5px 0 0', font: `400 13px/19px ${faces.text}`, color: colors.text }}>
      {groups.map(({ label, riders }) => (
        <span key={label} style={{ whiteSpace: 'nowrap' }}>
          <span style={chipOf(label)}>{label}</span> {riders}&emsp;
        </span>
      ))}
    </div>
  );
}

function chipOf(label: string) {
  const { background, color } = groupColors[label] ?? { background: colors.line, color: colors.text };
  return { background, color, padding: '1px 6px', borderRadius: 3, fontWeight: 700 };
}
