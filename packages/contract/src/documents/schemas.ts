import * as z from 'zod/mini';
import { paramKinds } from '../address.ts';

/** Kinds of guide documents; guests read the public ones and the questions. */
export const DOCUMENT_TYPES = ['public', 'faq', 'organizer', 'development'] as const;
const documentType = z.enum(DOCUMENT_TYPES);
export type DocumentType = z.output<typeof documentType>;

/** Name of a document in an address: its file name without the extension. */
const documentName = z.string().check(z.maxLength(100), z.regex(new RegExp(`^${paramKinds.slug}$`)));

export const documentListParams = z.object({ type: documentType });
export const documentParams = z.object({ type: documentType, fileName: documentName });
export const documentSearch = z.object({
  search: z.string().check(z.trim(), z.minLength(2), z.maxLength(100)),
});

const documentSummary = z.object({
  type: documentType,
  fileName: documentName,
  title: z.string(),
  /** A short summary of its content. */
  summary: z.string(),
});
export type DocumentSummary = z.output<typeof documentSummary>;

/** Documents of one kind, in order. */
export const documents = z.object({ data: z.array(documentSummary) }).register(z.globalRegistry, { id: 'Documents' });

/** A heading of a document below its title, with its id on the page. */
const documentSection = z.object({ id: z.string(), title: z.string(), depth: z.int() });
export type DocumentSection = z.output<typeof documentSection>;

const documentText = z.extend(documentSummary, {
  /** Markdown, without the title. */
  content: z.string(),
  sections: z.array(documentSection),
  /** Day of the latest change, e.g. `2026-11-23`. */
  updatedOn: z.iso.date(),
  /** Reading time in minutes. */
  minutes: z.int().check(z.positive()),
});
export type DocumentText = z.output<typeof documentText>;
export const documentResponse = z.object({ data: documentText }).register(z.globalRegistry, { id: 'Document' });

const documentHit = z.object({
  type: documentType,
  fileName: documentName,
  title: z.string(),
  /** The matching section and its id on the page; `null` for the beginning of the document. */
  section: z.nullable(documentSection),
  /** The sentence with the matching words. */
  excerpt: z.string(),
});
export type DocumentHit = z.output<typeof documentHit>;

/** Search hits in the documents the caller may read, best first. */
export const documentHits = z.object({ data: z.array(documentHit) }).register(z.globalRegistry, { id: 'DocumentHits' });
