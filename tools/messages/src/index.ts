export { recompileMessages } from './recompileMessages.ts';
