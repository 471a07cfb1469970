import type { DocumentHit, DocumentType } from '@otryv/contract';
import { searchKey } from '@otryv/race';
import MiniSearch from 'minisearch';
import { type GuideDocument, readGuide } from './guide-folder.ts';

const mostHits = 20;
const longestExcerpt = 200;
/** Share of a word's characters that may be wrong or an ending. */
const fuzziness = 0.25;
const boost = { title: 4, heading: 3 };

interface Entry {
  id: number;
  document: GuideDocument;
  title: string;
  heading: string;
  text: string;
  section: DocumentHit['section'];
}

export interface Guide {
  documents: readonly GuideDocument[];
  search: GuideSearch;
}

const opened = new Map<string, Promise<Guide>>();

/**
 * Opens the articles of a folder with their search: read once per process, whatever its number of servers. Throws like
 * readGuide.
 */
export function openGuide(folder: string): Promise<Guide> {
  const guide =
    opened.get(folder) ?? readGuide(folder).then((documents) => ({ documents, search: new GuideSearch(documents) }));
  opened.set(folder, guide);
  return guide;
}

/** Full-text search in the sections of articles: matches words, prefixes and inflections. */
export class GuideSearch {
  private readonly entries: readonly Entry[];
  private readonly index: MiniSearch<Entry>;

  constructor(documents: readonly GuideDocument[]) {
    this.entries = documents.flatMap(toEntries).map((entry, id) => ({ ...entry, id }));
    this.index = new MiniSearch<Entry>({
      fields: ['title', 'heading', 'text'],
      tokenize: (text) => searchKey(text).split(' '),
      processTerm: (term) => term || null,
      searchOptions: {
        prefix: true,
        fuzzy: (term) => (term.length > 4 ? fuzziness : false),
        combineWith: 'AND',
        boost,
      },
    });
    this.index.addAll(this.entries);
  }

  /** Finds the sections with every typed word in the documents of these types, best first. */
  find(typed: string, types: readonly DocumentType[]): DocumentHit[] {
    const found = this.index.search(typed).flatMap(({ id, terms }) => {
      const entry = this.entries[id];
      return entry && types.includes(entry.document.type) ? [toHit(entry, terms)] : [];
    });
    return found.slice(0, mostHits);
  }
}

function toEntries(document: GuideDocument): Omit<Entry, 'id'>[] {
  return document.passages.map(({ section, text }) => ({
    document,
    // The title belongs only to the beginning, so that it does not match each section.
    title: section === null ? `${document.title} ${document.summary}` : '',
    heading: section?.title ?? '',
    text,
    section,
  }));
}

function toHit({ document: { type, fileName, title, summary }, section, text }: Entry, terms: string[]): DocumentHit {
  const sentences = text.match(/[^.!?]+[.!?]*/g) ?? [];
  const isAbout = (sentence: string) => {
    const words = searchKey(sentence).split(' ');
    return terms.some((term) => words.includes(term));
  };
  const sentence = (sentences.find(isAbout) ?? sentences[0] ?? summary).trim();
  return { type, fileName, title, section, excerpt: shortened(sentence) };
}

function shortened(sentence: string): string {
  return sentence.length <= longestExcerpt ? sentence : `${sentence.slice(0, longestExcerpt).trimEnd()}…`;
}
