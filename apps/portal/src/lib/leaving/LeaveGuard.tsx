import { LeaveDialog } from '@otryv/forms';
import { useNavigate } from 'react-router-dom';
import { useLeaveGuard } from './useLeaveGuard.ts';

/** Asks before a link leads away from what was typed and not saved. */
export function LeaveGuard({ isDirty }: { isDirty: boolean }) {
  const navigate = useNavigate();
  const { target, stay } = useLeaveGuard(isDirty);
  const leave = () => {
    stay();
    void navigate(target ?? '');
  };

  return <LeaveDialog open={target !== null} onLeave={leave} onStay={stay} />;
}
