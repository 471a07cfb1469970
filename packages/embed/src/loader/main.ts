import type { EmbedBuild } from '../live/embedBuild.ts';
import { defineElements } from './defineElements.ts';
import { listenToFrames } from './listenToFrames.ts';
import { hasSheets } from './sheets.ts';

declare const OTRYV_EMBED_BUILD: EmbedBuild;

// A classic script: `async` lets it run before the page is there, and its own address names the portal.
const { currentScript } = document;
const origin = currentScript instanceof HTMLScriptElement ? new URL(currentScript.src).origin : null;
if (origin) {
  // Elsewhere the links of the page stay.
  if (hasSheets()) defineElements({ origin, build: OTRYV_EMBED_BUILD });
  listenToFrames(origin);
}
