export { AuthLayout, type AuthLayoutProps, Either } from './AuthLayout.tsx';
export { ButtonRow } from './ButtonRow.tsx';
