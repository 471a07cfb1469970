import type { Endpoint, Method, ResponseBody } from '@otryv/contract';
import { readsChangedBy } from '@otryv/contract/changedReads';
import { useRef } from 'react';
import type { ApiError } from '../http/ApiError.ts';
import type { PortalEndpoint } from '../http/endpoints.ts';
import { useMessages } from '../messages/useMessages.ts';
import { showAlert } from '../notices/alerts.ts';
import { type Call, call, type EndpointAt, type PathOf, type RequestTo } from './client.ts';
import { createUseWrite } from './useWrite.ts';
import { withCause } from './withCause.ts';

export interface SendOptions {
  /** Whether the message of a success is not shown: the screen shows the outcome by itself. */
  isQuiet?: boolean;
  /** Called after each success. */
  onDone?: () => void;
}

/** A change that a screen may send; what came of it is shown in the words of the server. */
export interface Sending<E> {
  /** Resolves to what came back, or to `undefined` after a failure, whose sentence is shown as an alert. */
  send: (request: RequestTo<E>) => Promise<{ response: ResponseBody<E> } | undefined>;
  /** The same for a form, which shows the sentence of a failure in its place: it rejects. */
  submit: (request: RequestTo<E>) => Promise<ResponseBody<E>>;
  isSending: boolean;
}

/** Makes the hook that sends with a call. */
export function createUseSend<E extends Endpoint>(given: Call<E>) {
  const useWrite = createUseWrite(given);

  return function useSend<Verb extends Exclude<Method, 'GET'> & E['method'], Path extends PathOf<Verb, E>>(
    method: Verb,
    path: Path,
    { isQuiet = false, onDone }: SendOptions = {},
  ): Sending<EndpointAt<Verb, Path, E>> {
    const messages = useMessages();
    const failure = useRef<ApiError | null>(null);
    const { write, isWriting } = useWrite(method, path, {
      changes: readsChangedBy(method, path),
      onError: (error) => {
        failure.current = withCause(error, messages);
      },
    });
    const confirm = (response: unknown) => {
      onDone?.();
      const message = messageOf(response);
      if (message !== null && !isQuiet) showAlert({ tone: 'success', message });
    };

    return {
      isSending: isWriting,
      send: async (request) => {
        const sent = await write(request);
        if (sent) confirm(sent.response);
        else showAlert({ tone: 'error', message: failure.current?.message ?? messages.failed });
        return sent;
      },
      submit: async (request) => {
        const sent = await write(request);
        if (!sent) throw failure.current ?? new Error(messages.failed);
        confirm(sent.response);
        return sent.response;
      },
    };
  };
}

/** Sends a change to an endpoint of the portal's API. */
export const useSend = createUseSend<PortalEndpoint>(call);

function messageOf(response: unknown): string | null {
  if (typeof response !== 'object' || response === null || !('message' in response)) return null;
  return typeof response.message === 'string' ? response.message : null;
}
