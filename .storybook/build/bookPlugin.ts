import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { normalizePath, type Plugin } from 'vite';
import { readGuides, withoutHead } from '../guides/readGuides.ts';
import { readChanges } from './lastChanges.ts';
import { measureSizes } from './measureSizes.ts';
import { type PictureSource, thumbnailOf, thumbnailSources } from './thumbnails.ts';
import { readTokenUses } from './tokenUses.ts';

const prefix = 'virtual:otryv/';
const guidesFolder = normalizePath(fileURLToPath(new URL('../guides/', import.meta.url)));

/**
 * Provides the book's pages with data from the repository: guides, thumbnails, sizes and the dates of the last changes.
 */
export function bookPlugin(): Plugin {
  let isBuild = false;

  return {
    name: 'otryv-book',
    configResolved: ({ command }) => {
      isBuild = command === 'build';
    },
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : undefined),
    async load(id) {
      if (id === `${guidesFolder}index.ts`) return exportsOf({ guides: readGuides() });
      if (id.startsWith(guidesFolder) && id.endsWith('.mdx')) return withoutHead(await readFile(id, 'utf8'));
      switch (id) {
        case `\0${prefix}sizes`:
          return exportsOf({ sizes: await measureSizes() });
        case `\0${prefix}changes`:
          return exportsOf(await readChanges());
        case `\0${prefix}uses`:
          return exportsOf({ tokenUses: await readTokenUses() });
        case `\0${prefix}thumbnails`: {
          const emit = async (picture: PictureSource) => {
            const reference = this.emitFile({
              type: 'asset',
              name: picture.file.replace('.png', '.webp'),
              source: await thumbnailOf(picture),
            });
            return `import.meta.ROLLUP_FILE_URL_${reference}`;
          };
          // The development server skips scaling to start sooner.
          return thumbnailsModule(isBuild ? emit : ({ url }) => Promise.resolve(JSON.stringify(`/@fs${url.pathname}`)));
        }
        default:
          return undefined;
      }
    },
  };
}

async function thumbnailsModule(addressOf: (picture: PictureSource) => Promise<string>): Promise<string> {
  const lines = await Promise.all(
    (await thumbnailSources()).map(
      async (picture) => `${JSON.stringify(`${picture.component}/${picture.theme}`)}: ${await addressOf(picture)}`,
    ),
  );
  return `export const thumbnails = {${lines.join(',\n')}}`;
}

function exportsOf(values: object): string {
  return Object.entries(values)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
    .join('\n');
}
