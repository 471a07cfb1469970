import { copyFile, mkdir, readdir } from 'node:fs/promises';

const from = new URL('3x2/', import.meta.resolve('country-flag-icons/package.json'));
const to = new URL('../generated/flags/', import.meta.url);

await mkdir(to, { recursive: true });
for (const file of await readdir(from)) {
  if (file.endsWith('.svg')) await copyFile(new URL(file, from), new URL(file.toLowerCase(), to));
}
