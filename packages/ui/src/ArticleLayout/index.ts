export { ArticleLayout, type ArticleLayoutProps } from './ArticleLayout.tsx';
export { type ContentsItem, ContentsList, type ContentsListProps } from './ContentsList.tsx';
