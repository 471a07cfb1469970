import type { Meta, StoryObj } from '@storybook/react-vite';
import { PortalAt } from '../../testing/PortalAt.tsx';
import { neverRespond, respondUnavailable, respondWith, respondWithError } from '../../testing/respondWith.ts';
import {
  aMember,
  anOwnMember,
  aTeam,
  aTeamCard,
  krona,
  memberOf,
  publicTeams,
  season,
  someStatistics,
  strangerOf,
} from '../../testing/teams.ts';
import { waitForText } from '../../testing/waitForText.ts';

// Annotated, because the type msw infers cannot be named in a declaration.
const handlers: object[] = publicTeams();
const longName = 'Объединённая команда любителей длинных названий';
const long = aTeam({
  name: longName,
  shortName: 'ДЛИННОИМЁННЫ',
  appearance: null,
  mission: 'Едем группой, финишируем отрывом, а по воскресеньям ждём последнего. '.repeat(3),
  vk: 'https://vk.com/veter_team',
});
const closed = aTeam({ closedAt: '2026-11-01T00:00:00.000Z', totalMembers: 0 });
const request = { name: 'Ветер', shortName: 'ВЕТЕР', urlSlug: 'veter', requestedAt: '2026-11-19T09:00:00.000Z' };
const ban = {
  name: 'Ветер',
  shortName: 'ВЕТЕР',
  urlSlug: 'veter',
  bannedAt: '2026-10-04T09:00:00.000Z',
  bannedReason: 'дважды ехал под чужим именем',
};
const phone = { viewport: { value: 'mobile1' } };
const invitation = { address: '/teams/invitations/veter-demo-invitation0' };

const meta = {
  title: 'Screens/Teams',
  component: PortalAt,
  parameters: { layout: 'fullscreen', msw: handlers },
  args: { address: '/teams' },
} satisfies Meta<typeof PortalAt>;

export default meta;
type Story = StoryObj<typeof meta>;

export const List: Story = { play: waitForText('Крона') };
export const ListPhone: Story = { ...List, globals: phone };
export const ListOwnFirst: Story = {
  args: { isSignedIn: true },
  parameters: { msw: memberOf() },
  play: waitForText('Ваша'),
};
export const ListEmpty: Story = {
  parameters: { msw: [respondWith('/api/teams', { data: [] })] },
  play: waitForText('Команд пока нет'),
};
export const ListLoading: Story = { parameters: { msw: [neverRespond('/api/teams')] } };
export const ListFailed: Story = {
  parameters: { msw: [respondUnavailable('/api/teams')] },
  play: waitForText('Команды не загрузились'),
};
export const Members: Story = { args: { address: '/teams/veter/members' }, play: waitForText('Вице-капитан') };
export const MembersPhone: Story = { ...Members, globals: phone };
export const MembersWithoutTeam: Story = {
  args: { ...Members.args, isSignedIn: true },
  parameters: { msw: strangerOf() },
  play: waitForText('Вступить в команду'),
};
export const MembersPending: Story = {
  args: { ...Members.args, isSignedIn: true },
  parameters: { msw: strangerOf({ requests: [request] }) },
  play: waitForText('Отозвать заявку'),
};
export const MembersBanned: Story = {
  args: { ...Members.args, isSignedIn: true },
  parameters: { msw: strangerOf({ bans: [ban] }) },
  play: waitForText(/Вход в эту команду для вас закрыт/),
};
export const MembersOfAnother: Story = {
  args: { ...Members.args, isSignedIn: true },
  parameters: { msw: strangerOf({ member: anOwnMember(krona) }) },
  play: waitForText(/Вы в команде «Крона»/),
};
export const MembersAsMember: Story = {
  args: { ...Members.args, isSignedIn: true },
  parameters: { msw: memberOf({ role: null, isCaptain: false }) },
  play: waitForText('Выйти из команды'),
};
export const MembersAsCaptain: Story = {
  args: { ...Members.args, isSignedIn: true },
  parameters: { msw: memberOf() },
  play: waitForText('Пригласить'),
};
export const MembersOffered: Story = {
  args: { ...Members.args, isSignedIn: true },
  parameters: {
    msw: memberOf({
      role: null,
      isCaptain: false,
      handOver: { userId: '65f0000000000000000000a1', rider: null, expiresAt: '2026-11-28T09:00:00.000Z' },
    }),
  },
  play: waitForText('Вам передают команду'),
};
export const MembersLongNames: Story = {
  ...Members,
  parameters: { msw: publicTeams(long) },
  play: waitForText(longName),
};
export const MembersClosed: Story = {
  ...Members,
  parameters: {
    msw: [respondWith('/api/team-members/{urlSlug}', { members: [], season }), ...publicTeams(closed)],
  },
  play: waitForText(/Команда закрыта/),
};
export const MembersNobodyFound: Story = {
  args: { address: '/teams/veter/members?search=никто' },
  play: waitForText('Никого не нашлось'),
};
export const MembersWithoutPoints: Story = {
  ...Members,
  parameters: {
    msw: [
      respondWith('/api/teams/statistics/{urlSlug}', { data: someStatistics({ seasonRating: null, weeks: [] }) }),
      respondWith('/api/team-members/{urlSlug}', {
        members: [aMember(0, { seasonPoints: 0, seasonRaces: 0, rider: null })],
        season,
      }),
      ...publicTeams(),
    ],
  },
  play: waitForText('Капитан'),
};
export const Loading: Story = {
  ...Members,
  parameters: { msw: [neverRespond('/api/teams/{urlSlug}')] },
  play: undefined,
};
export const Failed: Story = {
  ...Members,
  parameters: { msw: [respondUnavailable('/api/teams/{urlSlug}')] },
  play: waitForText('Команда не загрузилась'),
};
export const NotFound: Story = {
  ...Members,
  parameters: { msw: [respondWithError('/api/teams/{urlSlug}', 404, 'team_not_found', 'Нет такой.')] },
  play: waitForText('Такой команды нет'),
};
export const Results: Story = { args: { address: '/teams/veter/results' }, play: waitForText(/Этап 12/) };
export const ResultsPhone: Story = { ...Results, globals: phone };
export const ResultsEmpty: Story = {
  ...Results,
  parameters: {
    msw: [
      respondWith('/api/teams/results/{urlSlug}', {
        teamResults: [],
        quantityPages: 0,
        quantityResults: 0,
        nextCursor: null,
        seasons: [],
      }),
      ...publicTeams(),
    ],
  },
  play: waitForText('У команды пока нет результатов'),
};
export const Achievements: Story = { args: { address: '/teams/veter/achievements' }, play: waitForText(/Холмы/) };
export const AchievementsPhone: Story = { ...Achievements, globals: phone };
export const Invitation: Story = {
  args: invitation,
  parameters: {
    msw: [
      respondWith('/api/teams/invitations/{token}', {
        data: { team: aTeamCard(), expiresAt: '2026-11-28T09:00:00.000Z' },
      }),
    ],
  },
  play: waitForText(/Вас зовут/),
};
export const InvitationNotValid: Story = {
  args: invitation,
  parameters: {
    msw: [
      respondWithError('/api/teams/invitations/{token}', 404, 'team_invitation_not_found', 'Приглашение не действует.'),
    ],
  },
  play: waitForText('Приглашение не действует'),
};
