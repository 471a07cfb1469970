import { fillDemo, fillPast } from '@otryv/local-stack';
import { type Product, startProduct } from './product.ts';

/** The people of the demo, by what they are to the portal. */
export const demoRoles = {
  rider: 'demo-rider',
  captain: 'demo-captain',
  organizer: 'demo-organizer',
  clubModerator: 'demo-club',
  moderator: 'demo-moderator',
  admin: 'demo-admin',
} as const;

export interface DemoProduct extends Product {
  /** By username, as the start prints them. */
  passwords: ReadonlyMap<string, string>;
}

/** The product with the demo season in it, but for the months before it. */
export async function startDemoProduct(): Promise<DemoProduct> {
  const product = await startProduct();
  const lines: string[] = [];
  await fillDemo(product.stack, (line) => lines.push(line));
  await fillPast({ ...product.stack, season: { ...product.stack.season, hasHistory: true } }, () => undefined);
  await product.task('statistics', 'count');
  const shown = lines.map((line) => /^ {2}(demo-\w+) +(\S+) /.exec(line));
  return {
    ...product,
    passwords: new Map(shown.flatMap((found) => (found ? [[found[1] ?? '', found[2] ?? '']] : []))),
  };
}
