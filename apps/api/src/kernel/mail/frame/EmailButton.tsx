import { colors, faces } from './email-look.ts';

export interface EmailButtonProps {
  href: string;
  children: string;
}

/** Call to action of an email. */
export function EmailButton({ href, children }: EmailButtonProps) {
  return (
    <table role="presentation" cellPadding={0} cellSpacing={0} border={0} style={{ margin: '20px 0 0' }}>
      <tbody>
        <tr>
          <td style={{ background: colors.accent, borderRadius: 6 }}>
            <a className="button" href={href} style={linkStyle}>
              {children}
            </a>
          </td>
        </tr>
      </tbody>
    </table>
  );
}

const linkStyle = {
  display: 'inline-block',
  padding: '12px 20px',
  font: `500 15px/20px ${faces.text}`,
  color: colors.onAccent,
  textDecoration: 'none',
} as const;
