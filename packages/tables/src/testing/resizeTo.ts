import { act } from '@testing-library/react';

/** Resizes the simulated browser to a width in pixels; media queries follow. */
export function resizeTo(width: number) {
  act(() => void Reflect.get(window, 'happyDOM').setViewport({ width, height: 768 }));
}
