import type { ResponseBody } from '@otryv/contract';
import { readsChangedBy } from '@otryv/contract/changedReads';
import { useCallback, useRef } from 'react';
import { useSWRConfig } from 'swr';
import useSWRMutation from 'swr/mutation';
import type { ApiError } from '../http/ApiError.ts';
import type { PortalEndpoint } from '../http/endpoints.ts';
import { useMessages } from '../messages/useMessages.ts';
import { showAlert } from '../notices/alerts.ts';
import { trackLoading } from '../notices/loading.ts';
import { type EndpointAt, type PathOf, type RequestTo, send as sendTo } from './client.ts';
import { readsOf } from './readsOf.ts';
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

/** Sends a change to an endpoint of the portal's API, and reads again what the contract says it changes. */
export function useSend<Verb extends Exclude<PortalEndpoint['method'], 'GET'>, Path extends PathOf<Verb>>(
  method: Verb,
  path: Path,
  { isQuiet = false, onDone }: SendOptions = {},
): Sending<EndpointAt<Verb, Path>> {
  type Target = EndpointAt<Verb, Path>;
  type Sent = { request: RequestTo<Target> };
  const messages = useMessages();
  const failure = useRef<ApiError | null>(null);
  const { mutate } = useSWRConfig();
  const { trigger, isMutating } = useSWRMutation<{ response: ResponseBody<Target> }, ApiError, string, Sent>(
    `${method} ${path}`,
    async (_: string, { arg: { request } }: { arg: Sent }) => ({
      response: await trackLoading(sendTo<ResponseBody<Target>>(method, path, request)),
    }),
    {
      throwOnError: false,
      onError: (error: ApiError) => {
        failure.current = withCause(error, messages);
      },
      onSuccess: () => void mutate(readsOf(readsChangedBy(method, path))),
    },
  );
  const confirm = useCallback(
    (response: unknown) => {
      onDone?.();
      const message = messageOf(response);
      if (message !== null && !isQuiet) showAlert({ tone: 'success', message });
    },
    [isQuiet, onDone],
  );

  return {
    isSending: isMutating,
    send: useCallback(
      async (request) => {
        const sent = await trigger({ request });
        if (sent) confirm(sent.response);
        else showAlert({ tone: 'error', message: failure.current?.message ?? messages.failed });
        return sent;
      },
      [trigger, confirm, messages],
    ),
    submit: useCallback(
      async (request) => {
        const sent = await trigger({ request });
        if (!sent) throw failure.current ?? new Error(messages.failed);
        confirm(sent.response);
        return sent.response;
      },
      [trigger, confirm, messages],
    ),
  };
}

function messageOf(response: unknown): string | null {
  if (typeof response !== 'object' || response === null || !('message' in response)) return null;
  return typeof response.message === 'string' ? response.message : null;
}
