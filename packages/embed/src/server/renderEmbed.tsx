import { portalPageOf } from '@otryv/contract/embed-pages';
import { type EmbedRendering, type EmbedRequest, type ReadForPage, scriptJson } from '@otryv/contract/rendering';
import { StrictMode } from 'react';
import { embedCatalogues } from '../messages/messages.ts';
import type { EmbedRead, EmbedState } from '../state/embedState.ts';
import type { Asked } from '../state/kind.ts';
import { kinds } from '../state/kinds.ts';
import { paceChanges, type RaceTimes, refreshOf } from '../state/refreshOf.ts';
import { EmbedWidget } from '../widgets/EmbedWidget.tsx';
import { prerenderWhole } from './prerenderWhole.ts';

const minuteMs = 60_000;
const quarterMs = 15 * minuteMs;

/** Renders an embed from the reads of its kind. */
export async function renderEmbed({ embed, now, origin }: EmbedRequest, read: ReadForPage): Promise<EmbedRendering> {
  const kind = kinds[embed.kind];
  const reads: Record<string, EmbedRead> = {};
  // Later reads depend on earlier responses, such as the slug of the next race's series.
  for (;;) {
    const missing = kind.asks(embed, reads).filter(({ address }) => !(address in reads));
    if (missing.length === 0) break;
    const taken = await Promise.all(missing.map((asked) => readOnce(asked, read)));
    Object.assign(reads, ...taken);
  }
  const state: EmbedState = { embed, origin, now, reads };
  const facts = kind.factsOf(state);
  const races = facts?.races ?? [];
  const { markup } = await prerenderWhole(
    <StrictMode>
      <EmbedWidget state={state} />
    </StrictMode>,
  );
  return {
    status: facts ? 200 : 404,
    title: facts?.title ?? embedCatalogues[embed.options.locale].missing.title,
    path: facts?.path ?? portalPageOf(embed),
    markup,
    state: scriptJson(state),
    version: await versionOf(markup, { embed, origin, reads }),
    refreshS: refreshOf(races, now),
    untilMs: untilOf(kind.isTimed === true, races, now),
  };
}

/**
 * Returns the time until which the embed stays valid: texts that name a day change at midnight, a multiple of a
 * quarter-hour in every zone.
 */
function untilOf(isTimed: boolean, races: readonly RaceTimes[], now: number): number {
  const periodMs = isTimed ? minuteMs : quarterMs;
  const end = (Math.floor(now / periodMs) + 1) * periodMs;
  return Math.min(end, ...paceChanges(races).filter((each) => each > now));
}

async function readOnce({ address, keep }: Asked, read: ReadForPage): Promise<Record<string, EmbedRead>> {
  const { status, body } = await read(address);
  // biome-ignore lint/suspicious/noExplicitAny: The API's responses match its contract.
  const data: any = JSON.parse(body);
  return { [address]: status < 400 ? { data: keep ? keep(data) : data } : { status, code: codeIn(data) } };
}

function codeIn(data: unknown): string | null {
  const code: unknown = typeof data === 'object' && data !== null && 'code' in data ? data.code : null;
  return typeof code === 'string' ? code : null;
}

/** Excludes the time of rendering, so that an unchanged protocol keeps its version. */
async function versionOf(markup: string, parts: Omit<EmbedState, 'now'>): Promise<string> {
  const bytes = new TextEncoder().encode(markup + JSON.stringify(parts));
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(hash.subarray(0, 12), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
