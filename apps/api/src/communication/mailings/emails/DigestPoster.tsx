import { colors, faces } from '../../../kernel/mail/frame/email-look.ts';
import { FullTable } from '../../../kernel/mail/frame/FullTable.tsx';
import type { DigestItem } from './digest-item.ts';

export interface DigestPosterProps {
  item: DigestItem;
  /** Length of the race as text. */
  length: string;
}

const highest = 44;
const bottom = '#2b2d34';

/**
 * Race poster of cells with a background, because emails contain no images. Without a profile it shows only the length.
 */
export function DigestPoster({ item, length }: DigestPosterProps) {
  return (
    <FullTable style={{ background: colors.text }}>
      <tr>
        <td style={{ padding: '10px 10px 6px', font: `700 20px/22px ${faces.display}`, color: colors.paper }}>
          {length}
        </td>
      </tr>
      <tr>
        <td style={{ padding: item.profile.length > 0 ? 0 : '0 10px 10px' }}>
          {item.profile.length > 0 && <Bars profile={item.profile} />}
        </td>
      </tr>
    </FullTable>
  );
}

function Bars({ profile }: { profile: readonly number[] }) {
  return (
    <FullTable>
      <tr>
        {profile.map((share, bar) => (
          <td key={bar} style={{ height: highest, padding: '0 1px 0 0', verticalAlign: 'bottom' }}>
            <div
              style={{
                height: Math.max(3, Math.round(share * highest)),
                background: share > 0.8 ? colors.accent : bottom,
                fontSize: 0,
                lineHeight: 0,
              }}
            />
          </td>
        ))}
      </tr>
    </FullTable>
  );
}
