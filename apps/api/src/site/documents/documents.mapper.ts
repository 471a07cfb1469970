import type { DocumentSummary, DocumentText } from '@otryv/contract';
import type { GuideDocument } from './guide-folder.ts';

const wordsPerMinute = 150;

export function toSummary({ type, fileName, title, summary }: GuideDocument): DocumentSummary {
  return { type, fileName, title, summary };
}

export function toText(document: GuideDocument): DocumentText {
  const { content, sections, updatedOn } = document;
  const words = content.split(/\s+/).length;
  const minutes = Math.max(1, Math.round(words / wordsPerMinute));
  return { ...toSummary(document), content, sections, updatedOn, minutes };
}
