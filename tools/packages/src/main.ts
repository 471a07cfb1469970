import { mkdir } from 'node:fs/promises';
import { resolve } from 'node:path';
import { buildPackage } from './buildPackage.ts';
import { packages } from './names.ts';
import { packPackages } from './packPackages.ts';

// Builds all published packages; with a folder as its argument also packs them there and prints the tarballs.
const [folder] = process.argv.slice(2);
for (const name of packages) await buildPackage(name);
if (folder) {
  await mkdir(folder, { recursive: true });
  for (const tarball of (await packPackages(resolve(folder))).values()) console.log(tarball);
}
