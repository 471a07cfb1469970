import { describe, expect, it } from 'vitest';
import { isolated } from './isolated.ts';

describe('isolated', () => {
  it('takes the rules out of their layer and makes them stronger than a page', () => {
    const css = isolated('@layer otryv { .otryv-Chip, .otryv-Tag::before { color: red } }');

    expect(css).not.toContain('@layer');
    expect(css).toContain('html:not(#otryv) .otryv-Chip, html:not(#otryv) .otryv-Tag::before');
  });

  it('keeps variables where a host can override them', () => {
    expect(isolated('@layer otryv { :root { --otryv-space-1: 4px } }')).toContain('\n :root { --otryv-space-1: 4px }');
  });

  it('keeps a layer inside ours weaker than the rest of ours', () => {
    const css = isolated('@layer otryv { @layer table { .otryv-Cell { color: red } } }');

    expect(css).toContain('html:not(#otryv) :where(.otryv-Cell) {');
    expect(css).not.toContain('@layer');
  });

  it('leaves the steps of an animation alone', () => {
    expect(isolated('@layer otryv { @keyframes In { from { opacity: 0 } } }')).toContain('{ from { opacity: 0 }');
  });

  it('starts our elements from what the browser gives them, drawings excepted', () => {
    expect(isolated('')).toMatch(/:where\(:not\(svg, svg \*, col\)\) \{\s+all: revert/);
  });
});
