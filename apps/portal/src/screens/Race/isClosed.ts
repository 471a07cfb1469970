import type { Event } from '@otryv/contract';

/** Whether the game lets nobody sign up for a race: such is the expression of closed registration. */
export function isClosed({ categoryEnforcement, accessExpression }: Event): boolean {
  return categoryEnforcement && accessExpression?.trim() === 'false';
}
