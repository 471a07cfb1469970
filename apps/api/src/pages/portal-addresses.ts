const addresses = [
  /^\/$/,
  /^\/race\/schedule\/?$/,
  /^\/race\/schedule\/[1-9]\d{0,15}\/?$/,
  /^\/race\/results\/?$/,
  /^\/race\/results\/[1-9]\d{0,15}\/?$/,
];

/** Whether the portal has a screen at this path: others get its not-found page with status 404. */
export function isPortalAddress(path: string): boolean {
  return addresses.some((pattern) => pattern.test(path));
}
