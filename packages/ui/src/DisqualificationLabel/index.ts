export { DisqualificationLabel, type DisqualificationLabelProps } from './DisqualificationLabel.tsx';
