import type { Meta, StoryObj } from '@storybook/react-vite';
import { anEditedEvent, editedId, moderation } from '../../testing/gameEvents.ts';
import { PortalAt } from '../../testing/PortalAt.tsx';
import { neverRespond, respondUnavailable } from '../../testing/respondWith.ts';
import { waitForText } from '../../testing/waitForText.ts';

// Annotated, because the type msw infers cannot be named in a declaration.
const handlers: object[] = moderation();
const may = { add: false, editSite: true, editGame: false, editStart: false, delete: false };
const phone = { viewport: { value: 'mobile1' } };

const meta = {
  title: 'Screens/Zwift',
  component: PortalAt,
  parameters: { layout: 'fullscreen', msw: handlers },
  args: { address: '/zwift/event/create', isSignedIn: true },
} satisfies Meta<typeof PortalAt>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Create: Story = { play: waitForText('Что изменится') };
export const CreatePhone: Story = { ...Create, globals: phone };
export const CreateWithoutClubs: Story = {
  parameters: { msw: moderation(anEditedEvent(), []) },
  play: waitForText('Нет клубов, которые вы ведёте'),
};
export const Copy: Story = {
  args: { address: `/zwift/event/create?copy=${editedId}` },
  play: waitForText('Что изменится'),
};
export const Add: Story = {
  args: { address: `/zwift/event/add?eventId=${editedId}` },
  play: waitForText('Ответ игры целиком'),
};
export const EditList: Story = {
  args: { address: '/zwift/event/edit' },
  play: waitForText('Осенний кубок. Этап 5'),
};
export const Edit: Story = { args: { address: `/zwift/event/edit/${editedId}` }, play: waitForText('Что изменится') };
export const EditPhone: Story = { ...Edit, globals: phone };
export const EditStarted: Story = {
  ...Edit,
  parameters: { msw: moderation(anEditedEvent({ started: true, may })) },
  play: waitForText('Заезд уже начался'),
};
export const EditBehind: Story = {
  ...Edit,
  parameters: {
    msw: moderation(
      anEditedEvent({
        isCurrent: false,
        changes: [{ type: 'group', group: 1, field: 'laps', before: 1, after: 3 }],
      }),
    ),
  },
  play: waitForText('В игре заезд уже другой, чем на сайте'),
};
export const View: Story = {
  args: { address: `/zwift/event/view?eventId=${editedId}` },
  play: waitForText('Ответ игры целиком'),
};
export const Loading: Story = {
  args: { address: `/zwift/event/edit/${editedId}` },
  parameters: { msw: [neverRespond('/api/zwift/events/moderator/{eventId}'), ...moderation()] },
};
export const Failed: Story = {
  args: { address: `/zwift/event/edit/${editedId}` },
  parameters: { msw: [respondUnavailable('/api/zwift/events/moderator/{eventId}'), ...moderation()] },
  play: waitForText('Заезд не загрузился'),
};
