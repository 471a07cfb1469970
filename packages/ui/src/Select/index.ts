export { PageSizeSelect, type PageSizeSelectProps, pageSizes } from './PageSizeSelect.tsx';
export { Select, type SelectOption, type SelectProps } from './Select.tsx';
export { SelectField, type SelectFieldProps } from './SelectField.tsx';
