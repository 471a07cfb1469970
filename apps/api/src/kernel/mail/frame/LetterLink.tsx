import { colors } from './letter-look.ts';

export interface LetterLinkProps {
  href: string;
  children: string;
}

/** Link in text; the plain text has its address on a separate line. */
export function LetterLink({ href, children }: LetterLinkProps) {
  return (
    <a className="link" href={href} style={{ color: colors.muted, textDecoration: 'underline' }}>
      {children}
    </a>
  );
}
