import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Font } from 'satori';
import sharp from 'sharp';
import { cardSize } from './CardFrame.tsx';
import { ObjectCard } from './ObjectCard.tsx';
import type { ObjectPreview } from './object-preview.ts';
import { PreviewCard } from './PreviewCard.tsx';
import type { Preview } from './preview.ts';

const require = createRequire(import.meta.url);
const folder = join(dirname(require.resolve('@fontsource/golos-text/package.json')), 'files');
const subsets = ['cyrillic', 'latin', 'latin-ext', 'cyrillic-ext'] as const;
const weights = [400, 700] as const;
// Each subset is a separate face: within one face the first file would hide the glyphs of the others.
const family = subsets.map((subset) => `Golos ${subset}`).join(', ');

// The fonts have no emoji, which riders use in their names, and would draw each as an empty box.
const blank = 'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/%3E';

let fonts: Promise<Font[]> | null = null;

/** Draws a preview as PNG. */
export async function drawPreview(preview: Preview | ObjectPreview): Promise<Buffer> {
  fonts ??= readFonts();
  // Loaded lazily: it includes a text shaper and a font parser, 15 MB that a process without images to draw need not
  // hold.
  const { default: satori } = await import('satori');
  const card = (
    <div style={{ display: 'flex', fontFamily: family }}>
      {'podium' in preview ? <PreviewCard preview={preview} /> : <ObjectCard preview={preview} />}
    </div>
  );
  const loadAdditionalAsset = async (language: string) => (language === 'emoji' ? blank : []);
  const svg = await satori(card, { ...cardSize, fonts: await fonts, loadAdditionalAsset });
  return sharp(Buffer.from(svg)).png({ palette: true, compressionLevel: 9 }).toBuffer();
}

function readFonts(): Promise<Font[]> {
  const files = subsets.flatMap((subset) => weights.map((weight) => ({ subset, weight })));
  return Promise.all(
    files.map(async ({ subset, weight }) => ({
      name: `Golos ${subset}`,
      weight,
      style: 'normal' as const,
      data: await readFile(join(folder, `golos-text-${subset}-${weight}-normal.woff`)),
    })),
  );
}
