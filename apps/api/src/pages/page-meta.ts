import { addresses, isPathOf, type Pattern } from '@otryv/contract/addresses';
import { gameIdText } from '@otryv/contract/schemas';
import { descriptionOf, type Preview } from '../previews/preview.ts';

/** What a picture of a race shows, and of a row of it. */
export type FindPreview = (eventId: number, account: number | null) => Promise<Preview>;

const racePages: readonly { pattern: Pattern }[] = [addresses.event, addresses.raceResults];

/** The tags that messengers read of a page about a race; '' for other pages and races that are not there. */
export async function metaOf(url: string, publicUrl: string, find: FindPreview): Promise<string> {
  const { pathname, searchParams } = new URL(url, publicUrl);
  if (!racePages.some((page) => isPathOf(page, pathname))) return '';
  const eventId = gameIdText.safeParse(pathname.replace(/\/$/, '').split('/').at(-1));
  if (!eventId.success) return '';
  const row = gameIdText.safeParse(searchParams.get('row') ?? '');
  try {
    const preview = await find(eventId.data, row.data ?? null);
    const query = preview.row ? `?row=${row.data}` : '';
    return tagsOf(preview, new URL(pathname + query, publicUrl), imageOf(eventId.data, query, publicUrl));
  } catch {
    // The page itself needs no database: the portal shows the failure.
    return '';
  }
}

function imageOf(eventId: number, query: string, publicUrl: string): string {
  return new URL(`/api/race/results/${eventId}/preview.png${query}`, publicUrl).href;
}

function tagsOf(preview: Preview, page: URL, image: string): string {
  const { name, row } = preview;
  const properties = {
    'og:type': 'website',
    'og:locale': 'ru_RU',
    'og:title': row ? `${row.name} · ${name}` : name,
    'og:description': descriptionOf(preview),
    'og:url': page.href,
    'og:image': image,
    'og:image:type': 'image/png',
    'og:image:width': '1200',
    'og:image:height': '630',
    'twitter:card': 'summary_large_image',
  };
  return Object.entries(properties)
    .map(
      ([key, value]) => `<meta ${key.startsWith('og:') ? 'property' : 'name'}="${key}" content="${escaped(value)}" />`,
    )
    .join('');
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
