import type { EmbedBuild } from '../live/embedBuild.ts';
import { defineElements } from './defineElements.ts';
import { listenToFrames } from './listenToFrames.ts';
import { hasSheets } from './sheets.ts';

declare const OTRYV_EMBED_BUILD: EmbedBuild;

// A classic script: `async` may run it before the page is parsed, and its address identifies the portal.
const { currentScript } = document;
const origin = currentScript instanceof HTMLScriptElement ? new URL(currentScript.src).origin : null;
if (origin) {
  // In other browsers the page's links stay.
  if (hasSheets()) defineElements({ origin, build: OTRYV_EMBED_BUILD });
  listenToFrames(origin);
}
