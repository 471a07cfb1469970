import { contract, type Endpoint, isForOtherSites } from '@otryv/contract';
import { addresses } from '@otryv/contract/addresses';
import {
  canary,
  canaryId,
  hiddenFigure,
  hostileText,
  keySite,
  plantCanaries,
  plantedKeys,
  plantKeys,
} from '@otryv/drill';
import { findMongod, runMongod } from '@otryv/local-stack';
import { expect, test } from '@playwright/test';
import { demoTemplate } from './demoTemplate.ts';
import { renderedPaths } from './everyAddress.ts';
import { isFull } from './isFull.ts';
import { type Product, type ProductFolders, startProduct } from './product.ts';

/** Number of pages checked per kind. */
const ofKind = isFull ? 4 : 2;
/** Matches the parts of a path that identify an object: numbers, slugs, and names before a known page. */
const objects = /\/(\d+|[^/]*-[^/]*|[^/]+(?=\/(?:members|schedule|results|regulations|series)))/g;
/** Also grouped, or divided by a thousand. */
const figure = String(hiddenFigure).replace(/^(\d\d)(\d{3})(\d\d)\d$/, '$1[\\s.,]?$2[\\s.,]?$3');
const privateText = new RegExp(`${canary} \\S+|${canaryId}.{12}|${figure}`, 'g');
/**
 * Matches the entry, the first of a document, the operator's configuration, the page state, the structured data, and
 * those of an embed.
 */
const knownScript =
  /^<script (?:type="module" src="\/embed\/files\/[\w.-]+"|type="application\/json" class="otryv-embed-state"|fetchpriority="low" type="module" crossorigin src="[^"]+"|src="[^"]+"|type="application\/json" id="otryv-(?:site|state)"|type="application\/ld\+json")>$/;

/** A finished race of an organizer. */
const race = String(addresses.raceResults.params.eventId.example);

async function plant({ database }: ProductFolders): Promise<void> {
  const mongod = await runMongod(await findMongod(null), { folder: database });
  try {
    const address = new URL(mongod.uri);
    address.pathname = '/otryv';
    await plantCanaries(address.href);
    await plantKeys(address.href, Number(race));
  } finally {
    await mongod.stop();
  }
}

/** Returns every open address with its example values, and the first pages of each kind in the sitemaps. */
async function pathsOf(): Promise<Set<string>> {
  const named = async (path: string) => {
    const xml = await (await fetch(product.address + path)).text();
    return [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
  };
  const pages = (await Promise.all((await named('/sitemap.xml')).map(named))).flat();
  const kinds = Object.values(Object.groupBy(pages, (path) => path.replace(objects, '/*')));
  return new Set([...renderedPaths(), ...kinds.flatMap((same = []) => same.slice(0, ofKind))]);
}

/** Returns the embeds of these pages, as pages for frames and as fragments; the rest is of the whole portal. */
function embedsOf(paths: ReadonlySet<string>): string[] {
  const all = [...paths].join('\n');
  const idsAt = (pattern: RegExp) => [...new Set([...all.matchAll(pattern)].map(([, id = '']) => id))];
  const embeds = Object.entries({
    results: idsAt(/^\/race\/results\/(\d+)$/gm),
    countdown: ['all', ...idsAt(/^\/race\/schedule\/(\d+)$/gm)],
    rider: idsAt(/^\/profile\/(\d+)/gm),
    series: idsAt(/^\/series\/([^/\n]+)\//gm),
    standings: idsAt(/^\/series\/([^/\n]+)\//gm),
    schedule: ['all'],
  });
  return embeds.flatMap(([kind, ids]) =>
    ids.flatMap((id) => [`/embed/${kind}/${id}`, `/embed/fragments/${kind}/${id}?locale=en&rows=300`]),
  );
}

/**
 * Returns every read accessible by key, of objects that these pages show; the examples of addresses come first, and not
 * all of them exist.
 */
async function readsOf(paths: ReadonlySet<string>): Promise<{ url: string; isForAll: boolean }[]> {
  const all = [...paths].join('\n');
  const idsAt = (pattern: RegExp) => [...new Set([...all.matchAll(pattern)].map(([, id = '']) => id))];
  const slugOf = (kind: string) => idsAt(new RegExp(`^/${kind}/([^/\n]*[^/\n\\d][^/\n]*)(?:/|$)`, 'gm')).at(-1) ?? '';
  const series: string[] = [];
  for (const slug of idsAt(/^\/series\/([^/\n]+)\//gm)) {
    const { ok } = await fetch(`${product.address}/api/series/stage/results/${slug}/1`);
    if (ok) series.push(slug);
  }
  const slugs = { team: slugOf('teams'), organizers: slugOf('organizers'), series: series.at(-1) ?? '' };
  const [rider = '', other = ''] = idsAt(/^\/profile\/(\d+)/gm).toReversed();
  const queries: Record<string, string> = {
    [contract.catalogue.routes.path]: '?ids=[2128890027]',
    [contract.documents.search.path]: '?search=протокол',
    [contract.search.find.path]: '?text=гонка',
    [contract.riders.results.path]: `?zwiftId=${rider}`,
    [contract.riders.compare.path]: `?riders=${rider},${other}`,
  };
  const numbers = { id: race, zwiftId: rider, stageOrder: '1', version: '1' };
  const names = { status: 'all', type: 'public', season: '2026-2027', fileName: 'protocol' };
  const ids: Record<string, string> = {
    [contract.statistics.ridersInEvents.path]: '2592000000',
    [contract.statistics.leaders.path]: 'male',
  };
  return Object.values(contract)
    .flatMap((domain) => Object.values<Endpoint>(domain))
    .filter((endpoint) => isForOtherSites(endpoint) || endpoint.access === 'secretKey')
    .map((endpoint) => {
      const { path } = endpoint;
      const urlSlug = Object.entries(slugs).find(([kind]) => path.includes(`/${kind}`))?.[1] ?? '';
      const values: Record<string, string> = { ...numbers, ...names, urlSlug, ...(ids[path] && { id: ids[path] }) };
      const url = path.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
      return { url: url + (queries[path] ?? ''), isForAll: isForOtherSites(endpoint) };
    });
}

/** Returns a rendered page: under the load of all tests it may be served as the shell. */
async function rendered(address: string): Promise<string> {
  let html = '';
  await expect(async () => {
    html = await (await fetch(address)).text();
    expect(html, address).toMatch(/(?:id="otryv|class="otryv-embed)-state"/);
  }).toPass();
  return html;
}

/** Returns the forbidden content of a page. */
function faultsOf(path: string, html: string): string[] {
  const secrets = html.match(privateText) ?? [];
  const scripts = html.match(/<script\b[^>]*>/gi)?.filter((script) => !knownScript.test(script)) ?? [];
  const raw = html.includes(hostileText) ? [hostileText] : [];
  const [, state = ''] = /otryv-(?:embed-)?state">(.*?)<\/script>/s.exec(html) ?? [];
  const broken = /[<\u2028\u2029]/.test(state) ? ['its state'] : [];
  return [...new Set([...secrets, ...scripts, ...raw, ...broken])].map((fault) => `${path}: ${fault}`);
}

let product: Product;

test.beforeAll(async () => {
  test.setTimeout(600_000);
  product = await startProduct(await demoTemplate(), plant);
});
test.afterAll(() => product.stop());

test('no public page and no embed contains private text or an injected script, whatever names people and the game use', async () => {
  const faults: string[] = [];
  const shown = new Set<string>();
  const paths = await pathsOf();
  for (const path of [...paths, ...embedsOf(paths)]) {
    const html = await rendered(product.address + path);
    faults.push(...faultsOf(path, html));
    for (const [, collection = ''] of html.matchAll(/‹(\w+)›/g)) shown.add(collection);
  }

  expect(faults).toEqual([]);
  const planted = ['events', 'foundCatalogues', 'news', 'organizers', 'riderresults', 'riders', 'series', 'teams'];
  expect([...shown]).toEqual(expect.arrayContaining(planted));
});

test('no API read contains private text, for guests or with a key', async () => {
  const faults: string[] = [];
  const statuses = new Map<string, number[]>();
  const publishable = { 'otryv-key': plantedKeys.publishable, origin: keySite };
  const secret = { 'otryv-key': plantedKeys.secret };
  for (const { url, isForAll } of await readsOf(await pathsOf())) {
    for (const headers of isForAll ? [{}, publishable, secret] : [secret]) {
      const response = await fetch(product.address + url, { headers });
      const text = await response.text();
      statuses.set(url, [...(statuses.get(url) ?? []), response.status]);
      faults.push(...new Set((text.match(privateText) ?? []).map((fault) => `${url}: ${fault}`)));
    }
  }

  expect(faults).toEqual([]);
  const refused = [...statuses].filter(([, given]) => given.some((status) => status !== 200));
  // The series has no standings of countries.
  expect(refused.filter(([url]) => !url.includes('/catch-up/'))).toEqual([]);
});
