import { glob } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '@otryv/local-stack';

/** Required part of a Mongoose schema, and of one of its paths. */
interface BuiltSchema {
  get: (option: 'collection') => string | undefined;
  eachPath: (see: (path: string, type: BuiltPath) => void) => void;
}
interface BuiltPath {
  instance: string;
  options: { enum?: unknown; type?: unknown };
  enumValues?: unknown[];
  schema?: BuiltSchema;
}

/** Texts of a collection according to its schemas. */
export interface StoredTexts {
  /** Paths that accept any text, directly in the document: they can be added to a document without them. */
  free: string[];
  /** Paths limited to certain values. */
  words: Set<string>;
}

/** Reads the texts of every collection from the schemas of the built API. */
export async function storedTexts(): Promise<ReadonlyMap<string, StoredTexts>> {
  const found = new Map<string, StoredTexts>();
  const folder = join(root, 'apps/api/dist');
  for await (const file of glob('**/*.schema.js', { cwd: folder })) {
    const exported: Record<string, unknown> = await import(pathToFileURL(join(folder, file)).href);
    for (const schema of Object.values(exported).filter(isSchema)) {
      const collection = schema.get('collection');
      if (collection === undefined) continue;
      const texts = found.get(collection) ?? { free: [], words: new Set() };
      found.set(collection, texts);
      addTexts(texts, schema, '');
    }
  }
  return found;
}

function addTexts(texts: StoredTexts, schema: BuiltSchema, before: string): void {
  schema.eachPath((path, { instance, options, enumValues = [], schema: inner }) => {
    const whole = `${before}${path}${instance === 'Array' ? '[]' : ''}`;
    if (inner) return addTexts(texts, inner, `${whole}.`);
    const [item] = Array.isArray(options.type) ? options.type : [];
    if ((item?.enum ?? options.enum) !== undefined || enumValues.length > 0) texts.words.add(whole);
    else if (instance === 'String' && !whole.includes('.') && whole !== '_id') texts.free.push(whole);
  });
}

function isSchema(value: unknown): value is BuiltSchema {
  return typeof value === 'object' && value !== null && 'eachPath' in value;
}
