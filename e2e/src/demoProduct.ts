import { demoTemplate } from './demoTemplate.ts';
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
  const { passwords, ...folders } = await demoTemplate();
  return { ...(await startProduct(folders)), passwords };
}
