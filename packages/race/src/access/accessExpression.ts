/** Variables of the game's access expressions; `true` for a text, `false` for a number. */
const variables = {
  'subgroup.label': false,
  'powerCurves.category': false,
  'powerCurves.zFTP': false,
  'powerCurves.zFTPwkg': false,
  'powerCurves.zMAP': false,
  'powerCurves.zMAPwkg': false,
  'scoring.current': false,
  'profile.age': false,
  'profile.playerType': true,
  'profile.profileId': false,
} as const;

export type AccessVariable = keyof typeof variables;

/** All variables of access expressions, in the game's spelling. */
export const ACCESS_VARIABLES = Object.keys(variables).filter((name): name is AccessVariable => name in variables);

export type AccessOperator = '==' | '!=' | '<' | '<=' | '>' | '>=';

export type AccessOperand = { variable: AccessVariable } | { value: number | string };

export interface AccessComparison {
  type: 'comparison';
  left: AccessOperand;
  operator: AccessOperator;
  right: AccessOperand;
}

/** An expression that the game evaluates for a rider and a group: the rider may enter if it is true. */
export type AccessExpression =
  | { type: 'boolean'; value: boolean }
  | AccessComparison
  | { type: 'and' | 'or'; terms: readonly AccessExpression[] };

/** Returns the variable of that name, case-insensitively as in the game; `null` for an unknown one. */
export function accessVariable(name: string): AccessVariable | null {
  const key = name.toLowerCase();
  return ACCESS_VARIABLES.find((known) => known.toLowerCase() === key) ?? null;
}

export function isText(operand: AccessOperand): boolean {
  return 'variable' in operand ? variables[operand.variable] : typeof operand.value === 'string';
}
