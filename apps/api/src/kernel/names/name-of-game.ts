import * as z from 'zod/mini';

/**
 * Rider's name as in the game, on one line and without direction marks, which would reorder the text around it in a
 * sentence, an email or an image.
 */
export const nameOfGame = z.pipe(
  z.string(),
  z.transform((name: string) =>
    name
      .replace(/\p{Bidi_Control}/gu, '')
      .replace(/\p{Cc}+/gu, ' ')
      .trim(),
  ),
);
