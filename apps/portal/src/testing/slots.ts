import type { ServiceSlotDto, ServiceSlots } from '@otryv/contract';

/** Creates a slot in force at the moment of the stories, for 22 more days. */
export function aSlot(changes: Partial<ServiceSlotDto> = {}): ServiceSlotDto {
  return {
    id: '65f0000000000000000000f5',
    entityName: 'organizer',
    description: 'Сервис организатора, 1 месяц',
    origin: 'purchased',
    startDate: '2026-11-12T09:00:00.000Z',
    endDate: '2026-12-13T20:59:59.999Z',
    isPaused: false,
    expired: false,
    amount: { kopecks: 149_000, currency: 'RUB' },
    ...changes,
  };
}

export const upcomingSlot = aSlot({
  id: '65f0000000000000000000f6',
  startDate: '2026-12-13T20:59:59.999Z',
  endDate: '2027-01-13T20:59:59.999Z',
});

export const expiredSlot = aSlot({
  id: '65f0000000000000000000f7',
  description: 'Сервис организатора, пробный период',
  origin: 'trial',
  startDate: '2026-09-10T09:00:00.000Z',
  endDate: '2026-10-11T20:59:59.999Z',
  expired: true,
  amount: null,
});

export const noSlots: ServiceSlots = { active: [], upcoming: [], expired: [] };
export const everySlot: ServiceSlots = { active: [aSlot()], upcoming: [upcomingSlot], expired: [expiredSlot] };
