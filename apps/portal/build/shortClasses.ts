import { globSync } from 'node:fs';
import { join, relative } from 'node:path';

const root = join(import.meta.dirname, '../../..');
const base = 36;

/**
 * Names the classes of CSS modules by two small numbers, of the file and of the class in it: their own names and the
 * hashes beside them were a sixth of the style sheet. The same sources give the same names.
 */
export function shortClasses(): (name: string, file: string) => string {
  const files = globSync('{packages,apps}/*/src/**/*.module.css', { cwd: root }).toSorted();
  const numbers = new Map<string, string>(files.map((file, index) => [file, index.toString(base)]));
  const classes = new Map<string, string[]>();
  return (name, path) => {
    const file = relative(root, path.split('?')[0] ?? path);
    const number = numbers.get(file);
    if (number === undefined) throw new Error(`${file} is a CSS module where none is looked for.`);
    const known = classes.get(file) ?? [];
    classes.set(file, known);
    if (!known.includes(name)) known.push(name);
    const place = known.indexOf(name);
    return `_${number}-${place.toString(base)}`;
  };
}
