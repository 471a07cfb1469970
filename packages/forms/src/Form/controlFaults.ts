import type { RegisteredField } from './fieldRegistry.ts';

const invalid = '[aria-invalid="true"]:not([type="file"])';
/** Matches fields that show their error on blur. */
const kept = '[data-fault]';

/**
 * Returns the errors that controls themselves report for typed text, by field name: non-numeric text in a number field
 * has no value that a schema could reject. Excludes errors set by the form. A rejected file is not among the selected
 * ones, so it does not prevent saving.
 */
export function controlFaults(
  form: HTMLFormElement,
  fields: ReadonlyMap<string, RegisteredField>,
): Record<string, string> {
  const faults: Record<string, string> = {};
  for (const [name, { id, error }] of fields) {
    const own = `[id="${CSS.escape(id)}"]`;
    const faulty = form.querySelector(`${own}${invalid}, ${own} ${invalid}`);
    const untold = form.querySelector<HTMLElement>(`${own}${kept}, ${own} ${kept}`);
    const sentence = untold?.dataset.fault ?? (faulty && document.getElementById(`${faulty.id}-error`)?.textContent);
    if (sentence && sentence !== error) faults[name] = sentence;
  }
  return faults;
}
