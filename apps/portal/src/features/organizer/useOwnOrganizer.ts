import { useRead } from '../../lib/api/useRead.ts';

/** Returns the organizer for its owner, with its clubs. */
export function useOwnOrganizer(id: string) {
  return useRead('/api/organizer/{id}', { params: { id } });
}

/** Returns the clubs of an organizer with their moderators. */
export function useClubs(organizerId: string) {
  return useRead('/api/organizer/clubs/{organizerId}', { params: { organizerId } });
}

/** Returns the webhooks of an organizer. */
export function useWebhooks(organizerId: string) {
  return useRead('/api/organizer/webhooks', { query: { organizerId } });
}

/** Returns a page of a webhook's deliveries, newest first. */
export function useDeliveries(webhookId: string, page: number) {
  return useRead('/api/organizer/webhooks/deliveries', { query: { webhookId, page: String(page), docsOnPage: '20' } });
}

/** Returns the API keys of an organizer. */
export function useKeys(organizerId: string) {
  return useRead('/api/organizer/keys', { query: { organizerId } });
}

/** Returns the game accounts that act for an organizer. */
export function useBots(organizerId: string) {
  return useRead('/api/organizer/bots', { query: { organizerId } });
}
