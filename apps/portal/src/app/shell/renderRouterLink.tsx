import type { LinkProps } from '@otryv/ui';
import { Link } from 'react-router-dom';

/** Our own addresses go through the router, all others are plain links. */
export function renderRouterLink({ href, ...props }: LinkProps) {
  return /^[/?]/.test(href) ? <Link {...props} to={href} /> : <a {...props} href={href} />;
}
