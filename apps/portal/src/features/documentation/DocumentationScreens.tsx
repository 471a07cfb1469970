import { ArticleScreen } from './ArticleScreen.tsx';
import { DocumentListScreen } from './DocumentListScreen.tsx';

export { DocumentationScreen } from './DocumentationScreen.tsx';
export { FaqScreen } from './FaqScreen.tsx';

export const PublicDocumentsScreen = () => <DocumentListScreen type="public" />;
export const PublicArticleScreen = () => <ArticleScreen type="public" />;
export const OrganizerDocumentsScreen = () => <DocumentListScreen type="organizer" />;
export const OrganizerArticleScreen = () => <ArticleScreen type="organizer" />;
export const DevelopmentDocumentsScreen = () => <DocumentListScreen type="development" />;
export const DevelopmentArticleScreen = () => <ArticleScreen type="development" />;
