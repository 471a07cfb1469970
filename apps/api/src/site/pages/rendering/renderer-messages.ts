import type { ReadResponse, Rendering, RenderRequest } from '@otryv/contract/rendering';

export interface ThreadData {
  /** The path of the portal's server build. */
  entry: string;
}

export type ToThread =
  | { kind: 'render'; id: number; request: RenderRequest }
  /** `null` where the read failed. */
  | { kind: 'response'; readId: number; response: ReadResponse | null };

export type FromThread =
  | { kind: 'ready' }
  | { kind: 'read'; id: number; readId: number; address: string }
  | { kind: 'rendered'; id: number; rendering: Rendering }
  | { kind: 'failed'; id: number; reason: string };
