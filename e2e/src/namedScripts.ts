import { gzipSync } from 'node:zlib';

/** The scripts that a served page names, which its first rows wait for: bytes of gzip 9 each. */
export async function namedScriptSizes(url: string): Promise<number[]> {
  const page = await (await fetch(url, { headers: { accept: 'text/html' } })).text();
  const names = [...page.matchAll(/(?:src|href)="(\/assets\/[^"]+\.js)"/g)].flatMap(([, name]) => name ?? []);
  const scripts = await Promise.all([...new Set(names)].map(async (name) => fetch(new URL(name, url))));
  return Promise.all(
    scripts.map(async (script) => gzipSync(Buffer.from(await script.arrayBuffer()), { level: 9 }).length),
  );
}
