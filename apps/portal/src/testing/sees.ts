/** Waits until a story shows a text, so that it is tested in its final state. */
export function sees(text: string | RegExp) {
  return async ({ canvas }: { canvas: { findAllByText: (text: string | RegExp) => Promise<HTMLElement[]> } }) => {
    await canvas.findAllByText(text);
  };
}
