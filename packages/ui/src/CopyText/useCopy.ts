import { useEffect, useState } from 'react';

const confirmationMs = 2_000;

/** Copies a text, and reports success for a moment. */
export function useCopy(text: string) {
  const [copies, setCopies] = useState(0);

  useEffect(() => {
    if (copies === 0) return;
    const timer = setTimeout(() => setCopies(0), confirmationMs);
    return () => clearTimeout(timer);
  }, [copies]);

  const copy = () => {
    void navigator.clipboard.writeText(text).then(() => setCopies((count) => count + 1));
  };
  return { copy, isCopied: copies > 0 };
}
