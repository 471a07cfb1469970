/** Whether a form of this page has unsaved text, for which the browser would ask before closing the page. */
export function hasUnsaved(): boolean {
  return !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
}
