export { type KeyFigure, KeyFigures, type KeyFiguresProps } from './KeyFigures.tsx';
export { type MetaItem, MetaList, type MetaListProps } from './MetaList.tsx';
export { Page, type PageProps } from './Page.tsx';
export { PageHead, type PageHeadProps } from './PageHead.tsx';
