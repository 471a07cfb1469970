import { describe, expect, it } from 'vitest';
import { isolated } from './isolated.ts';

describe('isolated', () => {
  it('moves the rules out of their layer and raises them above a page', () => {
    const css = isolated('@layer otryv { .otryv-Chip, .otryv-Tag::before { color: red } }');

    expect(css).not.toContain('@layer');
    expect(css.replace(/\s+/g, ' ')).toContain('html:not(#otryv) { .otryv-Chip, .otryv-Tag::before { color: red } }');
  });

  it('raises media and entrance rules too, in their order', () => {
    const css = isolated(
      '@layer otryv { .otryv-A { top: 0 } @media print { .otryv-A { top: 1px } } @starting-style { .otryv-A { top: 2px } } }',
    );

    expect(css.replace(/\s+/g, ' ')).toMatch(
      /html:not\(#otryv\) \{ \.otryv-A \{ top: 0 \} @media print \{ \.otryv-A.*@starting-style \{ \.otryv-A.*\} \} \}$/,
    );
  });

  it('raises the components of a mixed block, also beside comments, but not its variables', () => {
    const css = isolated(
      '@layer otryv { @media (width < 768px) { /* phones */ :root { --otryv-space-1: 2px } .otryv-A { top: 0 } } .otryv-A { left: 0 } }',
    ).replace(/\s+/g, ' ');

    expect(css).toMatch(/@media \(width < 768px\) \{ :where\(:root\) \{ --otryv-space-1: 2px \} \}/);
    expect(css).toMatch(
      /html:not\(#otryv\) \{ @media \(width < 768px\) \{ \.otryv-A \{ top: 0 \} \} \.otryv-A \{ left: 0 \} \}$/,
    );
  });

  it('raises theme rules wherever the theme is set', () => {
    const css = isolated('@layer otryv { [data-theme="contrast"] .otryv-A { color: red } }').replace(/\s+/g, ' ');

    expect(css).toMatch(
      /html:not\(#otryv\)\[data-theme="contrast"\] \.otryv-A, html:not\(#otryv\) \[data-theme="contrast"\] \.otryv-A \{/,
    );
  });

  it('matches the page around our parts', () => {
    const css = isolated('@layer otryv { body:has(.otryv-A) { margin: 0 } :root:has(.otryv-B) { overflow: hidden } }');

    expect(css).toContain('html:not(#otryv) > body:has(.otryv-A) {');
    expect(css).toContain(' :root:has(.otryv-B) {');
  });

  it('keeps variables overridable by a host', () => {
    const css = isolated('@layer otryv { :root, [data-theme="dark"] { --otryv-space-1: 4px } }');

    expect(css).toContain('\n :where(:root), :where([data-theme="dark"]) { --otryv-space-1: 4px }');
  });

  it('raises color-scheme set by a theme, print or contrast', () => {
    const css = isolated(`@layer otryv {
      [data-theme='contrast'] { color-scheme: light; --otryv-a: red }
      @media print { :root, [data-theme] { color-scheme: light } }
    }`).replace(/\s+/g, ' ');

    expect(css).toMatch(/ \[data-theme='contrast'\]:not\(#otryv\) \{ color-scheme: light;? ?\}/);
    expect(css).toMatch(/ :where\(\[data-theme='contrast'\]\) \{ --otryv-a: red;? ?\}/);
    expect(css).toMatch(/ :root:not\(#otryv\), ?\[data-theme\]:not\(#otryv\) \{ color-scheme: light;? ?\}/);
  });

  it('keeps its boxes in a page with an important reset', () => {
    expect(isolated('@layer otryv { .otryv-A { padding-inline: 4px; box-sizing: border-box; color: red } }')).toMatch(
      /padding-inline: 4px !important; box-sizing: border-box !important; color: red/,
    );
    expect(isolated('')).toMatch(/box-sizing: revert !important;\s+padding: revert !important;/);
  });

  it('leaves the steps of an animation unchanged', () => {
    expect(isolated('@layer otryv { @keyframes In { from { opacity: 0 } } }')).toContain('{ from { opacity: 0 }');
  });

  it("resets our elements, except drawings, to the browser's defaults", () => {
    expect(isolated('')).toMatch(/:where\(:not\(svg, svg \*, col\)\) \{\s+all: revert;/);
    expect(isolated('')).toMatch(/:where\(svg, svg \*, col\) \{\s+all: revert-layer;/);
  });

  it('resets nothing for a sheet of variables', () => {
    expect(isolated('@layer otryv { :root { color: red } }', { hasReset: false }).trim()).toMatch(/^:where\(:root\)/);
  });
});
