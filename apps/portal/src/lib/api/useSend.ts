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
  /** Whether to suppress the success message because the screen shows the outcome itself. */
  isQuiet?: boolean;
  /** Called after each success. */
  onDone?: () => void;
}

/** A write that a screen can send; its outcome is shown with the server's message. */
export interface Sending<E> {
  /** Resolves to the response, or to `undefined` after an error, whose message is shown as an alert. */
  send: (request: RequestTo<E>) => Promise<{ response: ResponseBody<E> } | undefined>;
  /** The same for a form, which shows the error message itself: it rejects. */
  submit: (request: RequestTo<E>) => Promise<ResponseBody<E>>;
  isSending: boolean;
}

/**
 * Returns functions that send a write to an endpoint, and revalidate the reads that it changes according to the
 * contract.
 */
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
  // Returns an error as a value, because SWR skips the callbacks of a request that a later one has overtaken.
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
