export { Checkbox, type CheckboxProps } from './Checkbox.tsx';
export { CheckboxGroup, type CheckboxGroupProps, type ChoiceOption } from './CheckboxGroup.tsx';
