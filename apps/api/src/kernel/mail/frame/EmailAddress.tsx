import { colors, faces } from './email-look.ts';

export interface EmailAddressProps {
  href: string;
}

/** Full address of a button, for programs that cannot open it; the plain text has it from the button. */
export function EmailAddress({ href }: EmailAddressProps) {
  return (
    <p className="address" style={{ margin: '4px 0 0', font: `400 13px/19px ${faces.text}`, wordBreak: 'break-all' }}>
      <a href={href} style={{ color: colors.muted }}>
        {href}
      </a>
    </p>
  );
}
