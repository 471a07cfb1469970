import { aProtocol, outOfRanking } from './aProtocol.ts';

/** Protocols for the controls of a story: of realistic sizes, and all out of the classification. */
export const rowPresets = {
  '1 финишировавший': aProtocol(1),
  '30 финишировавших': aProtocol(30),
  '300 финишировавших': [...aProtocol(300), ...outOfRanking()],
  '1000 финишировавших': [...aProtocol(1000), ...outOfRanking()],
  'Никто не финишировал': [],
  'Все вне зачёта': outOfRanking(),
};

/** The control of `rows`: a choice of presets. */
export const rowPresetControl = {
  options: Object.keys(rowPresets),
  mapping: rowPresets,
  control: { type: 'select' as const },
};
