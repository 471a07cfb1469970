import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import { Binary, type Document, MongoClient } from 'mongodb';
import { isKept, isPublicText } from './publicTexts.ts';
import { type StoredTexts, storedTexts } from './storedTexts.ts';

/** Marker in every private text. */
export const canary = 'canary-of';
/** Hidden figure of a rider, in any unit. */
export const hiddenFigure = 76_543_210;
/** Marker in every private text that is the id of a document. */
export const canaryId = 'cafecafecafe';
/**
 * Suffix of every public text: closes a script and opens another, ends a line of JavaScript and an attribute. Names
 * have 60 characters.
 */
export const hostileText = '</script><script>\u2028"\'>';
/** Returns the prefix with the name of the collection. */
const markOf = (collection: string) => `‹${collection}›`;

const ofId = /^[0-9a-f]{24}$/;

type Change = (path: string, text: string) => string;

/**
 * Writes a canary into every private text that a database of the portal stores, and appends a hostile text to every
 * public one. Texts are private unless `publicTexts` lists them.
 */
export async function plantCanaries(uri: string): Promise<void> {
  const texts = await storedTexts();
  const client = await MongoClient.connect(uri);
  try {
    for (const [name, stored] of texts) {
      const collection = client.db().collection(name);
      const planted = planter(name, stored);
      const writes = await collection
        .find()
        .map((document) => ({ replaceOne: { filter: { _id: document._id }, replacement: planted(document) } }))
        .toArray();
      if (writes.length > 0) await collection.bulkWrite(writes, { ordered: false });
    }
  } finally {
    await client.close();
  }
}

function planter(collection: string, { free, words }: StoredTexts) {
  let count = 0;
  // Keys are unique.
  const aCanary = (path: string, text = '') =>
    ofId.test(text)
      ? `${canaryId}${(count++).toString(16).padStart(12, '0')}`
      : `${canary} ${collection}.${path} ${count++}`;
  const hostile: Change = (path, text) =>
    isPublicText(collection, path) && text !== '' ? `${text} ${markOf(collection)}${hostileText}` : text;
  const plant: Change = (path, text) => {
    if (isPublicText(collection, path)) return hostile(path, text);
    return words.has(path) || isKept(collection, path) ? text : aCanary(path, text);
  };
  return (document: Document): Document => {
    const { hidden = [] } = document;
    const missing = free.filter((path) => {
      const isBlank = document[path] === undefined || document[path] === null;
      return isBlank && !isPublicText(collection, path) && !isKept(collection, path);
    });
    return {
      ...withTexts(document, '', plant, hostile),
      ...Object.fromEntries(missing.map((path) => [path, aCanary(path)])),
      ...(Array.isArray(hidden) && Object.fromEntries(hidden.map((figure) => [figure, hiddenFigure]))),
    };
  };
}

/** Returns a value with its texts changed, including those of the public JSON stored as bytes. */
function withTexts(value: Document, path: string, change: Change, ofJson: Change): Document {
  const changed = (inner: unknown, at: string): unknown => {
    if (typeof inner === 'string') return change(at, inner);
    if (Array.isArray(inner)) return inner.map((one) => changed(one, `${at}[]`));
    if (inner instanceof Binary && /\bbytes$/.test(at)) return withJson(inner, at, ofJson);
    return isPlain(inner) ? withTexts(inner, at, change, ofJson) : inner;
  };
  const entries = Object.entries(value).map(([key, inner]) => {
    const at = path === '' ? key : `${path}.${key}`;
    return [key, key === '_id' ? inner : changed(inner, at)];
  });
  return Object.fromEntries(entries);
}

function withJson(bytes: Binary, path: string, change: Change): Binary {
  const json: Document = JSON.parse(brotliDecompressSync(bytes.buffer).toString());
  const text = JSON.stringify(withTexts(json, path, change, change));
  return new Binary(brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } }));
}

function isPlain(value: unknown): value is Document {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}
