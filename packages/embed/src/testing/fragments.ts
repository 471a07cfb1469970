import { type Mock, vi } from 'vitest';
import { bundleKey, type EmbedBundle, type Mounted } from '../live/loadBundle.ts';

export const source = {
  origin: 'https://otryv.example',
  build: { id: 'build-1', bundle: 'bundle-1.js', sheet: 'sheet-1.css', integrity: { 'sheet-1.css': 'sha384-sheet' } },
};

interface Contents {
  version?: string;
  build?: string;
  refresh?: number;
  markup?: string;
}

/** Builds the server's text for an embed. */
export function aFragment({
  version = '1',
  build = source.build.id,
  refresh = 15,
  markup = aTable,
}: Contents = {}): string {
  const data = `data-build="${build}" data-version="${version}" data-refresh="${refresh}" data-theme="system"`;
  const state = JSON.stringify({ version });
  return `<div class="otryv-embed" ${data}>${markup}</div><script type="application/json" class="otryv-embed-state">${state}</script>`;
}

const aTable =
  '<table><tbody><tr><td><button type="button">Время</button><a href="#rider">Райдер</a></td></tr></tbody></table>';

/** Registers a bundle of the build, as its script does, and returns what was mounted. */
export function aBundle(build = source.build.id): {
  mount: Mock<EmbedBundle['mount']>;
  update: Mock<Mounted['update']>;
} {
  const update = vi.fn<Mounted['update']>();
  const mount = vi.fn<EmbedBundle['mount']>(() => ({ ready: Promise.resolve(), update, unmount: () => undefined }));
  Object.assign(globalThis, { [bundleKey(build)]: { mount } });
  return { mount, update };
}
