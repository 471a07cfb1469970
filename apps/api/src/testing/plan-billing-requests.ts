import type { PlanRequest } from './plan-requests.ts';

const payment = { params: { paymentId: '{payment}' } };

/**
 * Endpoints of billing, for an administrator who owns an organizer, in the order of a payment that is held and
 * cancelled.
 */
export const billingRequests: Record<string, PlanRequest[]> = {
  'GET /api/site-services-price': [{}],
  'GET /api/site-services/purchasable': [{}],
  'GET /api/payments/payload/organizer': [{ query: '?planId=plan-month&returnUrl=/' }],
  'POST /api/payments': [{ body: { createPayload: { planId: 'plan-month', returnUrl: '/' } } }],
  'POST /api/notifications/yookassa': [{ body: { event: 'payment.succeeded', object: { id: '{provider}' } } }],
  'GET /api/payments/{paymentId}': [payment],
  'POST /api/payments/{paymentId}/cancel': [{ ...payment, body: {} }],
  'GET /api/notifications/yookassa': [{}],
  'POST /api/admin/site-services': [{ body: { organizerId: '{organizer}', origin: 'gift', days: 3 } }],
  'GET /api/admin/site-services/{organizerId}': [{ params: { organizerId: '{organizer}' } }],
  'PUT /api/admin/site-services/{slotId}/pause': [{ params: { slotId: '{slot}' }, body: { isPaused: true } }],
  'GET /api/site-services': [{}],
  'GET /api/admin/refunds': [{}],
  'PUT /api/admin/refunds/{paymentId}': [
    { params: { paymentId: '{refunded}' }, body: { choice: 'shorten', refundedKopecks: 5_000 } },
  ],
};
