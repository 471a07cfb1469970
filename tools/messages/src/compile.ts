import { isTree, type Locale, type MessageTree, messageTree } from './messageTree.ts';
import { missing } from './missing.ts';
import { stringLiteral } from './parts.ts';
import { sentence } from './sentence.ts';
import { type Parameter, signatureOf } from './signature.ts';

/** Two sources of one catalogue. */
export type Catalogue = Record<Locale, Source>;

export interface Source {
  /** Path from the root, such as `packages/ui/src/provider/messages.ru.icu.json`. */
  path: string;
  json: string;
}

interface Found {
  locale: Locale;
  path: string;
  problems: string[];
  needs: Set<string>;
  /** Arguments that no text of this locale uses, by their key path: `medal/of(count: number)`. */
  idle: Set<string>;
}

const locales = ['ru', 'en'] as const;
const compiledFrom = '/* Compiled by tools/messages from';

/**
 * Compiles the modules of a catalogue by locale: `ru` and `en`, with a text for a key without arguments and a function
 * for one with them. Throws one error with a sentence for each problem of both sources.
 */
export function compile(catalogue: Catalogue): Record<Locale, string> {
  const trees = { ru: treeOf(catalogue.ru), en: treeOf(catalogue.en) };
  const made = { ru: moduleOf('ru', catalogue.ru, trees.ru), en: moduleOf('en', catalogue.en, trees.en) };
  const problems = [
    ...locales.flatMap((locale) => made[locale].found.problems),
    ...missing(trees.ru, trees.en).map(
      (key) => `${catalogue.en.path}: ${key}: It exists in Russian: add it here too, with the same arguments.`,
    ),
    ...missing(trees.en, trees.ru).map(
      (key) => `${catalogue.ru.path}: ${key}: It exists in English: add it here too, with the same arguments.`,
    ),
    ...[...made.ru.found.idle]
      .filter((key) => made.en.found.idle.has(key))
      .map((key) => `${catalogue.ru.path}: ${key}`),
  ];
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return { ru: made.ru.text, en: made.en.text };
}

/** Whether a text is a module that this tool wrote. */
export function isCompiled(text: string): boolean {
  return text.startsWith(compiledFrom);
}

function treeOf({ path, json }: Source): MessageTree {
  try {
    return messageTree(JSON.parse(json));
  } catch (error) {
    throw new Error(`${path}: ${messageOf(error)}`);
  }
}

function moduleOf(locale: Locale, { path }: Source, tree: MessageTree) {
  const found: Found = { locale, path, problems: [], needs: new Set(), idle: new Set() };
  const members = membersOf(tree, [], found).join(',\n  ');
  const calls = [...found.needs].sort().join(', ');
  const first = `${compiledFrom} ${path.split('/').at(-1)}. */\n`;
  const imports = calls && `import { ${calls} } from '@otryv/race';\n\n`;
  return { found, text: `${first}${imports}export const ${locale} = {\n  ${members},\n};\n` };
}

function membersOf(tree: MessageTree, above: readonly string[], found: Found): string[] {
  return Object.entries(tree).map(([key, value]) => {
    const keys = [...above, key];
    try {
      return memberOf(keys, value, found);
    } catch (error) {
      found.problems.push(`${found.path}: ${keys.join('/')}: ${messageOf(error)}`);
      return '';
    }
  });
}

function memberOf(keys: readonly string[], value: MessageTree[string], found: Found): string {
  const { name, parameters } = signatureOf(keys.at(-1) ?? '');
  const property = /^[a-z_]\w*$/i.test(name) ? name : stringLiteral(name);
  if (typeof value === 'string') return `${property}: ${textOf(keys, value, parameters, found)}`;
  if (parameters.length > 0) throw new Error('A group has no arguments: give them to the texts in it.');
  return isTree(value)
    ? `${property}: { ${membersOf(value, keys, found).join(', ')} }`
    : `${property}: [${value.map((text) => textOf(keys, text, [], found)).join(', ')}]`;
}

function textOf(keys: readonly string[], text: string, parameters: readonly Parameter[], found: Found): string {
  const used = new Set<string>();
  const { code, needs } = sentence(text, { locale: found.locale, parameters, onUse: (name) => used.add(name) });
  for (const need of needs) found.needs.add(need);
  if (parameters.length === 0) return code;

  const idle = parameters.filter(({ name }) => !used.has(name));
  for (const { name } of idle) {
    found.idle.add(`${keys.join('/')}: No locale uses "${name}": remove it from the key and its calls.`);
  }
  const list = parameters.map((one) => `${idle.includes(one) ? '_' : ''}${one.name}: ${one.type}`);
  return `(${list.join(', ')}): string => ${code}`;
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
