import type { Budget } from '../../budgets';
import type { Measured } from '../measure';

/** Where a page weighs more than its budget allows. */
export function findWeightFaults(measured: Measured, budget: Budget): string[] {
  return (Object.keys(budget) as (keyof Budget)[])
    .filter((part) => measured[part] > budget[part])
    .map((part) => `${part}: ${measured[part]} bytes, ${measured[part] - budget[part]} over ${budget[part]}`);
}
