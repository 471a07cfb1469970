import { askForFragment } from '../live/askForFragment.ts';
import { isAccent, setColours } from '../live/brand.ts';
import type { EmbedBuild } from '../live/embedBuild.ts';
import { startLife } from '../live/startLife.ts';

declare const OTRYV_EMBED_BUILD: EmbedBuild;

/**
 * Activates the page of a frame: posts its height to the parent page, applies its colour, hydrates it on first use and
 * refreshes it.
 */
function openFrame(container: HTMLElement, state: string): void {
  const { origin, pathname, searchParams } = new URL(location.href);
  const accent = searchParams.get('accent');
  // The colour only affects styles and is not part of the request.
  searchParams.delete('accent');
  if (accent !== null) setColours(container, isAccent(accent) ? { '--otryv-brand': accent } : {});

  const url = `${origin}${pathname.replace('/embed/', '/embed/fragments/')}?${searchParams}`;
  const life = startLife(
    { container, state, clockSkewMs: null },
    { origin, build: OTRYV_EMBED_BUILD, ask: () => askForFragment(url) },
  );
  new IntersectionObserver((entries) => life.watched(entries.some(({ isIntersecting }) => isIntersecting))).observe(
    container,
  );

  new ResizeObserver(() => {
    const height = document.documentElement.offsetHeight;
    window.parent.postMessage({ type: 'otryv-embed-height', height }, '*');
  }).observe(document.documentElement);
}

const container = document.querySelector<HTMLElement>('.otryv-embed');
const state = document.querySelector('.otryv-embed-state')?.textContent;
if (container && state) openFrame(container, state);
