import { contractFaults } from './contractFaults.ts';
import { partsFaults } from './partsFaults.ts';
import type { PlantedFault } from './plantedFault.ts';
import { rulesFaults } from './rulesFaults.ts';
import { serverFaults } from './serverFaults.ts';
import { wholeStageFaults } from './wholeStageFaults.ts';

/** Planted faults of the drill. */
export const plantedFaults: readonly PlantedFault[] = [
  ...rulesFaults,
  ...contractFaults,
  ...partsFaults,
  ...serverFaults,
  ...wholeStageFaults,
];
