import { Prose } from '@otryv/ui';
import Markdown, { type Components } from 'react-markdown';
import rehypeRaw from 'rehype-raw';
import rehypeSanitize, { type Options } from 'rehype-sanitize';
import remarkBreaks from 'remark-breaks';
import remarkGfm from 'remark-gfm';

// Enough for an organizer's text, and nothing that loads, executes or imitates a part of the page.
const schema: Options = {
  tagNames: [
    'h1',
    'h2',
    'h3',
    'h4',
    'h5',
    'h6',
    'p',
    'br',
    'hr',
    'blockquote',
    'ul',
    'ol',
    'li',
    'a',
    'code',
    'pre',
    'b',
    'strong',
    'i',
    'em',
    'u',
    's',
    'del',
    'sub',
    'sup',
    'table',
    'thead',
    'tbody',
    'tr',
    'th',
    'td',
  ],
  attributes: { a: ['href'], ol: ['start'] },
  protocols: { href: ['http', 'https', 'mailto'] },
  strip: ['script', 'style'],
};

// Headings of a text are one level below that of its section.
const components: Components = {
  h1: 'h3',
  h2: 'h3',
  h4: 'h3',
  h5: 'h3',
  h6: 'h3',
  a: ({ href, children }) => (
    <a href={href} target="_blank" rel="nofollow noopener noreferrer ugc">
      {children}
    </a>
  ),
};

/**
 * Renders text by other authors in Markdown with a little HTML: scripts, pictures, styles and addresses other than web
 * and mail are removed.
 */
export function RichText({ text }: { text: string }) {
  return (
    <Prose>
      <Markdown
        remarkPlugins={[remarkGfm, remarkBreaks]}
        rehypePlugins={[rehypeRaw, [rehypeSanitize, schema]]}
        components={components}
      >
        {text}
      </Markdown>
    </Prose>
  );
}
