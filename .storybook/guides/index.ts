import { accountFormsEn } from './accountForms.en.ts';
import { accountForms } from './accountForms.ts';
import { actionsEn } from './actions.en.ts';
import { actions } from './actions.ts';
import { chartsEn } from './charts.en.ts';
import { charts } from './charts.ts';
import type { AnyTranslation, Guide, Guides } from './guide.ts';
import { inputsEn } from './inputs.en.ts';
import { inputs } from './inputs.ts';
import { layoutEn } from './layout.en.ts';
import { layout } from './layout.ts';
import { raceCardsEn } from './raceCards.en.ts';
import { raceCards } from './raceCards.ts';
import { raceFormsEn } from './raceForms.en.ts';
import { raceForms } from './raceForms.ts';
import { raceMarksEn } from './raceMarks.en.ts';
import { raceMarks } from './raceMarks.ts';
import { tablesEn } from './tables.en.ts';
import { tables } from './tables.ts';
import { teamsEn } from './teams.en.ts';
import { teams } from './teams.ts';
import { translated } from './translated.ts';

/** Guides of all components, by their titles in the book. */
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

const english: Record<string, AnyTranslation> = {
  ...layoutEn,
  ...actionsEn,
  ...inputsEn,
  ...accountFormsEn,
  ...raceFormsEn,
  ...raceMarksEn,
  ...raceCardsEn,
  ...tablesEn,
  ...chartsEn,
  ...teamsEn,
};

/** Returns the guide of a component in the toolbar's language: Russian, unless it is English. */
export function guideOf(title: string, locale: unknown): Guide | undefined {
  const guide = guides[title];
  const translation = english[title];
  return guide && translation && locale === 'en' ? translated(guide, translation) : guide;
}
