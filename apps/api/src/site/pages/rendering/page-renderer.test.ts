import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defaultSettings } from '@otryv/contract/cookies';
import type { ReadForPage } from '@otryv/contract/rendering';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { DomainError } from '../../../kernel/errors/domain-error.ts';
import { internalReads } from '../../../kernel/http/requests/internal-reads.ts';
import { longestSilenceMs, PageRenderer } from './page-renderer.ts';

/** Server build whose pages do what their addresses specify. */
const build = `
export async function renderPortal({ address, now }, read) {
  if (address === '/broken') throw new Error('A component threw');
  if (address === '/endless') for (;;);
  const { status, body } = await read('/api' + address);
  if (address === '/endless/later') for (;;);
  return { markup: status + ' ' + body + ' ' + now, preloads: '', fetched: [], state: '{}' };
}`;

describe('PageRenderer', () => {
  let folder: string;
  let renderer: PageRenderer;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'otryv-renderer-'));
    await writeFile(join(folder, 'entry.mjs'), build);
    const read: ReadForPage = async (address) => {
      if (address === '/api/away') throw new DomainError('database_unavailable');
      return { status: 200, body: [address, ...(internalReads.getStore()?.collections ?? [])].join(' ') };
    };
    renderer = new PageRenderer(join(folder, 'entry.mjs'), read);
    await started();
  });
  afterAll(async () => {
    await renderer.stop();
    await rm(folder, { recursive: true });
  });
  /** Waits for the thread, which starts asynchronously: pages that take longer meanwhile are abandoned. */
  const started = () => vi.waitUntil(() => render('/first').then(Boolean, () => false), { timeout: 15_000 });
  const render = (address: string) => renderer.render({ address, now: 7, settings: defaultSettings, site: '' });

  it('renders with the data the API returns for that page', async () => {
    const pages = ['/one', '/two'].map((address) =>
      internalReads.run({ collections: new Set([`of ${address}`]) }, () => render(address)),
    );

    expect((await Promise.all(pages)).map(({ markup }) => markup)).toEqual([
      '200 /api/one of /one 7',
      '200 /api/two of /two 7',
    ]);
  });

  it('rejects if the portal throws, and with the error of a failed read', async () => {
    await expect(render('/broken')).rejects.toThrow('A component threw');
    await expect(render('/away')).rejects.toMatchObject({ code: 'database_unavailable' });
  });

  it(`terminates a thread that is silent for ${longestSilenceMs} ms during a page, and renders further pages`, async () => {
    for (const address of ['/endless', '/endless/later']) {
      await expect(render(address)).rejects.toThrow('stuck in a page');
      await started();
    }
    expect((await render('/after')).markup).toContain('/api/after');
  });
});
