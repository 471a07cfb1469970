import type { MemberAction } from '@otryv/contract';
import { useSend } from '../../../lib/api/useSend.ts';

/** Sends what a captain decides about a rider. */
export function useMemberAction() {
  const { send, submit, isSending } = useSend('POST', '/api/team-members');

  return {
    act: (body: MemberAction) => send({ body }),
    /** The same for a form, which shows the sentence of a failure in its place. */
    submit: (body: MemberAction) => submit({ body }),
    isSending,
  };
}
