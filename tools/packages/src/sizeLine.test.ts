import { describe, expect, it } from 'vitest';
import { withSizes, wrongSizes } from './sizeLine.ts';

const readme = 'Charts.\n\n<!-- sizes -->\n<!-- /sizes -->\n\nMore.\n'.replace('-->\n<!-- /', '-->\n\n<!-- /');
const sizes = [
  { name: 'ui: charts', size: 123_030 },
  { name: 'ui: styles.css', size: 1_424 },
];

describe('the sizes in a README', () => {
  const written = withSizes(readme, sizes);

  it('are written between the marks, and are correct then', () => {
    expect(written).toContain(
      '<!-- sizes -->\nGzipped, without React: charts 123 kB; styles.css 1.42 kB.\n<!-- /sizes -->',
    );
    expect(written).toMatch(/^Charts\..*More\.\n$/s);
    expect(wrongSizes(written, sizes)).toEqual([]);
  });

  it('may deviate by two per cent', () => {
    expect(wrongSizes(written, [{ name: 'ui: charts', size: 125_000 }])).toEqual([]);
    expect(wrongSizes(written, [{ name: 'ui: charts', size: 126_000 }])).toEqual(['charts is 126 kB, not 123 kB']);
    expect(wrongSizes(written, [{ name: 'ui: charts', size: 120_000 }])).toEqual(['charts is 120 kB, not 123 kB']);
  });

  it('are reported if missing', () => {
    expect(wrongSizes(readme, sizes)).toEqual(['charts is 123 kB, not stated', 'styles.css is 1.42 kB, not stated']);
  });
});
