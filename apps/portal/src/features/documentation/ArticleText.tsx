import { Link, Prose } from '@otryv/ui';
import Markdown, { type Components } from 'react-markdown';
import rehypeSlug from 'rehype-slug';
import remarkGfm from 'remark-gfm';

const components: Components = {
  a: ({ href = '', children }) => <Link href={href}>{children}</Link>,
};

/**
 * Renders the Markdown of the guide: headings get ids, links to the portal stay internal. Embedded markup is shown as
 * text.
 */
export function ArticleText({ text }: { text: string }) {
  return (
    <Prose lang="ru">
      <Markdown remarkPlugins={[remarkGfm]} rehypePlugins={[rehypeSlug]} components={components}>
        {text}
      </Markdown>
    </Prose>
  );
}
