import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { EmbedBuild } from '@otryv/embed/build';
import { build, type Plugin, type Rolldown } from 'vite';

const embed = join(import.meta.dirname, '../../../packages/embed');
/** Placeholder in the bundle's code for its build id, which is a hash of that code. */
export const buildIdPlace = 'otryv-embed-build-id';
const hexOfName = 12;
const rootSelector = /(?<=^|[},{])(:root)((?::not\(\[[^\]]+\]\)|\[[^\]]+\])*)(?=[,{])/g;

/**
 * Names the bundle and style sheet of embeds by content hash, builds the loader and the frame script with these names
 * and hashes inlined, and writes manifest.json, from which the API serves all of them.
 */
export function embedFiles(): Plugin {
  return {
    name: 'otryv-embed-files',
    apply: 'build',
    enforce: 'post',
    async generateBundle(_, output) {
      const files = new Map<string, string>();
      const integrity: Record<string, string> = {};
      const keep = (name: string, extension: string, text: string) => {
        const file = `${name}-${hashOf(text)}.${extension}`;
        files.set(file, text);
        integrity[file] = integrityOf(text);
        return file;
      };
      const [code, css] = [takeChunk(output), withHosts(takeSheet(output))];
      const id = hashOf(code + css);
      const sheet = keep('sheet', 'css', css);
      const bundle = keep('bundle', 'js', code.replaceAll(buildIdPlace, id));
      const known: EmbedBuild = { id, bundle, sheet, integrity: { ...integrity } };
      const loader = keep('loader', 'js', await scriptOf('src/loader/main.ts', known));
      const frame = keep('frame', 'js', await scriptOf('src/frame/main.ts', known));
      const fonts = Object.keys(output).filter((name) => name.endsWith('.woff2'));
      const { version } = JSON.parse(readFileSync(join(embed, 'package.json'), 'utf8'));
      const manifest = { version, build: id, loader, frame, bundle, sheet, fonts, integrity };
      files.set('manifest.json', `${JSON.stringify(manifest, null, 2)}\n`);
      for (const [fileName, source] of files) this.emitFile({ type: 'asset', fileName, source });
    },
  };
}

/** Applies the CSS variables of `:root` to `:host` as well, so that the sheet works inside a shadow root. */
export function withHosts(css: string): string {
  return css.replaceAll(rootSelector, (all, _root, suffix: string) => `${all},:host${suffix && `(${suffix})`}`);
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, hexOfName);
}

function integrityOf(text: string): string {
  return `sha384-${createHash('sha384').update(text).digest('base64')}`;
}

function takeChunk(output: Rolldown.OutputBundle): string {
  const chunks = Object.values(output).filter((one) => one.type === 'chunk');
  const [chunk] = chunks;
  if (!chunk || chunks.length > 1) throw new Error(`The bundle of embeds is ${chunks.length} files, not one.`);
  delete output[chunk.fileName];
  return chunk.code;
}

function takeSheet(output: Rolldown.OutputBundle): string {
  const sheets = Object.values(output).filter((one) => one.type === 'asset' && one.fileName.endsWith('.css'));
  const [sheet] = sheets;
  if (sheet?.type !== 'asset' || sheets.length > 1) throw new Error(`Embeds have ${sheets.length} sheets, not one.`);
  delete output[sheet.fileName];
  return String(sheet.source);
}

/** Returns the code of a script with the known files of its build inlined. */
async function scriptOf(entry: string, known: EmbedBuild): Promise<string> {
  const outputs = await build({
    root: embed,
    configFile: false,
    logLevel: 'warn',
    resolve: { conditions: ['@otryv/source', 'module', 'browser', 'production'] },
    define: { OTRYV_EMBED_BUILD: JSON.stringify(known) },
    build: {
      write: false,
      target: 'es2022',
      copyPublicDir: false,
      modulePreload: false,
      rolldownOptions: { input: join(embed, entry), output: { format: 'iife' } },
    },
  });
  const files = (Array.isArray(outputs) ? outputs : [outputs]).flatMap((one) => ('output' in one ? one.output : []));
  const [script] = files.filter((file) => file.type === 'chunk');
  if (!script || files.length > 1) throw new Error(`${entry} makes ${files.length} files, not one.`);
  return script.code;
}
