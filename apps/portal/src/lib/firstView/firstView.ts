import type { PageSettings } from '@otryv/contract/cookies';
import { createContext, use } from 'react';
import { ApiError } from '../http/ApiError.ts';

/** A read of the first view: its data, or why there are none. */
export type FirstRead = { data: unknown } | { error: Pick<ApiError, 'code' | 'message' | 'status' | 'fields'> };

/** What a page was rendered from, which its first render in the browser repeats. */
export interface FirstView {
  /** The path of the page. */
  path: string;
  /** Milliseconds since the epoch. */
  now: number;
  settings: PageSettings;
}

/** What the server adds: the reads of a page are found while it is rendered. */
export interface ServerView extends FirstView {
  read: (address: string) => Promise<FirstRead>;
}

/** Set on the server and where its page is taken over; `null` where the browser renders by itself. */
export const FirstViewContext = createContext<FirstView | ServerView | null>(null);

export function useFirstView(): FirstView | null {
  return use(FirstViewContext);
}

/** On the server: the response to a read, which the render waits for. Nothing in a browser. */
export function useServerRead(address: string | null): FirstRead | undefined {
  const view = use(FirstViewContext);
  if (view === null || address === null || !('read' in view)) return undefined;
  return use(view.read(address));
}

/** The error as the portal throws it. */
export function errorOf({ error }: Extract<FirstRead, { error: unknown }>): ApiError {
  return new ApiError(error.code, error.message, error.status, error.fields);
}
