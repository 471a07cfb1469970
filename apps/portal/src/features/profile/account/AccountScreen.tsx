import { SettingsPage } from '../SettingsPage.tsx';
import { AccessSetting } from './AccessSetting.tsx';
import { DataSetting } from './DataSetting.tsx';
import { DeletionSetting } from './DeletionSetting.tsx';
import { DevicesSetting } from './DevicesSetting.tsx';
import { NameSetting } from './NameSetting.tsx';
import { VisibilitySetting } from './VisibilitySetting.tsx';

/** Renders the account: login, sign-in methods, devices, privacy, a copy of the data, deletion. */
export function AccountScreen() {
  return (
    <SettingsPage tab="settingsAccount">
      {(settings) => (
        <>
          <NameSetting settings={settings} />
          <AccessSetting settings={settings} />
          <DevicesSetting />
          <VisibilitySetting settings={settings} />
          <DataSetting />
          <DeletionSetting settings={settings} />
        </>
      )}
    </SettingsPage>
  );
}
