// A chunk of its own: icons and buttons are for tables that did not load.
export { ErrorState } from '@otryv/ui';
