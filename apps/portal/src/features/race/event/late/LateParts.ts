// Sections of an event below the groups: one chunk, loaded after the first screen.
export { RichText } from '../../../shared/events/RichText.tsx';
export { AdmissionFacts } from './AdmissionFacts.tsx';
export { Eligibility } from './Eligibility.tsx';
