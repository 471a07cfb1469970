/** Waits until a story shows a text, so that it is tested in its final state. */
export function sees(text: string | RegExp) {
  return async ({ canvas }: { canvas: Canvas }) => {
    await canvas.findAllByText(text, {}, { timeout: 10_000 });
  };
}

/** What a story shows, as its play function is given it. */
export interface Canvas {
  findAllByText: (text: string | RegExp, options: object, waiting: { timeout: number }) => Promise<HTMLElement[]>;
}
