import { REGISTRATION_MODES, type RegistrationMode, registrationModeOf } from '@otryv/race';

/** The mode that a value of the main block names: the chosen one, or the only one with the expression of the game. */
export function registrationModeOfValue(value: string | null): RegistrationMode | null {
  const chosen = REGISTRATION_MODES.find((mode) => mode === value);
  return chosen ?? registrationModeOf({ categoryEnforcement: true, accessExpression: value });
}
