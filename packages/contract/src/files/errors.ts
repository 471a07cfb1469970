/** Error codes of uploads with their statuses; the messages are in `errors.*.icu.json`. */
export const fileErrors = {
  file_too_large: 413,
  image_unreadable: 422,
  image_too_big: 422,
  image_too_many_pixels: 422,
  image_has_script: 422,
  image_too_complex: 422,
  files_unavailable: 503,
} as const;

/** Errors of requests with a picture. */
export const pictureErrors = [
  'file_too_large',
  'image_unreadable',
  'image_too_big',
  'image_too_many_pixels',
  'image_has_script',
  'image_too_complex',
  'files_unavailable',
  'too_many_attempts',
] as const satisfies (keyof typeof fileErrors | 'too_many_attempts')[];
