import * as z from 'zod/mini';
import { patterns } from '../requests/patterns.ts';
import { moment, objectId, queryInteger } from '../values.ts';

/** Number of release notes per page. */
export const NEWS_ON_PAGE = 7;
const mostNews = 700;

/** A release note: changes since a date. */
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
  /** Number of edits. */
  revision: z.int(),
});
export type NewsPost = z.output<typeof newsPost>;

/** Latest release notes, newest release first. */
export const news = z
  .object({ informationDev: z.array(newsPost), hasMore: z.boolean() })
  .register(z.globalRegistry, { id: 'News' });
export type News = z.output<typeof news>;

export const newsBody = z.strictObject({ releaseData: releaseNote });
/** A change of a stored note; `revision`: the revision it was based on, rejected if outdated. */
export const newsChange = z.strictObject({ id: objectId, releaseData: releaseNote, revision: z.optional(z.int()) });
export const newsRemoval = z.strictObject({ id: objectId });
