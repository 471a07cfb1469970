import type { MemberAction } from '@otryv/contract';
import { useSend } from '../../../lib/api/useSend.ts';

/** Sends a captain's decision about a rider. */
export function useMemberAction() {
  const { send, submit, isSending } = useSend('POST', '/api/team-members');

  return {
    act: (body: MemberAction) => send({ body }),
    /** The same for a form, which shows the error message itself. */
    submit: (body: MemberAction) => submit({ body }),
    isSending,
  };
}
