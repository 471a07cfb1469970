import type { Person } from './people.ts';

export interface Choice {
  provider: string;
  /** Path and query that the decision is appended to. */
  address: string;
  people: readonly Person[];
}

/** Renders a page to choose a person or to deny access, without a script. */
export function choicePage({ provider, address, people }: Choice): string {
  const link = (decision: string) => escapeHtml(`${address}&decision=${encodeURIComponent(decision)}`);
  const items = people.map(
    ({ id, firstName, lastName, email }) =>
      `<li><a href="${link(id)}">${escapeHtml(`${firstName} ${lastName}`)}</a> ${escapeHtml(email ?? 'без почты')}</li>`,
  );
  return `<!doctype html><html lang="ru"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${provider}</title></head><body><h1>${provider}</h1><p>Это замена настоящей службы входа. Кто входит?</p>
<ul>${items.join('\n')}</ul><p><a href="${link('refuse')}">Отказаться</a></p></body></html>`;
}

function escapeHtml(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;');
}
