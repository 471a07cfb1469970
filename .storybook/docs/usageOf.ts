import { exportedName } from '../guides/guide.ts';
import { guides } from '../guides/index.ts';

/** The part of a story's context that its usage is generated from. */
export interface UsageContext {
  title: string;
  args: Record<string, unknown>;
  parameters: Record<string, unknown>;
}

const packages: Record<string, string> = {
  Charts: '@otryv/ui/charts',
  Forms: '@otryv/forms',
  Tables: '@otryv/tables',
  Embedding: '@otryv/tables',
};
const longest = 60;

/** Generates a host's code for a story: the import and the element; a story that renders itself keeps its source. */
export function usageOf(source: string, { title, args, parameters }: UsageContext): string {
  if (guides[title]?.isInternal || !parameters.__isArgsStory || /^(Screens|Letters|Foundations)\//.test(title))
    return source;
  const name = exportedName(title, guides[title]);
  const [group = ''] = title.split('/');
  const { children, ...props } = args;
  const attributes = Object.entries(props).flatMap(([key, value]) => attributeOf(key, value));
  const element = elementOf(name, attributes, children);
  return `import { ${name} } from '${packageOf(name, group)}';\n\n${element}`;
}

function packageOf(name: string, group: string): string {
  return name === 'DateTimeField' ? '@otryv/ui/date-time' : (packages[group] ?? '@otryv/ui');
}

function elementOf(name: string, attributes: readonly string[], children: unknown): string {
  const oneLine = [name, ...attributes].join(' ');
  const opening = oneLine.length <= 80 ? oneLine : [name, ...attributes].join('\n  ').concat('\n').trimEnd();
  if (children === undefined || children === null) return `<${opening} />`;
  const content = typeof children === 'string' || typeof children === 'number' ? children : '{children}';
  return `<${opening}>${content}</${name}>`;
}

/** Prints values that a reader can grasp; lists, functions and elements are named, as the host has its own. */
function attributeOf(key: string, value: unknown): string[] {
  if (value === undefined) return [];
  if (value === true) return [key];
  if (typeof value === 'string') return [value.includes('"') ? `${key}={'${value}'}` : `${key}="${value}"`];
  if (isPlain(value)) {
    const text = JSON.stringify(value);
    if (text.length <= longest) return [`${key}={${text.replace(/"(\w+)":/g, ' $1: ').replace(/"/g, "'")}}`];
  }
  return [`${key}={${key}}`];
}

function isPlain(value: unknown): boolean {
  if (value === null || typeof value === 'number' || typeof value === 'boolean') return true;
  return typeof value === 'object' && !('$$typeof' in value);
}
