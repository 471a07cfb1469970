import type { SiteData } from '../../lib/site/siteData.ts';

const unnamed = 'не указан';

/** Fills the operator's details into a legal text in place of `{operator}`, `{address}` and `{email}`. */
export function filledLegalText(text: string, { operator, operatorAddress, operatorEmail }: SiteData): string {
  const names: Record<string, string | null> = { operator, address: operatorAddress, email: operatorEmail };
  return text.replace(/\{(\w+)\}/g, (_, name: string) => names[name] ?? unnamed);
}
