export { type GivenSlot, GivenSlotForm, type GivenSlotFormProps } from './GivenSlotForm.tsx';
