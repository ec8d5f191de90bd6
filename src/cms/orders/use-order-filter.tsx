import { useStore } from '@nanostores/react';
import { useMemo, useState } from 'react';
import { SelectField } from '~/forms/SelectField';
import type { RecordList } from '../list/record';
import {
  $filter,
  filterHash,
  isAccepted,
  monthOf,
  nameStatus,
  type OfficeOrder,
  type OrderFilter,
  statuses,
} from './status';

const choices = ['due', ...statuses] as const;

/** Arranges the orders, newest first, and filters them by status and month. The URL may name the status. */
export function useOrderFilter(records: RecordList<OfficeOrder>) {
  useState(() =>
    $filter.set({ status: choices.find((one) => filterHash(one) === location.hash) ?? '', month: '' }),
  );
  const filter = useStore($filter);
  const sorted = useMemo(() => [...records].sort((a, b) => b.id - a.id), [records]);
  const months = useMemo(() => [...new Set(sorted.map(monthOf))], [sorted]);
  // The last order of the month may be gone.
  const month = months.includes(filter.month) ? filter.month : '';
  const shown = useMemo(
    () => sorted.filter((order) => isAccepted(order, { ...filter, month })),
    [sorted, filter, month],
  );
  const select = (name: keyof OrderFilter, label: string, values: readonly string[]) => (
    <SelectField
      id={`filter-${name}`}
      name={name}
      label={label}
      placeholder="All"
      options={values.map((value) => ({ value, label: nameStatus(value) }))}
      value={filter[name]}
      onChange={(value) => $filter.set({ ...filter, [name]: value })}
    />
  );
  const controls = (
    <div className="screen-only buttons">
      {select('status', 'Status', choices)}
      {select('month', 'Month', months)}
    </div>
  );
  return { shown, controls };
}
