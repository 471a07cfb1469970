import type { EmbedRendering, EmbedRequest, ReadResponse, Rendering, RenderRequest } from '@otryv/contract/rendering';

export interface ThreadData {
  /** Path of the portal's server build. */
  entry: string;
}

/** Page or embed to render. */
export type Work = { kind: 'page'; request: RenderRequest } | { kind: 'embed'; request: EmbedRequest };

export type ToThread =
  | { kind: 'render'; id: number; work: Work }
  /** `null` if the read failed. */
  | { kind: 'response'; readId: number; response: ReadResponse | null };

export type FromThread =
  | { kind: 'ready' }
  | { kind: 'read'; id: number; readId: number; address: string }
  | { kind: 'rendered'; id: number; rendering: Rendering | EmbedRendering }
  | { kind: 'failed'; id: number; reason: string };
