import * as z from 'zod/mini';
import { moment, name, objectId } from '../values.ts';

/** Kinds of keys: a publishable key is in a site's pages, readable by everyone; a secret key never leaves a server. */
export const keyKind = z.enum(['publishable', 'secret']);
export type KeyKind = z.output<typeof keyKind>;

/** Name of the header with the key. */
export const keyHeader = 'otryv-key';

/** Limits on an organizer's concurrent keys, and on the sites of one key. */
export const mostKeys = 20;
export const mostKeyOrigins = 10;

const origin = z
  .string()
  .check(
    z.maxLength(120),
    z.regex(/^(https:\/\/[a-z0-9]([a-z0-9.-]*[a-z0-9])?|http:\/\/(localhost|127\.0\.0\.1))(:\d{1,5})?$/),
  );

/**
 * A site's origin as in browsers' Origin header: parsed from the address of any of its pages, IDNs included. Without
 * https only localhost is allowed.
 */
export const siteOrigin = z.pipe(
  z.pipe(
    z.url({ normalize: true }).check(z.maxLength(500)),
    z.transform((address: string) => address.replace(/^(https?:\/\/[^/]+)\/.*$/, '$1')),
  ),
  origin,
);

export const apiKey = z
  .object({
    _id: objectId,
    organizerId: objectId,
    kind: keyKind,
    name: z.string(),
    /** Origins whose pages may send it; none for a secret key. */
    origins: z.array(z.string()),
    /** The key's last characters, to identify it; the whole key is shown once. */
    ending: z.string(),
    createdAt: moment,
    /** Precise to the minute; `null` before its first use. */
    lastUsedAt: z.nullable(moment),
  })
  .register(z.globalRegistry, { id: 'ApiKey' });
export type ApiKey = z.output<typeof apiKey>;

export const apiKeys = z.object({ data: z.array(apiKey) }).register(z.globalRegistry, { id: 'ApiKeys' });

/** A new key, shown only once. */
export const newApiKey = z
  .object({ message: z.string(), data: apiKey, key: z.string() })
  .register(z.globalRegistry, { id: 'NewApiKey' });

/** The organizer whose keys to list; the caller's own by default. */
export const apiKeysQuery = z.object({ organizerId: z.optional(objectId) });

const keyName = name(1, 60);
const sites = z.array(siteOrigin).check(z.minLength(1), z.maxLength(mostKeyOrigins));

/** A site's key requires origins; a server's key has none. */
export const apiKeyCreation = z.discriminatedUnion('kind', [
  z.strictObject({
    organizerId: objectId,
    kind: z.literal('publishable'),
    name: keyName,
    origins: sites,
  }),
  z.strictObject({ organizerId: objectId, kind: z.literal('secret'), name: keyName }),
]);
export type ApiKeyCreation = z.output<typeof apiKeyCreation>;

/** Splits a text with one site per line. */
export function sitesOf(text: string): string[] {
  return text.split(/[\s,]+/).filter((line) => line !== '');
}

/** A key as filled in: its sites as one text. */
export const apiKeyDraft = z
  .strictObject({ kind: keyKind, name: keyName, sites: z.string().check(z.maxLength(2000)) })
  .check(
    z.refine(({ kind, sites: text }) => kind === 'secret' || sites.safeParse(sitesOf(text)).success, {
      path: ['sites'],
      params: { sentence: 'sites' },
    }),
  );
export type ApiKeyDraft = z.output<typeof apiKeyDraft>;

export const apiKeyRemoval = z.strictObject({ keyId: objectId });
