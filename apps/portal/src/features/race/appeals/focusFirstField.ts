/** Focuses the first field of a form: the button that opened the form is gone, and took the focus with it. */
export function focusFirstField(form: HTMLFormElement | null): void {
  form?.querySelector<HTMLElement>('input, textarea')?.focus();
}
