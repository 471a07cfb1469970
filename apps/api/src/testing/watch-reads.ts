import { createHash } from 'node:crypto';
import { contract, type Endpoint, type Identity, isContent } from '@otryv/contract';
import { mongo } from 'mongoose';
import { vi } from 'vitest';
import { Identities } from '../kernel/access/identities.ts';
import { isFullRun } from './full-run.ts';
import { everyRequest } from './plan-drive.ts';
import { fillRequest } from './plan-requests.ts';
import type { PlanWorld } from './plan-world.ts';
import type { TestBrowser } from './test-browser.ts';

const queries = ['find', 'findOne', 'aggregate', 'countDocuments', 'distinct', 'estimatedDocumentCount'] as const;

interface Response {
  /** Hash of the body; `null` for an error. */
  hash: string | null;
  body: string;
  /** Collections queried for it. */
  collections: ReadonlySet<string>;
}

interface Snapshot {
  /** By address. */
  responses: ReadonlyMap<string, Response>;
  collections: Record<string, string>;
  identity: string;
}

/**
 * Watches the JSON of every read of the contract as a browser sees it.
 *
 * A plain run repeats only reads whose collections changed; a full run repeats everything.
 */
export class WatchedReads {
  private readonly paths: readonly { path: string; isPublic: boolean }[];
  private readonly snapshots = new WeakMap<TestBrowser, Snapshot>();
  private readonly queried = new Set<string>();
  private identity: Identity | null = null;

  constructor(
    private readonly plan: PlanWorld,
    leftOut: ReadonlySet<string>,
  ) {
    this.paths = Object.values(contract)
      .flatMap((domain) => Object.values<Endpoint>(domain))
      .filter(({ method, path, response }) => method === 'GET' && !isContent(response) && !leftOut.has(path))
      .map(({ path, access }) => ({ path, isPublic: access === 'public' }));
    this.watchQueries();
  }

  /** Updates the snapshot of a browser, and returns the paths of the reads with another response. */
  async refresh(browser: TestBrowser, values: Record<string, string | number>): Promise<Set<string>> {
    const known = this.snapshots.get(browser);
    const { collections } = await this.plan.db().command({ dbHash: 1 });
    await browser.send('GET', '/api/auth/check');
    const identity = JSON.stringify(this.identity);
    const isStale = ({ hash, collections: from }: Response, isPublic: boolean) =>
      isFullRun ||
      (identity !== known?.identity && !isPublic) ||
      (from.size === 0 && hash !== null) ||
      [...from].some((name) => collections[name] !== known?.collections[name]);
    const changed = new Set<string>();
    const responses = new Map<string, Response>();
    for (const { path, isPublic } of this.paths) {
      for (const request of everyRequest[`GET ${path}`] ?? []) {
        const { url } = fillRequest(`GET ${path}`, request, values);
        const before = known?.responses.get(url);
        if (url.includes('%7B') || url.includes('page=')) continue;
        if (before && !isStale(before, isPublic)) {
          responses.set(url, before);
          continue;
        }
        this.queried.clear();
        const { statusCode, body } = await browser.send('GET', url);
        const hash = statusCode < 300 ? createHash('sha1').update(body).digest('hex') : null;
        // The process may have cached earlier queries.
        responses.set(url, { hash, body, collections: new Set([...this.queried, ...(before?.collections ?? [])]) });
        if (before && hash !== null && hash !== before.hash) changed.add(path);
      }
    }
    this.snapshots.set(browser, { responses, collections, identity });
    return changed;
  }

  /** Returns the objects with this `_id` in the last responses to a browser. */
  objectsOf(browser: TestBrowser, id: string): Record<string, unknown>[] {
    const responses = [...(this.snapshots.get(browser)?.responses.values() ?? [])];
    const named = responses.filter(({ hash, body }) => hash !== null && body.includes(`"_id":"${id}"`));
    return named.flatMap(({ body }) => objectsIn(JSON.parse(body))).filter(({ _id }) => _id === id);
  }

  private watchQueries(): void {
    let isAuthorizing = false;
    const { queried } = this;
    for (const name of queries) {
      const original = mongo.Collection.prototype[name];
      vi.spyOn(mongo.Collection.prototype, name).mockImplementation(function (
        this: mongo.Collection,
        ...given: unknown[]
      ) {
        if (!isAuthorizing) queried.add(this.collectionName);
        return Reflect.apply(original, this, given);
      });
    }
    const identities = this.plan.world.app.get(Identities);
    const resolve = identities.findByToken.bind(identities);
    vi.spyOn(identities, 'findByToken').mockImplementation(async (token) => {
      isAuthorizing = true;
      this.identity = await resolve(token).finally(() => {
        isAuthorizing = false;
      });
      return this.identity;
    });
  }
}

/** Returns all objects within a JSON value, itself included. */
export function objectsIn(value: unknown): Record<string, unknown>[] {
  if (typeof value !== 'object' || value === null) return [];
  const inner = Object.values(value).flatMap(objectsIn);
  return Array.isArray(value) ? inner : [{ ...value }, ...inner];
}
