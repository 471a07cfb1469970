export type { FindGameRider, GameRider } from './useGameRider.ts';
export { ZwiftIdForm, type ZwiftIdFormProps, type ZwiftIdLink } from './ZwiftIdForm.tsx';
