import type { Config } from '../../../config.ts';

/** The name and the security of a cookie: over https a browser takes a `__Host-` cookie from this host only. */
export function hostCookie({ PUBLIC_URL }: Pick<Config, 'PUBLIC_URL'>, name: string) {
  const isSecure = PUBLIC_URL.startsWith('https:');
  return { isSecure, name: isSecure ? `__Host-${name}` : name };
}
