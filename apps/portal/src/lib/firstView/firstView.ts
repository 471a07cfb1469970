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
  /** Makes the server respond with a redirect to a page of the portal. */
  redirect: (to: string) => void;
}

/** Set on the server and during hydration; `null` if the browser renders by itself. */
export const FirstViewContext = createContext<FirstView | ServerView | null>(null);

export function useFirstView(): FirstView | null {
  return use(FirstViewContext);
}

/** Returns the view that a page is rendered from on the server; `null` in a browser. */
export function useServerView(): ServerView | null {
  const view = use(FirstViewContext);
  return view !== null && 'read' in view ? view : null;
}

/** Suspends a server render until the response to a read arrives. Returns nothing in a browser. */
export function useServerRead(address: string | null): FirstRead | undefined {
  const view = useServerView();
  if (view === null || address === null) return undefined;
  return use(view.read(address));
}

/** Converts a read's error to the one that the portal throws. */
export function errorOf({ error }: Extract<FirstRead, { error: unknown }>): ApiError {
  return new ApiError(error.code, error.message, error.status, error.fields);
}
