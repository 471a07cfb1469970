const dangers = [
  /<\s*(?:[\w-]+:)?(?:script|foreignObject|iframe|embed|object|audio|video|handler|listener)\b/i,
  /\son[a-z]+\s*=/i,
  // Entities, which grow without end, and style sheets of other places.
  /<!(?:DOCTYPE|ENTITY)[^>]*(?:\[|ENTITY)/i,
  /<\?xml-stylesheet/i,
  /@import/i,
  // Whatever is not within the picture itself.
  /(?:href|src)\s*=\s*(["'])(?!\s*(?:#|data:image\/(?:png|jpeg|webp)[;,]))/i,
  /url\(\s*(["']?)(?!\s*#)/i,
];

/** Whether an SVG holds anything but a picture: scripts, handlers, entities, or links out of itself. */
export function isDangerousSvg(text: string): boolean {
  return dangers.some((danger) => danger.test(text));
}

/** Whether bytes are text that may be an SVG; a packed one is not. */
export function isMarkup(bytes: Uint8Array): boolean {
  return new TextDecoder().decode(bytes.subarray(0, 100)).trimStart().startsWith('<');
}
