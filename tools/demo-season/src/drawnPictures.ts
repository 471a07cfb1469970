const logoSide = 256;
const posterWidth = 1920;
const posterHeight = 640;

/** Draws a logo in two colours: the initial of a name on a wheel. */
export function drawnLogo(name: string, [dark, light]: readonly [string, string]): string {
  const letter = /\p{Lu}/u.exec(name)?.[0] ?? 'О';
  const half = logoSide / 2;
  const spokes = Array.from({ length: 12 }, (_, index) => {
    const angle = (index * Math.PI) / 6;
    const end = `${round(half + 104 * Math.cos(angle))} ${round(half + 104 * Math.sin(angle))}`;
    return `M${half} ${half}L${end}`;
  });
  return drawing(
    logoSide,
    logoSide,
    `<rect width="${logoSide}" height="${logoSide}" rx="48" fill="${dark}"/>
     <circle cx="${half}" cy="${half}" r="104" fill="none" stroke="${light}" stroke-width="10"/>
     <path d="${spokes.join('')}" stroke="${light}" stroke-opacity=".25" stroke-width="4"/>
     <circle cx="${half}" cy="${half}" r="62" fill="${dark}"/>
     <text x="${half}" y="${half + 36}" font-family="DejaVu Sans, sans-serif" font-weight="700" font-size="100" text-anchor="middle" fill="${light}">${letter}</text>`,
  );
}

/** Draws a poster in two colours: three ridges of hills, deterministic for a seed. */
export function drawnPoster(seed: number, [dark, light]: readonly [string, string]): string {
  const ridges = [0.25, 0.5, 1].map((opacity, index) => {
    const base = 300 + index * 110;
    const points = Array.from({ length: 25 }, (_, step) => {
      const x = step * 80;
      const height = Math.sin(step * 0.7 + seed + index * 2) * 60 + Math.sin(step * 0.23 + seed * 3) * 90;
      return `L${x} ${round(base + height)}`;
    });
    const path = `M0 ${posterHeight}${points.join('')}L${posterWidth} ${posterHeight}Z`;
    return `<path d="${path}" fill="${dark}" fill-opacity="${opacity}"/>`;
  });
  return drawing(
    posterWidth,
    posterHeight,
    `<rect width="${posterWidth}" height="${posterHeight}" fill="${light}"/>
     <circle cx="${1200 + seed * 90}" cy="170" r="90" fill="#fff" fill-opacity=".7"/>
     ${ridges.join('')}`,
  );
}

function drawing(width: number, height: number, inside: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${inside}</svg>`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
