import { colors } from './email-look.ts';

export interface EmailLinkProps {
  href: string;
  children: string;
}

/** Link in text; the plain text has its address on a separate line. */
export function EmailLink({ href, children }: EmailLinkProps) {
  return (
    <a className="link" href={href} style={{ color: colors.muted, textDecoration: 'underline' }}>
      {children}
    </a>
  );
}
