import { useRead } from '../../lib/api/useRead.ts';

/** The organizer as its owner edits it, with its clubs. */
export function useOwnOrganizer(id: string) {
  return useRead('/api/organizer/{id}', { params: { id } });
}

/** The clubs of an organizer with their moderators. */
export function useClubs(organizerId: string) {
  return useRead('/api/organizer/clubs/{organizerId}', { params: { organizerId } });
}

/** The webhooks that an organizer has. */
export function useWebhooks(organizerId: string) {
  return useRead('/api/organizer/webhooks', { query: { organizerId } });
}

/** A page of what a webhook was sent, the newest first. */
export function useDeliveries(webhookId: string, page: number) {
  return useRead('/api/organizer/webhooks/deliveries', { query: { webhookId, page: String(page), docsOnPage: '20' } });
}

/** The keys of the API that an organizer has. */
export function useKeys(organizerId: string) {
  return useRead('/api/organizer/keys', { query: { organizerId } });
}

/** The account in the game that acts for an organizer. */
export function useBots(organizerId: string) {
  return useRead('/api/organizer/bots', { query: { organizerId } });
}
