const rise = [
  5, 8, 11, 15, 22, 34, 46, 60, 74, 88, 100, 98, 88, 76, 62, 48, 38, 30, 22, 18, 17, 17, 21, 27, 33, 36, 33, 26, 18, 12,
];
const plateau = [
  46, 54, 46, 50, 54, 46, 50, 54, 46, 50, 90, 94, 100, 92, 96, 100, 94, 46, 50, 54, 46, 50, 54, 46, 50, 54, 46, 50, 54,
  46,
];
const hill = Array.from({ length: 30 }, (_, index) => 8 + 92 * Math.sin((Math.PI * (index + 0.5)) / 30));

const shapes = {
  rise: { heights: rise, climb: [5, 10] },
  plateau: { heights: plateau, climb: [10, 16] },
  hill: { heights: hill, climb: [0, -1] },
} as const;
export type CardShape = keyof typeof shapes;

const percent = 100;

/** Returns the bars of a decorative profile: rising or high ones are climbs. */
export function shapeBars(shape: CardShape): { height: number; climb: boolean }[] {
  const { heights, climb } = shapes[shape];
  const [from, to] = climb;
  return heights.map((height, index) => ({ height: height / percent, climb: index >= from && index <= to }));
}
