import type { ComparisonRider } from '../RidersComparison/index.ts';

const bestsOf = (kg: number) =>
  [11.2, 8.7, 5.9, 4.6, 4.1, 3.9].map((wattsPerKg, at) => ({
    duration: [5, 30, 120, 300, 1200, 3600][at] ?? 0,
    value: wattsPerKg * kg,
  }));

/** Builds a rider of 73 kg with a curve of six intervals. */
export function aComparisonRider(changes: Partial<ComparisonRider> = {}): ComparisonRider {
  return {
    profileId: 1020,
    firstName: 'Лев',
    lastName: 'Подветренный',
    racingScore: 512.6,
    racingScoreChange: 12.5,
    raceCount: 42,
    winCount: 3,
    podiumCount: 19,
    ftpWatts: { value: 301 },
    ftpWattsPerKg: { value: 4.126 },
    weightKg: { value: 72.95 },
    bestWatts: bestsOf(72.95),
    bestWattsPerKg: bestsOf(1),
    ...changes,
  };
}

/** Builds a light rider with a lower score. */
export function aLightRider(changes: Partial<ComparisonRider> = {}): ComparisonRider {
  return aComparisonRider({
    profileId: 2040,
    firstName: 'Глеб',
    lastName: 'Полозов',
    racingScore: 430,
    racingScoreChange: -3,
    raceCount: 43,
    winCount: 4,
    podiumCount: 7,
    ftpWatts: { value: 258 },
    ftpWattsPerKg: { value: 4.3 },
    weightKg: { value: 60 },
    bestWatts: bestsOf(56.2),
    bestWattsPerKg: bestsOf(0.94),
    ...changes,
  });
}

/** Builds a rider who hides the weight, and with it FTP and the curve in watts. */
export function aSecretiveRider(changes: Partial<ComparisonRider> = {}): ComparisonRider {
  const hidden = { value: null, hidden: true };
  return aComparisonRider({
    profileId: 3060,
    firstName: 'Дарина',
    lastName: 'Ледовских',
    racingScore: null,
    racingScoreChange: null,
    ftpWatts: hidden,
    ftpWattsPerKg: hidden,
    weightKg: hidden,
    raceCount: 7,
    winCount: 0,
    podiumCount: 2,
    bestWatts: [],
    bestWattsPerKg: bestsOf(0.88),
    ...changes,
  });
}
