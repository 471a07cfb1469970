import { copyFile, mkdir, readdir, writeFile } from 'node:fs/promises';

const from = new URL('3x2/', import.meta.resolve('country-flag-icons/package.json'));
const to = new URL('../generated/flags/', import.meta.url);

await mkdir(to, { recursive: true });
for (const file of await readdir(from)) {
  if (file.endsWith('.svg')) await copyFile(new URL(file, from), new URL(file.toLowerCase(), to));
}

const unknown =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 18 12"><path fill="#c5c1b9" d="M0 0h18v12H0z"/><path fill="none" stroke="#63615b" stroke-width="1.5" d="M5 6h8"/></svg>';
await writeFile(new URL('unknown.svg', to), `${unknown}\n`);
