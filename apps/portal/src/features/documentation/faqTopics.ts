import type { DocumentText } from '@otryv/contract';

export interface Question {
  id: string;
  title: string;
  /** Answer in Markdown. */
  answer: string;
}

export interface Topic {
  id: string;
  title: string;
  questions: Question[];
}

/** Splits a document into topics (second-level headings) with their questions (third-level headings). */
export function faqTopics({ content, sections }: Pick<DocumentText, 'content' | 'sections'>): Topic[] {
  // The text before a heading belongs to the heading before it.
  const [, ...texts] = content.split(/^#{2,3} .*$/m);
  const topics: Topic[] = [];
  for (const [index, { id, title, depth }] of sections.entries()) {
    if (depth === 2) topics.push({ id, title, questions: [] });
    else topics.at(-1)?.questions.push({ id, title, answer: texts[index]?.trim() ?? '' });
  }
  return topics;
}

/** Returns the topics with the questions that contain a text; topics without one are omitted. */
export function matchingTopics(topics: readonly Topic[], typed: string): Topic[] {
  const wanted = typed.trim().toLowerCase();
  const isWanted = ({ title, answer }: Question) => `${title} ${answer}`.toLowerCase().includes(wanted);
  return topics
    .map((topic) => ({ ...topic, questions: topic.questions.filter(isWanted) }))
    .filter(({ questions }) => questions.length > 0);
}
