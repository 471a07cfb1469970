/** Measurement of two and a half seconds of scrolling. */
export interface Scrolled {
  frames: number;
  /** Frames longer than 50 ms. */
  slowFrames: number;
  /** Dropped frames of a 60 Hz screen. */
  dropped: number;
  /** Main-thread tasks of more than 50 ms. */
  longTasks: number;
}

const scrollMs = 2500;
/** Two rows per frame: a quick flick of a wheel or a finger. */
const pxPerMs = 4;
const slowMs = 50;
const frameMs = 1000 / 60;

/** Scrolls down by the clock, and back up at the end of the table; a late frame scrolls further. */
export async function scrollFor(scroller: Element): Promise<Scrolled> {
  let longTasks = 0;
  const observer = new PerformanceObserver((list) => {
    longTasks += list.getEntries().length;
  });
  observer.observe({ type: 'longtask' });
  const times = await frameTimes((elapsed) => {
    const room = scroller.scrollHeight - scroller.clientHeight;
    const way = (elapsed * pxPerMs) % (2 * room);
    scroller.scrollTop = way > room ? 2 * room - way : way;
  });
  // The observer is notified of a task shortly after it.
  await new Promise((resolve) => setTimeout(resolve, 100));
  observer.disconnect();

  return {
    frames: times.length,
    slowFrames: times.filter((ms) => ms > slowMs).length,
    dropped: times.reduce((sum, ms) => sum + Math.max(Math.round(ms / frameMs) - 1, 0), 0),
    longTasks,
  };
}

/** Calls `step` at each frame with the ms since the first; returns the duration of each frame. */
function frameTimes(step: (elapsed: number) => void): Promise<number[]> {
  return new Promise((resolve) => {
    const times: number[] = [];
    let first: number | undefined;
    let before = 0;
    const frame = (now: number) => {
      if (first === undefined) first = now;
      else times.push(now - before);
      before = now;
      if (now - first >= scrollMs) return resolve(times);
      step(now - first);
      requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
  });
}
