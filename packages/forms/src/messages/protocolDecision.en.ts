/* Built from protocolDecision.en.icu.json by tools/messages. */
import { formatNumber, plural } from '@otryv/race';

export const en = {
  titleDsq: 'Disqualification',
  titleOff: 'Off the record',
  titleNone: 'Take the decision back',
  titleGroup: (group: string): string => `Move to group ${group}`,
  chosen: 'Chosen rows',
  removeRow: (rider: string): string => `Leave out of the decision: ${rider}`,
  reason: 'Reason',
  reasonHint: 'Everybody sees it: it stands in the protocol beside the label',
  usual: 'Usual reasons',
  submit: (count: number): string =>
    `Write ${plural('en', count, { one: 'the decision', other: `${formatNumber(count, { locale: 'en' })} decisions` })}`,
  submitting: 'Writing',
  usualWeight: 'Weight changed',
  usualPulse: 'No heart rate',
  usualCategory: 'Another category',
  usualVideo: 'No video of the weighing',
  usualPower: 'Power of another category',
  usualMistakenGroup: 'Signed up by mistake',
  usualAppeal: 'Appeal accepted',
  usualMistake: 'Mistake of the moderator',
};
