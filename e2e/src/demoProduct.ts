import { demoTemplate } from './demoTemplate.ts';
import { type Product, startProduct } from './product.ts';

/** Demo accounts by role. */
export const demoRoles = {
  rider: 'demo-rider',
  captain: 'demo-captain',
  organizer: 'demo-organizer',
  clubModerator: 'demo-club',
  moderator: 'demo-moderator',
  admin: 'demo-admin',
} as const;

export interface DemoProduct extends Product {
  /** Passwords by username, as printed on start. */
  passwords: ReadonlyMap<string, string>;
}

/** Starts the product with the demo season, without the months before it. */
export async function startDemoProduct(): Promise<DemoProduct> {
  const { passwords, ...folders } = await demoTemplate();
  return { ...(await startProduct(folders)), passwords };
}
