export type Locale = 'ru' | 'en';

/** Source file: texts in ICU MessageFormat, lists of texts, and groups of both. */
export interface MessageTree {
  [key: string]: string | readonly string[] | MessageTree;
}

/**
 * Validates the parsed JSON of a source as a tree. Throws for anything but a text, a list of texts or a group, naming
 * it.
 */
export function messageTree(json: unknown): MessageTree {
  if (!isGroup(json)) throw new Error('Its root is not an object: write { "key": "text" }.');
  return Object.fromEntries(Object.entries(json).map(([key, value]) => [key, member(key, value)]));
}

export function isTree(value: MessageTree[string] | undefined): value is MessageTree {
  return isGroup(value);
}

function member(key: string, value: unknown): MessageTree[string] {
  if (typeof value === 'string' || isTexts(value)) return value;
  if (isGroup(value)) return messageTree(value);
  throw new Error(
    `${key}: ${JSON.stringify(value)} is not a text: write a string, a list of strings or a group of them.`,
  );
}

function isGroup(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((text) => typeof text === 'string');
}
