import '@otryv/ui/styles.css';
import type { EmbedBundle } from '../live/loadBundle.ts';
import { bundleKey } from '../live/loadBundle.ts';
import { mount } from './mount.tsx';

declare const OTRYV_EMBED_BUILD_ID: string;

Object.assign(globalThis, { [bundleKey(OTRYV_EMBED_BUILD_ID)]: { mount } satisfies EmbedBundle });
