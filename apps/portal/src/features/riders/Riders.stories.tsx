import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { aUser, sessionOf } from '../../testing/aSession.ts';
import { PortalAt } from '../../testing/PortalAt.tsx';
import { neverRespond, respondUnavailable, respondWith, respondWithError } from '../../testing/respondWith.ts';
import {
  aComparison,
  aComparisonOfThree,
  aListedRider,
  aProfile,
  aRiderPower,
  aRiderWithEverything,
  someMetrics,
  someRiders,
} from '../../testing/riders.ts';
import { waitForText } from '../../testing/waitForText.ts';

// Annotated, because the type msw infers cannot be named in a declaration.
const handlers: object[] = aRiderWithEverything();
const compare = '/api/race/profile/compare';
const phone = { globals: { viewport: { value: 'mobile1' } } } as const;
const longName = { firstName: 'Александр-Мария', lastName: 'Преображенский-Долгоруков Łódźki' };
const bare = aProfile(
  {
    ...longName,
    category: null,
    countryAlpha3: null,
    age: null,
    weight: null,
    ftp: null,
    racingScoreChange: null,
    competitionMetrics: null,
    medals: { gold: 0, silver: 0, bronze: 0 },
  },
  { powerCurve: null, quantityRace: 0, streams: null },
);
const forecast = {
  category: 'C',
  next: 'B',
  watts: 243,
  wattsPerKg: 3.28,
  neededWatts: 211,
  neededWattsPerKg: 3.54,
  missingWatts: 0,
  missingWattsPerKg: 0.26,
  wattsToReach: 263,
};

const meta = {
  title: 'Screens/Riders',
  component: PortalAt,
  parameters: { layout: 'fullscreen', msw: handlers },
  args: { address: '/riders' },
} satisfies Meta<typeof PortalAt>;

export default meta;
type Story = StoryObj<typeof meta>;

export const List: Story = { play: waitForText('Лев Подветренный') };
export const ListPhone: Story = { ...List, ...phone };
export const ListLong: Story = {
  parameters: { msw: [respondWith('/api/riders', someRiders([aListedRider(0, longName), aListedRider(1)]))] },
  play: waitForText(/Преображенский/),
};
export const ListOne: Story = {
  parameters: { msw: [respondWith('/api/riders', { ...someRiders([aListedRider(0)]), quantityPages: 1 })] },
  play: waitForText('Лев Подветренный'),
};
export const ListMany: Story = {
  parameters: {
    msw: [respondWith('/api/riders', someRiders(Array.from({ length: 50 }, (_, at) => aListedRider(at))))],
  },
  play: waitForText('Лев Подветренный'),
};
export const ListNobodyFits: Story = {
  args: { address: '/riders?search=nobody&category=A' },
  parameters: { msw: [respondWith('/api/riders', someRiders([]))] },
  play: waitForText('Райдеров не нашлось'),
};
export const ListEmpty: Story = {
  parameters: { msw: [respondWith('/api/riders', someRiders([]))] },
  play: waitForText('Райдеров пока нет'),
};
export const ListLoading: Story = { parameters: { msw: [neverRespond('/api/riders')] } };
export const ListFailed: Story = {
  parameters: { msw: [respondUnavailable('/api/riders')] },
  play: waitForText(/База данных сейчас/),
};

export const Results: Story = { args: { address: '/profile/1020/results' }, play: waitForText('Утренний подъём') };
export const ResultsPhone: Story = { ...Results, ...phone };
export const ResultsOwn: Story = {
  args: { address: '/profile/1020/results', isSignedIn: true },
  parameters: { msw: [...sessionOf(aUser()), ...aRiderWithEverything()] },
  play: waitForText('Обновить данные'),
};
export const ResultsEmpty: Story = {
  args: { address: '/profile/1020/results' },
  parameters: {
    msw: [
      respondWith('/api/race/profile/results', {
        userResults: [],
        quantityPages: 0,
        quantityResults: 0,
        nextCursor: null,
      }),
      ...aRiderWithEverything(bare),
    ],
  },
  play: waitForText('Результатов пока нет'),
};
export const ResultsFailed: Story = {
  args: { address: '/profile/1020/results' },
  parameters: { msw: [respondUnavailable('/api/race/profile/results'), ...aRiderWithEverything()] },
  play: waitForText(/База данных сейчас/),
};
export const Power: Story = {
  args: { address: '/profile/1020/power?race=a.1&rider=2040' },
  parameters: { msw: [respondWith('/api/race/profile/{zwiftId}/power', aRiderPower({ forecast })), ...handlers] },
  play: waitForText(/До B не хватает 0,26/),
};
export const PowerPhone: Story = { ...Power, ...phone };
export const PowerOfAllTime: Story = {
  args: { address: '/profile/1020/power?power=watts' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('radio', { name: 'всё время' }));
    await canvas.findByText(/Лучшее из всех заездов/);
  },
};
export const PowerHidden: Story = {
  args: { address: '/profile/1020/power?power=watts' },
  parameters: { msw: aRiderWithEverything(aProfile({ isWeightHidden: true, weight: null })) },
  play: waitForText(/Вес скрыт, поэтому/),
};
export const PowerEmpty: Story = {
  args: { address: '/profile/1020/power' },
  parameters: {
    msw: [
      respondWith('/api/race/profile/{zwiftId}/power', {
        powerCurve: null,
        records: [],
        powerFromEvents: [],
        forecast: null,
      }),
      ...handlers,
    ],
  },
  play: waitForText('Заездов с мощностью нет'),
};
export const PowerFailed: Story = {
  args: { address: '/profile/1020/power' },
  parameters: { msw: [respondUnavailable('/api/race/profile/{zwiftId}/power'), ...handlers] },
  play: waitForText('Мощность не загрузилась'),
};
export const Score: Story = { args: { address: '/profile/1020/racing-score' }, play: waitForText(/Пунктиром дни/) };
export const ScorePhone: Story = { ...Score, ...phone };
export const Weight: Story = { args: { address: '/profile/1020/weight-and-height' }, play: waitForText('Рост, см') };
export const WeightHidden: Story = {
  args: { address: '/profile/1020/weight-and-height' },
  parameters: {
    msw: [
      respondWith('/api/race/profile/{zwiftId}/metrics', someMetrics({ isWeightHidden: true, isHeightHidden: true })),
      ...handlers,
    ],
  },
  play: waitForText(/Райдер скрыл вес/),
};
export const HistoryFailed: Story = {
  args: { address: '/profile/1020/racing-score' },
  parameters: { msw: [respondUnavailable('/api/race/profile/{zwiftId}/metrics'), ...handlers] },
  play: waitForText('История не загрузилась'),
};
export const LongName: Story = {
  args: { address: '/profile/1020/results' },
  parameters: { msw: aRiderWithEverything(bare) },
  play: waitForText(/Преображенский/),
};
export const LongNamePhone: Story = { ...LongName, ...phone };
export const ProfileLoading: Story = {
  args: { address: '/profile/1020/power' },
  parameters: { msw: [neverRespond('/api/race/profile/{zwiftId}')] },
};
export const ProfileFailed: Story = {
  args: { address: '/profile/1020/power' },
  parameters: { msw: [respondUnavailable('/api/race/profile/{zwiftId}')] },
  play: waitForText('Райдер не загрузился'),
};
export const ProfileNotFound: Story = {
  args: { address: '/profile/9/results' },
  parameters: { msw: [respondWithError('/api/race/profile/{zwiftId}', 404, 'rider_not_found', 'Нет такого.')] },
  play: waitForText('Такого райдера нет'),
};

export const Compared: Story = {
  args: { address: '/compare?riders=1020,2040' },
  play: waitForText(/впереди в 2 из 3/),
};
export const ComparedPhone: Story = { ...Compared, ...phone };
export const ComparedThree: Story = {
  args: { address: '/compare?riders=1020,2040,3060' },
  parameters: {
    msw: [respondWith(compare, aComparisonOfThree({ zwiftId: 3060, ...longName })), ...handlers],
  },
  play: waitForText('2 : 1 : 1'),
};
export const ComparedNobody: Story = { args: { address: '/compare' }, play: waitForText('Кого сравнить?') };
export const ComparedNever: Story = {
  args: { address: '/compare?riders=1020,2040' },
  parameters: {
    msw: [
      respondWith(compare, aComparison(undefined, { races: [], quantityCommon: 0, quantityCounted: 0 })),
      ...handlers,
    ],
  },
  play: waitForText('Общих заездов нет'),
};
export const ComparedLoading: Story = {
  args: { address: '/compare?riders=1020,2040' },
  parameters: { msw: [neverRespond(compare), ...handlers] },
};
export const ComparedFailed: Story = {
  args: { address: '/compare?riders=1020,2040' },
  parameters: { msw: [respondUnavailable(compare), ...handlers] },
  play: waitForText('Сравнение не загрузилось'),
};
