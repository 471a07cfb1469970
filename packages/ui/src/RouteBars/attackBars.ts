const heights = [
  18, 20, 22, 24, 25, 26, 26, 27, 29, 31, 33, 34, 34, 34, 35, 35, 36, 37, 36, 35, 33, 32, 32, 32, 32, 32, 31, 31, 32,
  34, 37, 40, 43, 46, 49, 53, 58, 63, 68, 73, 77, 80, 84, 88, 92, 95, 98, 99, 99, 99, 100, 100, 100, 98, 95, 92, 90, 87,
  85, 82, 79, 75, 71, 67, 64, 62, 59, 56, 53, 50, 47, 45, 44, 43, 41, 39, 37, 36, 35, 35, 35, 34, 33, 32, 32, 32, 33,
  34, 34, 33, 33, 33, 34, 35, 36, 36, 36, 36, 36, 37, 38, 39, 40, 39, 39, 39, 40, 41, 41, 41,
];
const attackFrom = 29;
const attackTo = 46;

/** A ride of invented shape: steady, one attack up the climb, the descent. */
export const attackBars = heights.map((height, at) => ({
  height: height / 100,
  climb: at >= attackFrom && at <= attackTo,
}));
