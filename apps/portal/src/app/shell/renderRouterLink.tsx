import type { LinkProps } from '@otryv/ui';
import { Link } from 'react-router-dom';

/** Renders internal addresses as router links, all others as plain links. */
export function renderRouterLink({ href, ...props }: LinkProps) {
  return /^[/?]/.test(href) ? <Link {...props} to={href} /> : <a {...props} href={href} />;
}
