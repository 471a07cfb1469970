/** Whether a form of this page has something to lose: it would make the browser ask before the page is closed. */
export function hasUnsaved(): boolean {
  return !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
}
