import { Icon, Link } from '@otryv/ui';
import { ArrowRight } from 'lucide-react';

/** Renders the link from the few races of a section to all of them. */
export function WholeListLink({ href, children }: { href: string; children: string }) {
  return (
    <Link href={href}>
      {children} <Icon of={ArrowRight} />
    </Link>
  );
}
