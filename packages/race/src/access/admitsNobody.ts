/**
 * Whether the game admits no riders to an event, in any group: its expression is that of closed registration.
 *
 * Source: the access rules of the game.
 */
export function admitsNobody(event: { categoryEnforcement: boolean; accessExpression: string | null }): boolean {
  return event.categoryEnforcement && event.accessExpression?.trim() === 'false';
}
