import { useState } from 'react';

export interface SendingQuestion {
  isOpen: boolean;
  /** Resolves once the sending is confirmed; rejects with an AbortError, which a form ignores, when it is cancelled. */
  ask: () => Promise<void>;
  confirm: () => void;
  callOff: () => void;
}

/** Holds a submission until it is confirmed. */
export function useSendingQuestion(): SendingQuestion {
  const [asked, setAsked] = useState<{ resolve: () => void; reject: (reason: DOMException) => void } | null>(null);

  return {
    isOpen: asked !== null,
    ask: () => new Promise((resolve, reject) => setAsked({ resolve, reject })),
    confirm: () => {
      asked?.resolve();
      setAsked(null);
    },
    callOff: () => {
      asked?.reject(new DOMException('The sending was called off.', 'AbortError'));
      setAsked(null);
    },
  };
}
