import { readFileSync, writeFileSync } from 'node:fs';
import { openApi } from './openapi.ts';

// Part of `npm run build:openapi`; `--check` compares instead.
const file = new URL('../../../openapi.json', import.meta.url);
const wanted = `${JSON.stringify(openApi(), null, 2)}\n`;

if (!process.argv.includes('--check')) {
  writeFileSync(file, wanted);
} else if (readFileSync(file, 'utf8') !== wanted) {
  console.error('openapi.json is not what the contract describes: run npm run build:openapi.');
  process.exitCode = 1;
}
