import { globSync } from 'node:fs';
import { join, relative } from 'node:path';

const root = join(import.meta.dirname, '../../..');
const base = 36;
const ofClasses = /(?<=\.|@keyframes\s+)[a-z_][\w-]*/gi;

/**
 * Names the classes of CSS modules by two small numbers, for the file and for the class within it: full names with
 * hashes took a sixth of the style sheet, which blocks the first paint. Names depend on the sources alone, so that
 * server-rendered pages and browser scripts agree.
 */
export function shortClasses(): (name: string, file: string, css: string) => string {
  const files = globSync('{packages,apps}/*/src/**/*.module.css', { cwd: root }).toSorted();
  const numbers = new Map<string, string>(files.map((file, index) => [file, index.toString(base)]));
  return (name, path, css) => {
    const file = relative(root, path.split('?')[0] ?? path);
    const number = numbers.get(file);
    if (number === undefined) throw new Error(`${file} is a CSS module where none is looked for.`);
    const place = [...new Set(css.match(ofClasses))].indexOf(name);
    if (place === -1) throw new Error(`${file} names ${name} in a way that is not looked for.`);
    return `_${number}-${place.toString(base)}`;
  };
}
