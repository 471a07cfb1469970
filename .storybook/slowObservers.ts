/** Longer than a story takes to reach its first check, shorter than anybody waits. */
const delayMs = 150;

/**
 * Delays frames and observers as a busy machine does: a story that checks what they cause without waiting for it fails
 * in every run, not in one of a hundred.
 */
export function slowObservers(): void {
  const frame = window.requestAnimationFrame.bind(window);
  Object.assign(window, {
    ResizeObserver: class extends ResizeObserver {
      constructor(callback: ResizeObserverCallback) {
        super(later(callback));
      }
    },
    IntersectionObserver: class extends IntersectionObserver {
      constructor(callback: IntersectionObserverCallback, options?: IntersectionObserverInit) {
        super(later(callback), options);
      }
    },
    requestAnimationFrame: (callback: FrameRequestCallback) => frame(later(callback)),
  });
}

function later<Args extends unknown[]>(callback: (...args: Args) => void): (...args: Args) => void {
  return (...args) => {
    setTimeout(() => callback(...args), delayMs);
  };
}
