import type { Meta, StoryObj } from '@storybook/react-vite';
import { aUser, sessionOf } from '../../../testing/aSession.ts';
import { PortalAt } from '../../../testing/PortalAt.tsx';
import { neverRespond, respondUnavailable, respondWith, respondWithError } from '../../../testing/respondWith.ts';
import { seriesPath, seriesResponses, someStageResults } from '../../../testing/series.ts';
import { waitForText } from '../../../testing/waitForText.ts';

// Annotated, because the type msw infers cannot be named in a declaration.
const handlers: object[] = seriesResponses();
const own: object[] = [...sessionOf(aUser({ organizer: '65f0000000000000000000c1' })), ...handlers];
const path = '/api/series/stage/results/{urlSlug}/{stageOrder}';

const meta = {
  title: 'Screens/Stage',
  component: PortalAt,
  parameters: { layout: 'fullscreen', msw: handlers },
  args: { address: `${seriesPath}/results/stage/4` },
} satisfies Meta<typeof PortalAt>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Protocol: Story = { play: waitForText('Результаты этапа №4: «Холмы»') };
export const ProtocolPhone: Story = { ...Protocol, globals: { viewport: { value: 'mobile1' } } };
export const Organizer: Story = {
  args: { isSignedIn: true },
  parameters: { msw: own },
  play: waitForText('Журнал решений'),
};
export const Locked: Story = {
  ...Organizer,
  parameters: {
    msw: [
      respondWith(
        path,
        someStageResults(undefined, {
          stage: {
            order: 4,
            name: 'Холмы',
            eventStart: '2026-11-19T16:30:00.000Z',
            lock: { author: 'podvetrenny', reason: 'Проверен', at: '2026-11-20T10:00:00.000Z' },
          },
        }),
      ),
      ...own,
    ],
  },
  play: waitForText('Кто закрыл: podvetrenny'),
};
export const Empty: Story = {
  parameters: { msw: [respondWith(path, someStageResults([])), ...handlers] },
  play: waitForText('Результатов этапа пока нет'),
};
export const Loading: Story = { parameters: { msw: [neverRespond(path), ...handlers] } };
export const Failed: Story = {
  parameters: { msw: [respondUnavailable(path), ...handlers] },
  play: waitForText('Протокол этапа не загрузился'),
};
export const NotFound: Story = {
  parameters: { msw: [respondWithError(path, 404, 'stage_not_found', 'Этап не найден.'), ...handlers] },
  play: waitForText('Такого этапа нет'),
};
