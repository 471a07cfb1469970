import { readdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

const folder = new URL('../baselines/pictures/', import.meta.url);
const size = { width: 320, height: 180 };
/**
 * Crops for small items in sheets with a column of labels, and for full-width pages or tables, in pixels of a picture.
 */
const crops = {
  sheet: { left: 150, width: 520, height: 292 },
  form: { left: 0, width: 640, height: 360 },
  page: { left: 0, width: 1024, height: 576 },
};
/** Forms at the left edge; dialogs are centred in the viewport and use the crop of sheets or pages. */
const onForms = /^forms-(?!\w*dialog--)/;
const onSheets = /^(actions|inputs|feedback|overlays|race|navigation)-/;

/** The source picture of a component's thumbnail. */
export interface PictureSource {
  /** Id of the component in the book. */
  component: string;
  theme: 'light' | 'dark';
  file: string;
  url: URL;
}

/**
 * Returns the best picture of each component in each theme: a sheet of states before any other, a wide one before a
 * narrow one.
 */
export async function thumbnailSources(): Promise<PictureSource[]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.png'));
  return bestPictures(files).map((picture) => ({ ...picture, url: new URL(picture.file, folder) }));
}

/** Selects the best file for each component and theme. */
export function bestPictures(files: readonly string[]): Omit<PictureSource, 'url'>[] {
  const best = new Map<string, Omit<PictureSource, 'url'>>();
  for (const file of files.toSorted((a, b) => rankOf(a) - rankOf(b))) {
    const [, component, theme] = /^(.+?)--.+-(light|dark)-\d+\.png$/.exec(file) ?? [];
    if (!component || (theme !== 'light' && theme !== 'dark')) continue;
    const key = `${component}/${theme}`;
    if (!best.has(key)) best.set(key, { component, theme, file });
  }
  return [...best.values()];
}

function rankOf(file: string): number {
  return (file.includes('--states-') ? 0 : 2) + (file.endsWith('-1024.png') ? 0 : 1);
}

/** Creates a small WebP of the part of a picture that shows the component. */
export async function thumbnailOf({ file, url }: PictureSource): Promise<Buffer> {
  const picture = sharp(fileURLToPath(url));
  const { width, height } = await picture.metadata();
  const crop = cropOf(file, width);
  const { left } = crop;
  const shown = { width: Math.min(width - left, crop.width), height: Math.min(height, crop.height) };

  return picture
    .extract({ left, top: 0, ...shown })
    .resize({ ...size, fit: 'cover', position: 'left top' })
    .webp({ quality: 80 })
    .toBuffer();
}

function cropOf(file: string, width: number) {
  if (onForms.test(file)) return crops.form;
  return width > 600 && onSheets.test(file) ? crops.sheet : crops.page;
}
