import type { Budget } from '../../budgets';
import type { Measured } from '../measure';

/** Lists values that exceed a budget. */
export function findWeightFaults(measured: Measured, budget: Budget): string[] {
  return (Object.keys(budget) as (keyof Budget)[])
    .filter((part) => measured[part] > budget[part])
    .map((part) => `${part}: ${measured[part]} bytes, ${measured[part] - budget[part]} over ${budget[part]}`);
}
