import { useState } from 'react';

interface PresentDecision<Draft> {
  /** Whether the form opens with a decision that is in force. */
  isInForce: boolean;
  /** Whether a draft equals that decision. */
  isPresent: (draft: Draft) => boolean;
  disabled?: boolean | undefined;
  onChange?: ((draft: Draft) => void) | undefined;
}

/** Returns the props of a form that cannot be submitted while its draft equals the present decision. */
export function usePresentDecision<Draft>({ isInForce, isPresent, disabled, onChange }: PresentDecision<Draft>) {
  const [isUnchanged, setIsUnchanged] = useState(isInForce);

  return {
    disabled: disabled || isUnchanged,
    onChange: (draft: Draft) => {
      setIsUnchanged(isPresent(draft));
      onChange?.(draft);
    },
  };
}
