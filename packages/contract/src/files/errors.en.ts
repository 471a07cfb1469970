/* Built from errors.en.icu.json by tools/messages. */
export const en = {
  file_too_large: (limit: string): string => `The file is too large. Choose one of up to ${limit}.`,
  image_unreadable: 'This is no picture, or it is damaged. Choose a JPEG, PNG, WebP or SVG.',
  image_too_big: (side: number): string => `The picture is too big. Reduce it to ${side} pixels on each side.`,
  image_too_many_pixels: (millions: number): string =>
    `The picture has too many pixels. Reduce it to ${millions} million pixels, for example to 5000 by 4000.`,
  image_has_script: 'This SVG has a script or a link to another place. Save it without them or choose a PNG.',
  image_too_complex: 'This SVG takes too long to draw. Simplify it or choose a PNG.',
  files_unavailable: 'The file store does not answer. Try again in a minute.',
};
