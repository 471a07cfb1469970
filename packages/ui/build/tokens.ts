import { readFile, writeFile } from 'node:fs/promises';
import StyleDictionary, { type Config, type TransformedToken } from 'style-dictionary';
import { brandDeclarations, brandSupport, followingBrand } from './brand.ts';

const themes = ['light', 'dark', 'contrast'] as const;
type Theme = (typeof themes)[number];

const source = new URL('../tokens/tokens.json', import.meta.url);
const outputs = {
  css: new URL('../src/generated/tokens.css', import.meta.url),
  ts: new URL('../src/generated/tokens.ts', import.meta.url),
};

const themeOf = (token: TransformedToken) => themes.find((theme) => theme === token.path[0]);
const isPublic = (token: TransformedToken) => token.path[0] !== 'primitive' || token.path[2] === 'poster';
const nameOf = (token: TransformedToken) => `--otryv-${(themeOf(token) ? token.path.slice(1) : token.path).join('-')}`;

async function readTokens(): Promise<TransformedToken[]> {
  const config: Config = {
    tokens: JSON.parse(await readFile(source, 'utf8')),
    platforms: { css: { transforms: ['fontFamily/css', 'cubicBezier/css', 'shadow/css/shorthand'] } },
    log: { verbosity: 'silent' },
  };
  const { allTokens } = await new StyleDictionary(config).getPlatformTokens('css');

  return allTokens.filter(isPublic);
}

function valuesOf(tokens: TransformedToken[], theme?: Theme): Map<string, string> {
  return new Map(
    tokens.filter((token) => themeOf(token) === theme).map((token) => [nameOf(token), String(token.$value)]),
  );
}

const colourPattern = /#[0-9a-f]{3,8}\b/gi;
const transparent = '#0000';

/** Combines both themes in one value; shadows differ in shape, so each theme's layers are transparent in the other. */
function lightDark(light: string, dark: string): string {
  if (light === dark) return light;
  if (!light.includes(' ')) return `light-dark(${light}, ${dark})`;
  const lightLayers = light.replace(colourPattern, (colour) => `light-dark(${colour}, ${transparent})`);
  const darkLayers = dark.replace(colourPattern, (colour) => `light-dark(${transparent}, ${colour})`);

  return `${lightLayers}, ${darkLayers}`;
}

/** Media queries cannot use variables: breakpoints are only for TypeScript. */
const isForStyles = ([name]: [string, string]) => !name.startsWith('--otryv-breakpoint-');

const declarations = (values: Iterable<[string, string]>, indent: string) =>
  [...values].map(([name, value]) => `${indent}${name}: ${value};`).join('\n');

function toCss(tokens: TransformedToken[]): string {
  const dark = valuesOf(tokens, 'dark');
  const contrast = valuesOf(tokens, 'contrast');
  const themed = [...valuesOf(tokens, 'light')].map(([name, light]): [string, string] => {
    const darkValue = dark.get(name);
    if (darkValue === undefined || !contrast.has(name)) throw new Error(`${name} is missing in dark or contrast`);
    return [name, followingBrand(name, lightDark(light, darkValue))];
  });

  return `/* Built from tokens/tokens.json by build/tokens.ts. */
@layer otryv {
  :root {
    /* A page without a theme keeps its own \`color-scheme\`, light where it sets none, as a bundler for older browsers writes that. */
    --lightningcss-light: initial;
    --lightningcss-dark: ;
${declarations([...valuesOf(tokens)].filter(isForStyles), '    ')}
  }

  /* Where a theme begins, as a bundler for older browsers resolves light-dark() where a variable is declared. */
  :root,
  [data-theme] {
${declarations(themed, '    ')}
  }

  @supports ${brandSupport} {
    :root,
    [data-theme] {
${declarations(brandDeclarations, '      ')}
    }
  }

  [data-theme='system'] {
    color-scheme: light dark;
  }

  [data-theme='light'] {
    color-scheme: light;
  }

  [data-theme='dark'] {
    color-scheme: dark;
  }

  [data-theme='contrast'] {
    color-scheme: light;
${declarations(contrast, '    ')}
  }

  @media (prefers-contrast: more) {
    :root:not([data-theme]),
    [data-theme='system'] {
      color-scheme: light;
${declarations(contrast, '      ')}
    }
  }

  @media print {
    :root,
    [data-theme] {
      color-scheme: light;
    }
  }
}
`;
}

function toTypeScript(tokens: TransformedToken[]): string {
  const asObject = (theme?: Theme) => Object.fromEntries(valuesOf(tokens, theme));
  const map = { base: asObject(), light: asObject('light'), dark: asObject('dark'), contrast: asObject('contrast') };

  return `// Built from tokens/tokens.json by build/tokens.ts.
export const tokens = ${JSON.stringify(map, null, 2)} as const;
`;
}

/** Generates the committed style sheet and TypeScript map of all tokens. */
export async function renderTokens(): Promise<{ css: string; ts: string }> {
  const tokens = await readTokens();
  return { css: toCss(tokens), ts: toTypeScript(tokens) };
}

if (import.meta.main) {
  const rendered = await renderTokens();
  await Promise.all([writeFile(outputs.css, rendered.css), writeFile(outputs.ts, rendered.ts)]);
}
