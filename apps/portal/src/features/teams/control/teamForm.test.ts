import { describe, expect, it } from 'vitest';
import { aTeam } from '../../../testing/teams.ts';
import { teamForm, teamValues } from './teamForm.ts';

const texts = {
  name: 'Ветер',
  shortName: 'ВЕТЕР',
  mission: '',
  description: '',
  telegramGroup: '',
  telegramChannel: '',
  website: '',
  vk: '',
  zwiftClubId: '',
  badgeBackground: '#1f6fd0',
  badgeTextColor: '',
};

describe('teamValues', () => {
  it('are blank for missing values', () => {
    const team = aTeam({ website: null, zwiftClubId: null, appearance: null });

    expect(teamValues(team)).toMatchObject({ name: 'Ветер', website: '', zwiftClubId: '', badgeBackground: '' });
  });
});

describe('teamForm', () => {
  it('has every text, including a blank one, and the selected files', () => {
    const logo = new File(['x'], 'logo.png');

    const form = teamForm({ ...texts, logoFile: [logo], posterFile: [], removesLogo: false, removesPoster: true });

    expect(Object.fromEntries(form)).toEqual({ ...texts, removesLogo: 'false', removesPoster: 'true', logoFile: logo });
  });
});
