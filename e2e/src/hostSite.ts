import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface HostSite {
  address: string;
  /** What its server answers: a page and its headers. */
  page: { html: string; headers: Record<string, string> };
  stop: () => Promise<void>;
}

/** A site of another origin with one page, which a test writes. */
export async function startHostSite(): Promise<HostSite> {
  const page: HostSite['page'] = { html: '', headers: {} };
  const server = createServer((_, response) => {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', ...page.headers }).end(page.html);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}/`,
    page,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** The directives of a strict policy that a site needs for embeds of a portal, as the README of the package lists them. */
export function policyFor(portal: string): string {
  return [
    "default-src 'none'",
    `script-src ${portal}`,
    `connect-src ${portal}`,
    `img-src ${portal}`,
    `font-src ${portal}`,
    "base-uri 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types otryv',
  ].join('; ');
}
