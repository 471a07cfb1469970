import * as z from 'zod/mini';
import { moment, name, objectId } from '../values.ts';

/** A publishable key stands in the pages of a site, where everybody can read it; a secret one never leaves a server. */
export const keyKind = z.enum(['publishable', 'secret']);
export type KeyKind = z.output<typeof keyKind>;

/** The header that carries a key. */
export const keyHeader = 'otryv-key';

/** How many keys an organizer may have at once, and how many sites one key may serve. */
export const mostKeys = 20;
export const mostKeyOrigins = 10;

const origin = z
  .string()
  .check(
    z.maxLength(120),
    z.regex(/^(https:\/\/[a-z0-9]([a-z0-9.-]*[a-z0-9])?|http:\/\/(localhost|127\.0\.0\.1))(:\d{1,5})?$/),
  );

/**
 * A site as browsers name it in the header Origin: of the address of any of its pages, national letters included. Without https
 * only a machine of one's own.
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
    /** The sites whose pages may send it; none for a secret key. */
    origins: z.array(z.string()),
    /** The end of the key, to tell it from others; the whole key is shown once. */
    ending: z.string(),
    createdAt: moment,
    /** To the minute; `null` before its first use. */
    lastUsedAt: z.nullable(moment),
  })
  .register(z.globalRegistry, { id: 'ApiKey' });
export type ApiKey = z.output<typeof apiKey>;

export const apiKeys = z.object({ data: z.array(apiKey) }).register(z.globalRegistry, { id: 'ApiKeys' });

/** A new key, which is shown this once. */
export const newApiKey = z
  .object({ message: z.string(), data: apiKey, key: z.string() })
  .register(z.globalRegistry, { id: 'NewApiKey' });

/** The organizer whose keys are listed; the caller's own by default. */
export const apiKeysQuery = z.object({ organizerId: z.optional(objectId) });

const keyName = name(1, 60);
const sites = z.array(siteOrigin).check(z.minLength(1), z.maxLength(mostKeyOrigins));

/** A key of a site needs its origins; one of a server has none. */
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

/** The sites in a text with one on each line. */
export function sitesOf(text: string): string[] {
  return text.split(/[\s,]+/).filter((line) => line !== '');
}

/** A key as it is filled in: its sites as one text. */
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
