import { LeaveDialog } from '@otryv/forms';
import { useNavigate } from 'react-router-dom';
import { useLeaveGuard } from './useLeaveGuard.ts';

/** Asks for confirmation before a link leaves unsaved text behind. */
export function LeaveGuard({ isDirty }: { isDirty: boolean }) {
  const navigate = useNavigate();
  const { target, stay } = useLeaveGuard(isDirty);
  const leave = () => {
    stay();
    void navigate(target ?? '');
  };

  return <LeaveDialog open={target !== null} onLeave={leave} onStay={stay} />;
}
