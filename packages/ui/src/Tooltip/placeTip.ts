const gapPx = 4;
const edgePx = 8;

/** Puts a tip under its mark, or above it where the screen ends, and inside the screen's sides. */
export function placeTip(tip: HTMLElement, mark: DOMRect) {
  const { width, height } = tip.getBoundingClientRect();
  const screen = document.documentElement;
  const centred = mark.left + mark.width / 2 - width / 2;
  const left = Math.max(edgePx, Math.min(centred, screen.clientWidth - width - edgePx));
  const below = mark.bottom + gapPx;
  const top = below + height > screen.clientHeight ? mark.top - gapPx - height : below;

  tip.style.left = `${left}px`;
  tip.style.top = `${top}px`;
}
