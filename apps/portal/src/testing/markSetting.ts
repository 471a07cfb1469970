/** Sets the cookie of a setting in this browser, or removes it. */
export function markSetting(name: string, value: string | null): void {
  // biome-ignore lint/suspicious/noDocumentCookie: As the portal writes it.
  document.cookie = `${name}=${value ?? ''}; Path=/; Max-Age=${value === null ? -1 : 60}`;
}
