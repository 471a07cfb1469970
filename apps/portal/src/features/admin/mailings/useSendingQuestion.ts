import { useState } from 'react';

export interface SendingQuestion {
  isOpen: boolean;
  /** Resolves once the sending is confirmed; rejects with an AbortError, of which a form shows nothing, when it is called off. */
  ask: () => Promise<void>;
  confirm: () => void;
  callOff: () => void;
}

/** Holds a submission until a question about it is answered. */
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
