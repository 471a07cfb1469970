import type { Meta, StoryObj } from '@storybook/react-vite';
import { areaOf } from '../../../testing/organizers.ts';
import { PortalAt } from '../../../testing/PortalAt.tsx';
import { respondUnavailable, respondWith, respondWithError } from '../../../testing/respondWith.ts';
import { aSeries, aSeriesCard, ownSeriesResponses, seriesId } from '../../../testing/series.ts';
import { waitForText } from '../../../testing/waitForText.ts';

// Annotated, because the type msw infers cannot be named in a declaration.
const handlers: object[] = [...ownSeriesResponses(), ...areaOf()];
const edit = `/organizer/series/edit/${seriesId}`;

const meta = {
  title: 'Screens/OwnSeries',
  component: PortalAt,
  parameters: { layout: 'fullscreen', msw: handlers },
  args: { address: '/organizer/series/list', isSignedIn: true },
} satisfies Meta<typeof PortalAt>;

export default meta;
type Story = StoryObj<typeof meta>;

export const List: Story = {
  parameters: {
    msw: [
      respondWith('/api/organizer/series', {
        data: [aSeriesCard({ _id: 'd'.repeat(24), name: 'Весенний тур', isPublished: false }), aSeriesCard()],
      }),
      ...handlers,
    ],
  },
  play: waitForText('Весенний тур'),
};
export const ListEmpty: Story = {
  parameters: { msw: [respondWith('/api/organizer/series', { data: [] }), ...handlers] },
  play: waitForText('Серий пока нет'),
};
export const ListFailed: Story = {
  parameters: { msw: [respondUnavailable('/api/organizer/series'), ...handlers] },
  play: waitForText('Серии не загрузились'),
};
export const Create: Story = {
  args: { address: '/organizer/series/create' },
  play: waitForText('Создать серию'),
};
export const Stages: Story = { args: { address: edit }, play: waitForText('Субботний пролог') };
export const StagesPhone: Story = { ...Stages, globals: { viewport: { value: 'mobile1' } } };
export const Draft: Story = {
  ...Stages,
  parameters: {
    msw: [...ownSeriesResponses(aSeries({ isPublished: false, publishedAt: null, stages: [] })), ...areaOf()],
  },
  play: waitForText('Опубликовать'),
};
export const Settings: Story = {
  args: { address: `${edit}?tab=settings` },
  play: waitForText('Удалить серию'),
};
export const NotFound: Story = {
  ...Stages,
  parameters: {
    msw: [
      respondWithError('/api/organizer/series/{seriesId}', 404, 'series_not_found', 'Серия не найдена.'),
      ...handlers,
    ],
  },
  play: waitForText('Такой серии нет'),
};
