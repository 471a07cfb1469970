import { expect, it } from 'vitest';
import { withHosts } from './embedFiles.ts';

it('applies the CSS variables of the page to an element embedded in another page', () => {
  const css =
    ':root{--a:1}:root,[data-theme]{--b:2}@media print{:root:not([data-theme]),[data-theme=system]{--c:3}}.x:root{--d:4}';

  expect(withHosts(css)).toBe(
    ':root,:host{--a:1}:root,:host,[data-theme]{--b:2}@media print{:root:not([data-theme]),:host(:not([data-theme])),[data-theme=system]{--c:3}}.x:root{--d:4}',
  );
});
