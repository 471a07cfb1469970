import type { ContractEndpoint, EndpointAt, PathOf, RequestTo, ResponseBody } from '@otryv/contract';
import { readsChangedBy } from '@otryv/contract/changedReads';
import { useCallback } from 'react';
import { useSWRConfig } from 'swr';
import useSWRMutation from 'swr/mutation';
import type { ApiError } from '../http/ApiError.ts';
import { useMessages } from '../messages/useMessages.ts';
import { showAlert } from '../notices/alerts.ts';
import { trackLoading } from '../notices/loading.ts';
import { send as sendTo } from './client.ts';
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
export function useSend<Verb extends Exclude<ContractEndpoint['method'], 'GET'>, Path extends PathOf<Verb>>(
  method: Verb,
  path: Path,
  { isQuiet = false, onDone }: SendOptions = {},
): Sending<EndpointAt<Verb, Path>> {
  type Target = EndpointAt<Verb, Path>;
  type Sent = { request: RequestTo<Target> };
  type Outcome = { response: ResponseBody<Target> } | { error: ApiError };
  const messages = useMessages();
  const { mutate } = useSWRConfig();
  // Returns a failure as a value, because SWR skips the callbacks of a request that a later one has overtaken.
  const { trigger, isMutating } = useSWRMutation<Outcome, Error, string, Sent>(
    `${method} ${path}`,
    async (_: string, { arg: { request } }: { arg: Sent }) => {
      try {
        const response = await trackLoading(sendTo<ResponseBody<Target>>(method, path, request));
        void mutate(readsOf(readsChangedBy(method, path)));
        return { response };
      } catch (error) {
        return { error: withCause(error, messages) };
      }
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
        if ('error' in sent) {
          showAlert({ tone: 'error', message: sent.error.message });
          return undefined;
        }
        confirm(sent.response);
        return sent;
      },
      [trigger, confirm],
    ),
    submit: useCallback(
      async (request) => {
        const sent = await trigger({ request });
        if ('error' in sent) throw sent.error;
        confirm(sent.response);
        return sent.response;
      },
      [trigger, confirm],
    ),
  };
}

function messageOf(response: unknown): string | null {
  if (typeof response !== 'object' || response === null || !('message' in response)) return null;
  return typeof response.message === 'string' ? response.message : null;
}
