import * as z from 'zod/mini';

/**
 * A rider's name as the game has it, on one line and without marks of direction: in a sentence, a letter or a picture they would turn the
 * words around it.
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
