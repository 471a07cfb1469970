import type { RegisteredField } from './fieldRegistry.ts';

const invalid = '[aria-invalid="true"]:not([type="file"])';

/**
 * What controls say themselves of what is typed in them, by the names of their fields: letters in a field of a number
 * have no value that a schema could refuse. What the form put beside a field is none of it. A refused file is not among
 * the chosen ones, so it keeps nothing.
 */
export function controlFaults(
  form: HTMLFormElement,
  fields: ReadonlyMap<string, RegisteredField>,
): Record<string, string> {
  const faults: Record<string, string> = {};
  for (const [name, { id, error }] of fields) {
    const own = `[id="${CSS.escape(id)}"]`;
    const faulty = form.querySelector(`${own}${invalid}, ${own} ${invalid}`);
    const sentence = faulty && document.getElementById(`${faulty.id}-error`)?.textContent;
    if (sentence && sentence !== error) faults[name] = sentence;
  }
  return faults;
}
