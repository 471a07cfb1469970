import { describe, expect, it } from 'vitest';
import { drawSample } from './drawSample.ts';

const cases = ['loading', 'slow', 'failed', 'forbidden', 'offline'];
const places = [0, 1, 2, 3, 4];

describe('drawSample', () => {
  it('draws one case, the same for the same seed', () => {
    const sizes = places.map((place) => drawSample(cases, 20_261_126, place).length);

    expect(sizes).toEqual([1, 1, 1, 1, 1]);
    expect(drawSample(cases, 20_261_126, 3)).toEqual(drawSample(cases, 20_261_126, 3));
  });

  it('draws each case equally often across list positions', () => {
    const drawn = places.flatMap((place) => drawSample(cases, 20_261_126, place));

    expect(cases.map((each) => drawn.filter((other) => other === each).length)).toEqual([1, 1, 1, 1, 1]);
  });

  it('draws other cases for another seed', () => {
    expect(drawSample(cases, 7, 0)).not.toEqual(drawSample(cases, 8, 0));
  });
});
