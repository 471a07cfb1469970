export const metresPerKm = 1000;
export const gramsPerKg = 1000;
