import type { Meta } from '@storybook/react-vite';
import { PortalAt } from '../../../testing/PortalAt.tsx';
import { type StateStory, screenStates } from '../../../testing/screenStates.ts';
import shared, { Bot, News } from './SiteArea.stories.tsx';

const meta = {
  title: 'Screens/News and bot states',
  component: PortalAt,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof PortalAt>;

export default meta;

const ofNews = screenStates(shared, News);
const ofBot = screenStates(shared, Bot);

export const NewsLoading: StateStory = ofNews.loading;
export const NewsSlow: StateStory = ofNews.slow;
export const NewsFailed: StateStory = ofNews.failed;
export const NewsForbidden: StateStory = ofNews.forbidden;
export const NewsOffline: StateStory = ofNews.offline;

export const BotLoading: StateStory = ofBot.loading;
export const BotSlow: StateStory = ofBot.slow;
export const BotFailed: StateStory = ofBot.failed;
export const BotForbidden: StateStory = ofBot.forbidden;
export const BotOffline: StateStory = ofBot.offline;
