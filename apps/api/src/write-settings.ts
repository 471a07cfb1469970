import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { settingsFile, settingsPage } from './settings-page.ts';

// `npm run build:settings`; `--check` compares instead.
const file = resolve(import.meta.dirname, '../../..', settingsFile);
const wanted = settingsPage();

if (!process.argv.includes('--check')) {
  writeFileSync(file, wanted);
} else if (!existsSync(file) || readFileSync(file, 'utf8') !== wanted) {
  console.error(`${settingsFile} is not what the settings describe: run npm run build:settings.`);
  process.exitCode = 1;
}
