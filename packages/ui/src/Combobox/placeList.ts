const gapPx = 4;
const edgePx = 8;
const leastPx = 160;

/** Puts a list under its box, as wide as it, or above it where more room is; it never leaves the screen. */
export function placeList(list: HTMLElement, box: DOMRect) {
  const screenHeight = document.documentElement.clientHeight;
  const below = screenHeight - box.bottom - gapPx - edgePx;
  const above = box.top - gapPx - edgePx;
  const isBelow = below >= leastPx || below >= above;

  list.style.left = `${box.left}px`;
  list.style.width = `${box.width}px`;
  list.style.maxHeight = `${Math.min(isBelow ? below : above, 320)}px`;
  list.style.top = isBelow ? `${box.bottom + gapPx}px` : 'auto';
  list.style.bottom = isBelow ? 'auto' : `${screenHeight - box.top + gapPx}px`;
}
