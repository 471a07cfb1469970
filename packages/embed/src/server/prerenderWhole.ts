import type { ReactNode } from 'react';
import { prerender } from 'react-dom/static';

/** What React puts before the markup of a page that is no whole document: its title and what to load early. */
const hoisted = /^(?:<title>[^<]*<\/title>|<link [^>]*>|<meta [^>]*>)+/;

/** The markup of a tree once all in it has come, and what React would put into the head. Rejects where a part of it fails. */
export async function prerenderWhole(tree: ReactNode): Promise<{ early: string; markup: string }> {
  const failures: unknown[] = [];
  const { prelude } = await prerender(tree, {
    // A boundary that is sent later needs a script in the page, which the content security policy refuses.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: (error) => void failures.push(error),
  });
  const html = await new Response(prelude).text();
  if (failures.length > 0) throw failures[0];
  const [early = ''] = hoisted.exec(html) ?? [];
  return { early, markup: html.slice(early.length) };
}
