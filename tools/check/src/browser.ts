import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
// Configuration files import this module: its imports need no build.
import { cacheFolder } from '@otryv/local-stack/paths';
import { inflate } from '@sparticuz/chromium';

/** Browser with the environment that makes it run alike everywhere. */
export interface Browser {
  CHROMIUM_PATH: string;
  /** The package's own fonts replace glyphs missing from a page's fonts, whatever the machine has. */
  FONTCONFIG_PATH: string;
  LD_LIBRARY_PATH?: string;
}

/**
 * Returns the browser that the lockfile pins, unpacked once per version, with its own system libraries if the machine
 * lacks them.
 */
export async function ownBrowser(): Promise<Browser> {
  // The entry point is build/index.js; the package exports nothing else.
  const packs = join(dirname(fileURLToPath(import.meta.resolve('@sparticuz/chromium'))), '..');
  const { version } = JSON.parse(await readFile(join(packs, 'package.json'), 'utf8'));
  const folder = join(cacheFolder, 'chromium', version);
  if (!existsSync(folder)) await unpack(join(packs, 'bin'), folder);
  await writeFontsConfiguration(folder);
  const browser = { CHROMIUM_PATH: join(folder, 'chromium'), FONTCONFIG_PATH: join(folder, 'fonts') };
  return (await runs(browser)) ? browser : { ...browser, LD_LIBRARY_PATH: join(folder, 'al2023', 'lib') };
}

async function unpack(packs: string, folder: string): Promise<void> {
  const part = `${folder}.part`;
  await rm(part, { recursive: true, force: true });
  await mkdir(part, { recursive: true });
  // The package unpacks into the current temporary folder, and never refreshes existing files.
  const before = process.env.TMPDIR;
  process.env.TMPDIR = part;
  try {
    for (const pack of ['chromium.br', 'fonts.tar.br', 'swiftshader.tar.br', 'al2023.tar.br'])
      await inflate(join(packs, pack));
  } finally {
    if (before === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = before;
  }
  await rename(part, folder);
}

/**
 * Writes the folder of the fonts into their configuration, whose paths are absolute: the project may have been moved
 * since its browser was unpacked, and a browser without fonts aborts on the first character that it looks up.
 */
async function writeFontsConfiguration(folder: string): Promise<void> {
  const file = join(folder, 'fonts', 'fonts.conf');
  const content = fontsConfiguration(folder);
  if ((await readFile(file, 'utf8')) === content) return;
  await writeFile(`${file}.part`, content);
  await rename(`${file}.part`, file);
}

// The package's own configuration names folders of the cloud it was built for.
function fontsConfiguration(folder: string): string {
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${join(folder, 'fonts', 'fonts')}</dir>
  <cachedir>${join(folder, 'fonts', 'cache')}</cachedir>
</fontconfig>
`;
}

async function runs({ CHROMIUM_PATH, FONTCONFIG_PATH }: Browser): Promise<boolean> {
  try {
    await promisify(execFile)(CHROMIUM_PATH, ['--headless=shell', '--no-sandbox', '--version'], {
      env: { ...process.env, FONTCONFIG_PATH },
      timeout: 20_000,
    });
    return true;
  } catch {
    return false;
  }
}
