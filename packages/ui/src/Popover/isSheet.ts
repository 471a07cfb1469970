/** Whether panels are drawn as sheets from below: the width of `Popover.module.css`. */
export function isSheet(): boolean {
  return window.matchMedia('(max-width: 767.98px)').matches;
}
