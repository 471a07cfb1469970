import type { Meta, StoryObj } from '@storybook/react-vite';
import { PortalAt } from '../../testing/PortalAt.tsx';
import { neverRespond, respondUnavailable, respondWith, respondWithError } from '../../testing/respondWith.ts';
import { aSeries, aSeriesCard, aStage, seriesPath, seriesResponses, someSeries } from '../../testing/series.ts';
import { waitForText } from '../../testing/waitForText.ts';

// Annotated, because the type msw infers cannot be named in a declaration.
const handlers: object[] = seriesResponses();
const of = (changes: Parameters<typeof aSeries>[0]): object[] => seriesResponses(aSeries(changes));
const phone = { viewport: { value: 'mobile1' } };

const meta = {
  title: 'Screens/Series',
  component: PortalAt,
  parameters: { layout: 'fullscreen', msw: handlers },
  args: { address: '/series' },
} satisfies Meta<typeof PortalAt>;

export default meta;
type Story = StoryObj<typeof meta>;

export const List: Story = { play: waitForText('Осенний кубок') };
export const ListPhone: Story = { ...List, globals: phone };
export const ListEmpty: Story = {
  parameters: { msw: [respondWith('/api/series/organizers', someSeries())] },
  play: waitForText('Серий пока нет'),
};
export const ListLongNames: Story = {
  parameters: {
    msw: [
      respondWith(
        '/api/series/organizers',
        someSeries({
          ongoing: [
            aSeriesCard({
              name: 'Объединённая осенняя многодневка берега и обратной стороны перевала',
              mission: 'слово'.repeat(40),
            }),
          ],
        }),
      ),
    ],
  },
  play: waitForText('Объединённая осенняя многодневка берега и обратной стороны перевала'),
};
export const ListLoading: Story = { parameters: { msw: [neverRespond('/api/series/organizers')] } };
export const ListFailed: Story = {
  parameters: { msw: [respondUnavailable('/api/series/organizers')] },
  play: waitForText('Серии не загрузились'),
};
export const Results: Story = { args: { address: `${seriesPath}/results` }, play: waitForText('84 очка') };
export const ResultsPhone: Story = { ...Results, globals: phone };
export const ResultsLoading: Story = {
  ...Results,
  parameters: { msw: [neverRespond('/api/series/general-classification/{urlSlug}'), ...handlers] },
  play: waitForText('Осенний кубок'),
};
export const ResultsFailed: Story = {
  ...Results,
  parameters: { msw: [respondUnavailable('/api/series/general-classification/{urlSlug}'), ...handlers] },
  play: waitForText('Зачёт не загрузился'),
};
export const WithoutStage: Story = {
  args: { address: `${seriesPath}/results?without=3` },
  play: waitForText('Вернуть официальный зачёт'),
};
export const Points: Story = {
  args: { address: `${seriesPath}/results?kind=points` },
  play: waitForText('84 очка'),
};
export const CatchUp: Story = {
  ...Results,
  parameters: { msw: of({ type: 'catchUp' }) },
  play: waitForText('Победители'),
};
export const Plain: Story = {
  ...Results,
  parameters: { msw: of({ type: 'series' }) },
  play: waitForText('Прошедшие этапы'),
};
export const Finished: Story = {
  ...Results,
  parameters: { msw: of({ status: 'completed', nextStart: null }) },
  play: waitForText('84 очка'),
};
export const Announced: Story = {
  args: { address: seriesPath },
  parameters: { msw: of({ status: 'upcoming', stages: [aStage(5), aStage(6)] }) },
  play: waitForText('Осенний кубок. Этап 5'),
};
export const Draft: Story = {
  args: { address: `${seriesPath}/regulations` },
  parameters: { msw: of({ isPublished: false, description: '', rules: '', prizes: '' }) },
  play: waitForText('Регламента пока нет'),
};
export const Schedule: Story = {
  args: { address: `${seriesPath}/schedule` },
  play: waitForText('Осенний кубок. Этап 8'),
};
export const Regulations: Story = { args: { address: `${seriesPath}/regulations` }, play: waitForText('Призы') };
export const NotFound: Story = {
  ...Results,
  parameters: { msw: [respondWithError('/api/series/{urlSlug}', 404, 'series_not_found', 'Серия не найдена.')] },
  play: waitForText('Такой серии нет'),
};
