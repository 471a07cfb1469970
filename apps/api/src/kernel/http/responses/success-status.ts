import { type Endpoint, isContent } from '@otryv/contract';

const statusesOfContents: Record<string, number> = { nothing: 204, redirect: 302 };

/** Returns the success status of an endpoint. */
export function successStatus({ response, status }: Pick<Endpoint, 'response' | 'status'>): number {
  return (isContent(response) ? statusesOfContents[response.content] : undefined) ?? status ?? 200;
}
