import type { Meta } from '@storybook/react-vite';
import { PortalAt } from '../../testing/PortalAt.tsx';
import { type StateStory, screenStates } from '../../testing/screenStates.ts';
import shared, { Article, Faq, Home, List } from './Documentation.stories.tsx';

const meta = {
  title: 'Screens/Documentation states',
  component: PortalAt,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof PortalAt>;

export default meta;

const ofHome = screenStates(shared, Home);
const ofArticle = screenStates(shared, Article);
const ofList = screenStates(shared, List);
const ofFaq = screenStates(shared, Faq);

export const HomeLoading: StateStory = ofHome.loading;
export const HomeSlow: StateStory = ofHome.slow;
export const HomeFailed: StateStory = ofHome.failed;
export const HomeForbidden: StateStory = ofHome.forbidden;
export const HomeOffline: StateStory = ofHome.offline;

export const ArticleLoading: StateStory = ofArticle.loading;
export const ArticleSlow: StateStory = ofArticle.slow;
export const ArticleFailed: StateStory = ofArticle.failed;
export const ArticleForbidden: StateStory = ofArticle.forbidden;
export const ArticleOffline: StateStory = ofArticle.offline;

export const FaqLoading: StateStory = ofFaq.loading;
export const FaqSlow: StateStory = ofFaq.slow;
export const FaqFailed: StateStory = ofFaq.failed;
export const FaqForbidden: StateStory = ofFaq.forbidden;
export const FaqOffline: StateStory = ofFaq.offline;

export const ListLoading: StateStory = ofList.loading;
export const ListSlow: StateStory = ofList.slow;
export const ListFailed: StateStory = ofList.failed;
export const ListForbidden: StateStory = ofList.forbidden;
export const ListOffline: StateStory = ofList.offline;
