import { LOGO_BYTES, POSTER_BYTES } from '@otryv/contract/schemas';
import type { ImageKind } from './images.ts';

export const logoKind: ImageKind = { name: 'logo', mostBytes: LOGO_BYTES, widths: {} };

export const posterKind: ImageKind = {
  name: 'poster',
  mostBytes: POSTER_BYTES,
  widths: { small: 720, medium: 1366, large: 1920, xLarge: 2560 },
};
