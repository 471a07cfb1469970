import * as z from 'zod/mini';
import { patterns } from '../requests/patterns.ts';
import { moment, objectId, queryInteger } from '../values.ts';

/** How many release notes a page has. */
export const NEWS_ON_PAGE = 7;
const mostNews = 700;

/** A release note: what is new since a date. */
export const releaseNote = z.strictObject({
  releaseDate: moment,
  version: z.string().check(z.minLength(1), z.maxLength(20), z.regex(patterns.release)),
  text: z.string().check(z.minLength(1), z.maxLength(5000)),
});
export type ReleaseNote = z.output<typeof releaseNote>;

export const newsQuery = z.object({ quantityPosts: queryInteger(1, mostNews, NEWS_ON_PAGE) });

const newsPost = z.object({
  _id: objectId,
  releaseDate: moment,
  version: z.string(),
  text: z.string(),
  /** How often it was changed. */
  revision: z.int(),
});
export type NewsPost = z.output<typeof newsPost>;

/** The latest release notes, the newest release first. */
export const news = z
  .object({ informationDev: z.array(newsPost), hasMore: z.boolean() })
  .register(z.globalRegistry, { id: 'News' });
export type News = z.output<typeof news>;

export const newsBody = z.strictObject({ releaseData: releaseNote });
/** A change of what is stored; `revision`: what the change was made of, refused where another came first. */
export const newsChange = z.strictObject({ id: objectId, releaseData: releaseNote, revision: z.optional(z.int()) });
export const newsRemoval = z.strictObject({ id: objectId });
