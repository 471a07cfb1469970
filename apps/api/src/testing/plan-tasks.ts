import { planRace } from './plan-race-requests.ts';

/** Every task of the command line. */
export const planTasks = [
  'bot renew sample@club.example',
  'user add plan-operator=plan-operator@example.com',
  'user password plan-operator',
  'user role plan-reset moderator',
  'user letters plan-reset on',
  'team add {teams}',
  `team fill ${planRace}`,
  'team fill',
  'message add {messages}',
  'fault add {faults}',
  'visit add {visits}',
  'event add 5100001 --organizer Клуб',
  `event sync ${planRace}`,
  `result import ${planRace} --fast`,
  `result import ${planRace} --fewer`,
  `result rebuild ${planRace}`,
  'result rebuild',
  'results refold --dry-run',
  `result rows ${planRace}`,
  'result rows',
  'statistics count',
  'plan set plan-week 10.00 1 week',
  'slot trial Образец 3',
  `result decide ${planRace} {rider} --label DSQ --author Judge`,
  `result undo ${planRace} {decision} --author Judge`,
  `result decisions ${planRace}`,
  'data export {exported}',
  // Of the few documents before the copies; what was stored is gone after it.
  'data import {sample} --replace',
];
