import { useEffect, useState } from 'react';

const patienceMs = 10_000;

/** Whether an attempt has been pending for more than 10 s. */
export function useIsSlow(isWaiting: boolean, attempt: string): boolean {
  const [slow, setSlow] = useState('');

  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => setSlow(attempt), patienceMs);
    return () => clearTimeout(timer);
  }, [isWaiting, attempt]);

  return isWaiting && slow === attempt;
}
