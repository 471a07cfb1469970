import type { Config } from '../../../config.ts';

/**
 * Returns the name and the security of a cookie: over https a browser accepts a `__Host-` cookie only from this host.
 */
export function hostCookie({ PUBLIC_URL }: Pick<Config, 'PUBLIC_URL'>, name: string) {
  const isSecure = PUBLIC_URL.startsWith('https:');
  return { isSecure, name: isSecure ? `__Host-${name}` : name };
}
