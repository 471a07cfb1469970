/** Measurement by size-limit of an entry of `.size-limit.json`, whose name is `ui: charts` or `race`. */
export interface Measured {
  name: string;
  /** Size in bytes. */
  size: number;
}

const marked = /(<!-- sizes -->\n).*?(\n<!-- \/sizes -->)/s;
/** Sizes differ slightly between versions of libraries, which is irrelevant to readers. */
const tolerance = 0.02;

/** Writes the sizes of a package between the marks of its README; returns the given text if it has none. */
export function withSizes(readme: string, sizes: readonly Measured[]): string {
  const parts = sizes.map(({ name, size }) => `${labelOf(name)} ${kilobytes(size)}`);
  return readme.replace(marked, (_, before, after) => `${before}Gzipped, without React: ${parts.join('; ')}.${after}`);
}

/** Returns the sizes that the README lacks, or that are off by more than the tolerance. */
export function wrongSizes(readme: string, sizes: readonly Measured[]): string[] {
  const [line = ''] = marked.exec(readme) ?? [];
  return sizes.flatMap(({ name, size }) => {
    const stated = line.split(`${labelOf(name)} `)[1]?.split(/;|\.\n/)[0];
    const isRight = stated !== undefined && Math.abs(Number.parseFloat(stated) * 1000 - size) <= size * tolerance;
    return isRight ? [] : [`${labelOf(name)} is ${kilobytes(size)}, not ${stated ?? 'stated'}`];
  });
}

function labelOf(name: string): string {
  return /: (.*)/.exec(name)?.[1] ?? 'everything';
}

function kilobytes(size: number): string {
  return `${Number((size / 1000).toPrecision(3))} kB`;
}
