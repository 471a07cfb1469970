import type { Meta, StoryObj } from '@storybook/react-vite';
import { aUser, sessionOf } from '../../testing/aSession.ts';
import { reference } from '../../testing/guide.ts';
import { PortalAt } from '../../testing/PortalAt.tsx';
import { respondWithError } from '../../testing/respondWith.ts';
import { waitForText } from '../../testing/waitForText.ts';

const everything = aUser({ role: 'admin', organizer: '65f0000000000000000000c1' });
// Annotated, because the type msw infers cannot be named in a declaration.
const handlers: object[] = [...sessionOf(everything), ...reference()];

const meta = {
  title: 'Screens/Documentation',
  component: PortalAt,
  parameters: { layout: 'fullscreen', msw: handlers },
  args: { address: '/documentation' },
} satisfies Meta<typeof PortalAt>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Home: Story = { play: waitForText('Как читать протокол') };
export const HomePhone: Story = { ...Home, globals: { viewport: { value: 'mobile1' } } };
export const HomeOfAdministrator: Story = {
  args: { isSignedIn: true },
  play: waitForText('Устройство портала'),
};
export const Search: Story = {
  args: { address: '/documentation?search=отрыв' },
  play: waitForText('Найдено 3 места'),
};
export const NothingFound: Story = {
  args: { address: '/documentation?search=нигде' },
  play: waitForText('Ничего не найдено'),
};
export const List: Story = { args: { address: '/documentation/public' }, play: waitForText('Все 6 статей') };
export const Article: Story = {
  args: { address: '/documentation/public/protocol' },
  play: waitForText('Линия отрыва'),
};
export const ArticlePhone: Story = { ...Article, globals: { viewport: { value: 'mobile1' } } };
export const UnknownArticle: Story = {
  args: { address: '/documentation/public/nowhere' },
  parameters: {
    msw: [
      respondWithError('/api/md-documents/{type}/{fileName}', 404, 'document_not_found', 'Такой статьи нет.'),
      ...handlers,
    ],
  },
  play: waitForText('Такой статьи нет'),
};
export const Faq: Story = { args: { address: '/documentation/faq' }, play: waitForText('Как скрыть пульс и вес') };
export const FaqPhone: Story = { ...Faq, globals: { viewport: { value: 'mobile1' } } };
export const ForOrganizers: Story = {
  args: { address: '/documentation/organizer', isSignedIn: true },
  play: waitForText('Серия и зачёт'),
};
export const ForDevelopers: Story = {
  args: { address: '/documentation/development', isSignedIn: true },
  play: waitForText('Устройство портала'),
};
