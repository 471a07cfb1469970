import { isTree, type MessageTree } from './messageTree.ts';

/** Returns the keys of `tree` that `other` lacks, or has with another type, as key paths joined by slashes. */
export function missing(tree: MessageTree, other: MessageTree): string[] {
  return Object.entries(tree).flatMap(([key, value]) => {
    const twin = other[key];
    if (isTree(value) && isTree(twin)) return missing(value, twin).map((inner) => `${key}/${inner}`);
    return kindOf(value) === kindOf(twin) ? [] : [key];
  });
}

function kindOf(value: MessageTree[string] | undefined): string {
  return Array.isArray(value) ? 'list' : typeof value;
}
