import type { ReadForPage, Rendering, RenderRequest } from '@otryv/contract/rendering';
import { prerenderWhole } from '@otryv/embed/server';
import { StrictMode } from 'react';
import { StaticRouter } from 'react-router-dom';
import { type FirstRead, FirstViewContext, type ServerView } from '../lib/firstView/firstView.ts';
import { writePageState } from '../lib/firstView/pageState.ts';
import { toApiError } from '../lib/http/ApiError.ts';
import { ServedSettings } from '../lib/preferences/ServedSettings.tsx';
import { setSiteData } from '../lib/site/siteData.ts';
import { Portal } from './Portal.tsx';

export { renderEmbed } from '@otryv/embed/server';

/** Reads with more characters are not embedded in the page: the markup has the rows of the first view. */
const longestRead = 100_000;
const titles = /<title>[^<]*<\/title>/g;

/** Renders a page as a guest sees it, with the reads that its screen requests. */
export async function renderPortal(
  { address, now, settings, site }: RenderRequest,
  read: ReadForPage,
): Promise<Rendering> {
  setSiteData(site);
  const reading = new Map<string, Promise<FirstRead>>();
  const reads: Record<string, FirstRead | null> = {};
  const readOnce = async (url: string) => {
    const { status, body } = await read(url);
    const response = new Response(body, { status });
    const result: FirstRead = response.ok
      ? { data: await response.json() }
      : { error: toPlain(await toApiError(response)) };
    reads[url] = body.length > longestRead ? null : result;
    return result;
  };
  const [path = ''] = address.split('?');
  let redirect: string | null = null;
  const view: ServerView = {
    path,
    now,
    settings,
    read: (url) => {
      const promise = reading.get(url) ?? readOnce(url);
      reading.set(url, promise);
      return promise;
    },
    redirect: (to) => {
      redirect = to;
    },
  };
  const { early, markup } = await prerenderWhole(
    <FirstViewContext value={view}>
      <StrictMode>
        <ServedSettings settings={settings}>
          <StaticRouter location={address}>
            <Portal />
          </StaticRouter>
        </ServedSettings>
      </StrictMode>
    </FirstViewContext>,
  );

  return {
    markup,
    // The page already has its title.
    preloads: early.replace(titles, ''),
    fetched: Object.keys(reads).filter((url) => reads[url] === null),
    state: writePageState({ path, now, settings, reads }),
    redirect,
  };
}

function toPlain({ code, message, status, fields }: Extract<FirstRead, { error: unknown }>['error']) {
  return { code, message, status, fields };
}
