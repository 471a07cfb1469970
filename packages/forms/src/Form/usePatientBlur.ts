import { useCallback, useRef } from 'react';

/**
 * Keeps a field that is left by a press of the pointer from being validated before the press has ended: its error would move a
 * button away from under the pointer, and the click would be lost.
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
