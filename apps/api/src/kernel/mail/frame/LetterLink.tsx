import { colors } from './letter-look.ts';

export interface LetterLinkProps {
  href: string;
  children: string;
}

/** A link among words; the text twin has its address on a line of its own. */
export function LetterLink({ href, children }: LetterLinkProps) {
  return (
    <a className="link" href={href} style={{ color: colors.muted, textDecoration: 'underline' }}>
      {children}
    </a>
  );
}
