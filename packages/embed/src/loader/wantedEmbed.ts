import { defaultEmbedOptions, type Embed, embedAt, embedPath } from '@otryv/contract/embed';
import { isAccent } from '../live/brand.ts';
import { accentAttribute, embedElements, optionAttributes } from './embedElements.ts';

/**
 * Parses what an element shows from its attributes; `null` without a valid id. Calls `warn` for each invalid attribute.
 */
export function wantedEmbed(element: Element, warn: (sentence: string) => void): Embed | null {
  const name = element.localName;
  const { kind, idAttributes = [], otherwise = '' } = embedElements[name] ?? {};
  const attribute = idAttributes.find((each) => element.hasAttribute(each));
  const id = attribute === undefined ? otherwise : (element.getAttribute(attribute)?.trim() ?? '');
  const given = optionAttributes.flatMap((each) => {
    const value = element.getAttribute(each);
    return value === null ? [] : [[each, value.trim()] as const];
  });
  const searchParams = new URLSearchParams(given.map((pair) => [...pair]));
  // The server validates names of columns and categories: they would add half a kilobyte here.
  const embed = embedAt({ pathname: `/embed/${kind}/${id}`, searchParams }, null);
  if (!embed) {
    warn(
      `<${name}> needs a valid attribute ${idAttributes.map((each) => `"${each}"`).join(' or ')}: nothing is shown.`,
    );
    return null;
  }
  const taken = new URLSearchParams(embedPath(embed).split('?')[1]);
  for (const [option, value] of given) {
    if (option === 'columns') {
      const unknown = namesIn(value).filter((each) => !namesIn(taken.get(option) ?? '').includes(each));
      if (unknown.length > 0) warn(`<${name}> has no columns="${unknown.join(',')}": they are left out.`);
    } else if (value !== String(defaultEmbedOptions[option]) && taken.get(option) !== value) {
      warn(`<${name}> takes no ${option}="${value}": the usual one is shown.`);
    }
  }
  const accent = element.getAttribute(accentAttribute);
  if (accent !== null && !isAccent(accent)) warn(`<${name}> takes no accent="${accent}": write a colour as #rrggbb.`);
  return embed;
}

function namesIn(list: string): string[] {
  return list
    .split(',')
    .map((each) => each.trim())
    .filter(Boolean);
}
