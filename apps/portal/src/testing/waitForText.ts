/** Waits until a story shows a text, so that it is tested in its final state. */
export function waitForText(text: string | RegExp) {
  return async ({ canvas }: { canvas: Canvas }) => {
    await canvas.findAllByText(text);
  };
}

/** Canvas of a play function. */
export interface Canvas {
  findAllByText: (text: string | RegExp) => Promise<HTMLElement[]>;
}
