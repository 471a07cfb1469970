import type { DocumentSection } from '@otryv/contract';
import GithubSlugger from 'github-slugger';
import { toString as textOf } from 'mdast-util-to-string';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';

/** Text below a heading; `section` is `null` before the first one. */
export interface Passage {
  section: DocumentSection | null;
  text: string;
}

export interface Article {
  title: string;
  /** Markdown, without the title. */
  content: string;
  sections: DocumentSection[];
  passages: Passage[];
}

const markdown = unified().use(remarkParse).use(remarkGfm);

/** Parses an article of the guide: its title is its first heading. Throws for one without a title. */
export function readArticle(source: string): Article {
  const [first, ...blocks] = markdown.parse(source).children;
  if (first?.type !== 'heading' || first.depth !== 1) throw new Error('An article begins with its title.');
  // Ids of headings on the page.
  const slugger = new GithubSlugger();
  const passages: Passage[] = [{ section: null, text: '' }];
  for (const block of blocks) {
    if (block.type === 'heading') {
      const title = textOf(block);
      passages.push({ section: { id: slugger.slug(title), title, depth: block.depth }, text: '' });
    } else {
      const last = passages.at(-1);
      if (last) last.text = `${last.text} ${plainText(block)}`.trim();
    }
  }
  return {
    title: textOf(first),
    content: source.slice(first.position?.end.offset).trim(),
    sections: passages.flatMap(({ section }) => section ?? []),
    passages,
  };
}

type Block = ReturnType<typeof markdown.parse>['children'][number];
interface Parent {
  children: readonly Block[];
}

const separators = { list: ' ', listItem: ' ', blockquote: ' ', table: '. ', tableRow: ', ' };

/** Returns the text of a block; texts of separate cells, lines and paragraphs are not joined. */
function plainText(block: Block): string {
  const isFlow = block.type === 'list' || block.type === 'table' || block.type === 'blockquote';
  if (!isFlow && block.type !== 'listItem' && block.type !== 'tableRow') return textOf(block);
  const { children }: { children: readonly Parent['children'][number][] } = block;
  return children.map(plainText).join(separators[block.type]);
}
