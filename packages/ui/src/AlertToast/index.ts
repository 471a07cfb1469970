export { AlertToast, type AlertToastProps, type AlertTone } from './AlertToast.tsx';
export { AlertToasts } from './AlertToasts.tsx';
