import type { Meta, StoryObj } from '@storybook/react-vite';
import { PageHead } from '../Page/PageHead.tsx';
import { Prose } from '../Prose/Prose.tsx';
import { ArticleLayout } from './ArticleLayout.tsx';
import { ContentsList } from './ContentsList.tsx';

const nav = (
  <ContentsList
    label="Райдеру"
    items={[
      { href: '#protocol', label: 'Как читать протокол', current: true },
      { href: '#teams', label: 'Команды и очки сезона' },
    ]}
  />
);

const meta = {
  title: 'Layout/ArticleLayout',
  component: ArticleLayout,
  parameters: { keyboard: ['link'] },
  args: {
    nav,
    contents: <ContentsList label="На этой странице" items={[{ href: '#gap', label: 'Линия отрыва', count: 2 }]} />,
    children: (
      <>
        <PageHead title="Как читать протокол" />
        <Prose lang="ru">
          <p>Протокол отвечает на один вопрос: кто от кого и когда уехал.</p>
          <h2 id="gap">Линия отрыва</h2>
          <p>Чем длиннее розовый отрезок, тем больше разрыв.</p>
        </Prose>
      </>
    ),
  },
} satisfies Meta<typeof ArticleLayout>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Features: Story = { args: { contents: undefined } };
export const States: Story = { globals: { viewport: { value: 'mobile1' } } };
export const EdgeData: Story = { args: { children: <Prose>{'НепрерывноеСлово'.repeat(40)}</Prose> } };
