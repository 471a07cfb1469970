import { REGISTRATION_MODES, type RegistrationMode, registrationModeOf } from '@otryv/race';

/** Returns the mode named by a value of the main block: the chosen one, or the only one with the game's expression. */
export function registrationModeOfValue(value: string | null): RegistrationMode | null {
  const chosen = REGISTRATION_MODES.find((mode) => mode === value);
  return chosen ?? registrationModeOf({ categoryEnforcement: true, accessExpression: value });
}
