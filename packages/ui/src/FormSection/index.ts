export { FieldRow, FormSection, type FormSectionProps } from './FormSection.tsx';
