import type { Locale } from '@otryv/race';
import type { CSSProperties, ReactNode } from 'react';
import { EmailSupport } from './EmailSupport.tsx';
import { colors, faces, sideSpace } from './email-look.ts';
import { FullTable } from './FullTable.tsx';

export interface EmailFrameProps {
  /** Preview text after the subject in a list of emails, at most 80 characters. */
  preheader: string;
  /** Section of the portal that sends it. */
  section: string;
  title: string;
  children: ReactNode;
  /** Reason why it was sent. */
  foot: ReactNode;
  locale?: Locale;
}

const brand: CSSProperties = {
  padding: `24px ${sideSpace}px 0`,
  font: `700 26px/26px ${faces.display}`,
  color: colors.text,
};
const small: CSSProperties = { font: `400 12px/18px ${faces.text}`, color: colors.muted };
// A word longer than the paper, such as an address, would widen the email and its preview page.
const breaking: CSSProperties = { overflowWrap: 'anywhere', wordBreak: 'break-word' };
const hidden: CSSProperties = { display: 'none', maxHeight: 0, overflow: 'hidden', fontSize: 0, lineHeight: 0 };

/**
 * Frame of every email, 600 px wide: logo and section, title, contents, the reason for sending and the support link.
 */
export function EmailFrame({ preheader, section, title, children, foot, locale = 'ru' }: EmailFrameProps) {
  return (
    <FullTable style={{ maxWidth: 600, margin: '0 auto', background: colors.paper, color: colors.text }}>
      <tr>
        <td>
          <div className="preheader" style={hidden}>
            {preheader}
          </div>
          <FullTable className="head">
            <tr>
              <td style={brand}>
                <span style={{ color: colors.accent }}>О</span>ТРЫВ
              </td>
              <td align="right" style={{ ...small, padding: `24px ${sideSpace}px 0 0`, lineHeight: '26px' }}>
                {section}
              </td>
            </tr>
          </FullTable>
        </td>
      </tr>
      <tr>
        <td style={{ ...breaking, padding: `20px ${sideSpace}px 0` }}>
          <h1 style={{ margin: 0, font: `700 32px/34px ${faces.display}` }}>{title}</h1>
          {children}
        </td>
      </tr>
      <tr>
        <td style={{ padding: `28px ${sideSpace}px 26px` }}>
          <div className="foot" style={{ ...small, borderTop: `1px solid ${colors.line}`, padding: '14px 0 0' }}>
            {foot}
            <EmailSupport locale={locale} />
          </div>
        </td>
      </tr>
    </FullTable>
  );
}
