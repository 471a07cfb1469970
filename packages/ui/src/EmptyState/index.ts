export { EmptyState, type EmptyStateProps } from './EmptyState.tsx';
export { ErrorState, type ErrorStateProps } from './ErrorState.tsx';
export { Forbidden, type ForbiddenProps } from './Forbidden.tsx';
export { NotFound, type NotFoundProps } from './NotFound.tsx';
