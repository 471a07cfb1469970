const gapPx = 4;
const edgePx = 8;
const phone = '(max-width: 767.98px)';

/** Puts a panel under its button, or above it where the screen ends there; on phones it is a sheet and CSS places it. */
export function placePanel(panel: HTMLElement, button: HTMLElement, align: 'start' | 'end') {
  const { style } = panel;
  if (matchMedia(phone).matches) {
    style.left = style.top = '';
    return;
  }
  const mark = button.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = panel;
  const { clientWidth, clientHeight } = document.documentElement;
  const isAtLeft = (align === 'start') === (getComputedStyle(button).direction !== 'rtl');
  const left = Math.min(isAtLeft ? mark.left : mark.right - width, clientWidth - width - edgePx);
  const below = mark.bottom + gapPx;
  const above = mark.top - gapPx - height;

  style.left = `${Math.max(edgePx, left)}px`;
  style.top = `${below + height > clientHeight && above > 0 ? above : below}px`;
}
