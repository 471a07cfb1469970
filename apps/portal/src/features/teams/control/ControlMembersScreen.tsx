import { SettingList } from '@otryv/ui';
import { BannedSetting } from './BannedSetting.tsx';
import { ControlPage } from './ControlPage.tsx';
import { HandOverSetting } from './HandOverSetting.tsx';
import { InvitationSetting } from './InvitationSetting.tsx';
import { RequestsSetting } from './RequestsSetting.tsx';
import { RolesSetting } from './RolesSetting.tsx';

/** Renders the members of the reader's team: requests, invitation, roles, bans, hand-over. */
export function ControlMembersScreen() {
  return (
    <ControlPage tab="teamControlMembers">
      {(own, team) => (
        <SettingList>
          <RequestsSetting isCaptain={own.isCaptain} />
          <InvitationSetting />
          <RolesSetting own={own} team={team} />
          <BannedSetting isCaptain={own.isCaptain} />
          {own.isCaptain && <HandOverSetting own={own} team={team} />}
        </SettingList>
      )}
    </ControlPage>
  );
}
