/** Converts a colour of any notation to `#rrggbb` as rendered. */
export function colourOnScreen(colour: string): string {
  const canvas = document.createElement('canvas').getContext('2d');
  if (!canvas) throw new Error('This browser draws nothing.');
  canvas.fillStyle = colour;
  canvas.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data;
  return `#${[red, green, blue].map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}
