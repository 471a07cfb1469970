import { expect } from '@playwright/test';
import { type OwnServer, startOwnServer } from './ownServer.ts';

export interface HostSite extends OwnServer {
  /** Response of its server: a page and its headers. */
  page: { html: string; headers: Record<string, string> };
}

/** Starts a site of another origin with one page, which a test writes. */
export async function startHostSite(): Promise<HostSite> {
  const site: Pick<HostSite, 'page'> = { page: { html: '', headers: {} } };
  const server = await startOwnServer((_, response) => {
    const { html, headers } = site.page;
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', ...headers }).end(html);
  });
  return Object.assign(site, server);
}

/**
 * Returns the directives of a strict policy that a site needs for embeds of a portal, as the README of the package
 * lists them.
 */
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

/**
 * Waits for the first rendering of an embed, which may be slow under the load of all tests: the loader would retry
 * after five seconds.
 */
export async function whenRendered(portal: string, embeds: readonly string[]): Promise<void> {
  for (const embed of embeds) {
    await expect.poll(async () => (await fetch(`${portal}/embed/fragments/${embed}`)).status).toBe(200);
  }
}
