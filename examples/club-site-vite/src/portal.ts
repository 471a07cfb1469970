import { createClient } from '@otryv/client';

export const { VITE_PORTAL: portal, VITE_EVENT: eventId, VITE_PORTAL_KEY: key } = import.meta.env;

/** One client for the page: a response that has not changed is not sent again. */
export const otryv = createClient({ baseUrl: portal, ...(key && { key }) });
