import { readFileSync, writeFileSync } from 'node:fs';
import { openApi } from './openapi.ts';

// Run from apps/api: node --conditions=@otryv/source src/platform/http/write-openapi.ts [--check]
const file = new URL('../../../openapi.json', import.meta.url);
const wanted = `${JSON.stringify(openApi(), null, 2)}\n`;

if (!process.argv.includes('--check')) {
  writeFileSync(file, wanted);
} else if (readFileSync(file, 'utf8') !== wanted) {
  console.error('openapi.json is not what the contract describes: write it anew, as write-openapi.ts says.');
  process.exitCode = 1;
}
