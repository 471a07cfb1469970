import { act } from '@testing-library/react';

/** Gives the simulated browser another width, in pixels; media queries follow. */
export function resizeTo(width: number) {
  act(() => void Reflect.get(window, 'happyDOM').setViewport({ width, height: 768 }));
}
