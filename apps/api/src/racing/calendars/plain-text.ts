import { compile } from 'html-to-text';
import { LRUCache } from 'lru-cache';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { boundedMarkdown } from './bounded-markdown.ts';

const markdown = unified().use(remarkParse).use(remarkGfm);
type Root = ReturnType<typeof markdown.parse>;
type Node = Root | Root['children'][number];

const deepest = 50;

const toText = compile({
  wordwrap: false,
  limits: { maxDepth: deepest },
  selectors: [
    { selector: 'a', options: { hideLinkHrefIfSameAsText: true, linkBrackets: ['(', ')'] } },
    { selector: 'img', format: 'skip' },
    { selector: 'ul', options: { itemPrefix: '- ' } },
    ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((selector) => ({ selector, options: { uppercase: false } })),
  ],
});
const webOrMail = /^(https?:|mailto:)/i;
// Calendars contain up to a hundred races and are read often.
const texts = new LRUCache<string, string>({ max: 1000 });
const controls = /[\p{Cc}\u2028\u2029]/gu;

/** Converts organizers' Markdown, which may contain some HTML, to lines of text without control characters. */
export function plainText(source: string): string {
  const known = texts.get(source);
  if (known !== undefined) return known;
  const text = read(source);
  texts.set(source, text);
  return text;
}

function read(source: string): string {
  const part = boundedMarkdown(lines(source).join('\n'));
  return lines(toText(htmlOf(markdown.parse(part))))
    .join('\n')
    .trim();
}

/** Reduces a text to one line without control characters. */
export function oneLine(text: string): string {
  return lines(text).join(' ').replace(/ +/g, ' ').trim();
}

function lines(text: string): string[] {
  return text
    .toWellFormed()
    .split(/\r\n|[\n\r\u2028\u2029]/)
    .map((line) => line.replace(controls, (sign) => (sign === '\t' ? ' ' : '')).trimEnd());
}

/** Builds HTML for the HTML parser only; it is never sent to a client. */
function htmlOf(node: Node, depth = 0): string {
  if (depth > deepest) return '';
  const inside = 'children' in node ? node.children.map((child) => htmlOf(child, depth + 1)).join('') : '';
  switch (node.type) {
    case 'html':
      return node.value;
    case 'text':
    case 'inlineCode':
      return escaped(node.value).replace(/\n/g, '<br>');
    case 'code':
      return `<pre>${escaped(node.value)}</pre>`;
    case 'break':
      return '<br>';
    case 'link':
      return webOrMail.test(node.url) ? `<a href="${escaped(node.url)}">${inside}</a>` : inside;
    case 'list':
      return node.ordered ? `<ol start="${node.start ?? 1}">${inside}</ol>` : `<ul>${inside}</ul>`;
    case 'listItem':
      // Without paragraphs, items have no gap between them.
      return `<li>${inside.replaceAll('</p><p>', '<br>').replaceAll(/<\/?p>/g, '')}</li>`;
    case 'paragraph':
    case 'heading':
    case 'blockquote':
    case 'tableRow':
    case 'footnoteDefinition':
      return `<p>${inside}</p>`;
    case 'tableCell':
      return `${inside} `;
    case 'root':
    case 'strong':
    case 'emphasis':
    case 'delete':
    case 'linkReference':
    case 'table':
      return inside;
    case 'definition':
    case 'footnoteReference':
    case 'image':
    case 'imageReference':
    case 'thematicBreak':
    case 'yaml':
      return '';
  }
}

function escaped(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');
}
