import type { BaseTableProps } from './DataTable.tsx';

/** Props that a table with a separate root element passes to its `DataTable` unchanged. */
type PassedProps = Pick<
  BaseTableProps,
  | 'paperTitle'
  | 'sortHref'
  | 'columnLayout'
  | 'defaultColumnLayout'
  | 'onColumnLayout'
  | 'density'
  | 'renderLink'
  | 'moreHref'
  | 'loading'
  | 'error'
  | 'onRetry'
>;

/** Separates the props of the `DataTable` inside a table from the attributes of the table's root element. */
export function splitTableProps<Props extends PassedProps>(
  props: Props,
): [passed: PassedProps, attributes: Omit<Props, keyof PassedProps>] {
  const {
    paperTitle,
    sortHref,
    columnLayout,
    defaultColumnLayout,
    onColumnLayout,
    density,
    renderLink,
    moreHref,
    loading,
    error,
    onRetry,
    ...attributes
  } = props;
  const passed = {
    paperTitle,
    sortHref,
    columnLayout,
    defaultColumnLayout,
    onColumnLayout,
    density,
    renderLink,
    moreHref,
    loading,
    error,
    onRetry,
  };
  return [passed, attributes];
}
