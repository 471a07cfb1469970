import type { ReactNode } from 'react';
import { prerender } from 'react-dom/static';

/** Elements that React hoists before the markup of a partial document: its title and preloads. */
const hoisted = /^(?:<title>[^<]*<\/title>|<link [^>]*>|<meta [^>]*>)+/;

/**
 * Renders a tree to complete markup, and separately the elements that React would hoist into the head. Rejects if a
 * part fails.
 */
export async function prerenderWhole(tree: ReactNode): Promise<{ early: string; markup: string }> {
  const failures: unknown[] = [];
  const { prelude } = await prerender(tree, {
    // Streaming a boundary later requires an inline script, which the content security policy blocks.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: (error) => void failures.push(error),
  });
  const html = await new Response(prelude).text();
  if (failures.length > 0) throw failures[0];
  const [early = ''] = hoisted.exec(html) ?? [];
  return { early, markup: html.slice(early.length) };
}
