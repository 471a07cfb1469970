import type { PageSettings } from '@otryv/contract/cookies';
import { createContext, use } from 'react';
import { ApiError } from '../http/ApiError.ts';

/** A read of the first view: its data, or its error. */
export type FirstRead = { data: unknown } | { error: Pick<ApiError, 'code' | 'message' | 'status' | 'fields'> };

/** Data that a page was rendered from, which its first render in the browser reuses. */
export interface FirstView {
  /** Path of the page. */
  path: string;
  /** Milliseconds since the epoch. */
  now: number;
  settings: PageSettings;
}

/** First view on the server, which collects the reads of a page during the render. */
export interface ServerView extends FirstView {
  read: (address: string) => Promise<FirstRead>;
}

/** Set on the server and during hydration; `null` if the browser renders by itself. */
export const FirstViewContext = createContext<FirstView | ServerView | null>(null);

export function useFirstView(): FirstView | null {
  return use(FirstViewContext);
}

/** Suspends a server render until the response to a read arrives. Returns nothing in a browser. */
export function useServerRead(address: string | null): FirstRead | undefined {
  const view = use(FirstViewContext);
  if (view === null || address === null || !('read' in view)) return undefined;
  return use(view.read(address));
}

/** Converts a read's error to the one that the portal throws. */
export function errorOf({ error }: Extract<FirstRead, { error: unknown }>): ApiError {
  return new ApiError(error.code, error.message, error.status, error.fields);
}
