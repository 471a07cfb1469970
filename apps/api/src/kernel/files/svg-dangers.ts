const dangers = [
  /<\s*(?:[\w-]+:)?(?:script|foreignObject|iframe|embed|object|audio|video|handler|listener)\b/i,
  /\son[a-z]+\s*=/i,
  // Entities, which expand without limit, and external style sheets.
  /<!(?:DOCTYPE|ENTITY)[^>]*(?:\[|ENTITY)/i,
  /<\?xml-stylesheet/i,
  /@import/i,
  // Anything outside of the image itself.
  /(?:href|src)\s*=\s*(["'])(?!\s*(?:#|data:image\/(?:png|jpeg|webp)[;,]))/i,
  /url\(\s*(["']?)(?!\s*#)/i,
];

/** Whether an SVG contains anything but an image: scripts, handlers, entities, or external links. */
export function isDangerousSvg(text: string): boolean {
  return dangers.some((danger) => danger.test(text));
}

/** Whether bytes are text that may be an SVG; a compressed one is not. */
export function isMarkup(bytes: Uint8Array): boolean {
  return new TextDecoder().decode(bytes.subarray(0, 100)).trimStart().startsWith('<');
}
