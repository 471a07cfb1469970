import { useCallback, useRef } from 'react';

/**
 * Defers the validation of a field blurred by a pointer press until the press has ended: its error would move a button
 * away from the pointer, and the click would be lost.
 */
export function usePatientBlur() {
  const waiting = useRef<(() => void)[] | null>(null);

  const press = useCallback(() => {
    if (waiting.current) return;
    waiting.current = [];
    const release = () => {
      for (const type of ['pointerup', 'pointercancel']) window.removeEventListener(type, release);
      // The click follows in the same task.
      setTimeout(() => {
        const validations = waiting.current ?? [];
        waiting.current = null;
        for (const validate of validations) validate();
      });
    };
    for (const type of ['pointerup', 'pointercancel']) window.addEventListener(type, release);
  }, []);

  const leave = useCallback((validate: () => void) => {
    if (waiting.current) waiting.current.push(validate);
    else validate();
  }, []);

  return { press, leave };
}
