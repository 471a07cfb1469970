import { accountForms } from './accountForms.ts';
import { actions } from './actions.ts';
import { charts } from './charts.ts';
import type { Guides } from './guide.ts';
import { inputs } from './inputs.ts';
import { layout } from './layout.ts';
import { raceCards } from './raceCards.ts';
import { raceForms } from './raceForms.ts';
import { raceMarks } from './raceMarks.ts';
import { tables } from './tables.ts';
import { teams } from './teams.ts';

/** The guide of every component, by its title in the book. */
export const guides: Guides = {
  ...layout,
  ...actions,
  ...inputs,
  ...accountForms,
  ...raceForms,
  ...raceMarks,
  ...raceCards,
  ...tables,
  ...charts,
  ...teams,
};
