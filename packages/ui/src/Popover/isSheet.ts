/** Whether panels are rendered as bottom sheets: the width in `Popover.module.css`. */
export function isSheet(): boolean {
  return window.matchMedia('(max-width: 767.98px)').matches;
}
