import { mkdir } from 'node:fs/promises';
import { resolve } from 'node:path';
import { build } from '@otryv/local-stack';
import { buildPackage } from './buildPackage.ts';
import { type PackageName, packages } from './names.ts';
import { packPackages } from './packPackages.ts';

// Builds all published packages; with a folder as its argument also packs them there and prints the tarballs.
const [folder] = process.argv.slice(2);
const ofProduct: readonly PackageName[] = ['race', 'contract'];
// By the product's own build, which would otherwise write them again while other stages read them.
await build(console.error, (name) => ofProduct.some((one) => one === name));
for (const name of packages.filter((one) => !ofProduct.includes(one))) await buildPackage(name);
if (folder) {
  await mkdir(folder, { recursive: true });
  for (const tarball of (await packPackages(resolve(folder))).values()) console.log(tarball);
}
