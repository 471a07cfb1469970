// What a reader of an event comes to after the groups: one chunk, loaded behind the first screen.
export { RichText } from '../../../shared/events/RichText.tsx';
export { AdmissionFacts } from './AdmissionFacts.tsx';
export { Eligibility } from './Eligibility.tsx';
