export { ServiceSlot, type ServiceSlotProps } from './ServiceSlot.tsx';
