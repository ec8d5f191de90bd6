import { useDeferredValue, useEffect, useMemo } from 'react';
import type { Codec } from '../editor';
import type { RecordList } from '../list/record';
import { isMatch } from './search';

/** The shortest list that offers a search. */
const minRecordsForSearch = 8;

/** The records that a list shows. */
export interface Search<Fields extends object> {
  isOffered: boolean;
  /** The query by which the records were found; '' if it found all. */
  needle: string;
  found: RecordList<Fields>;
}

/** Finds those of some records that match a query, if there are enough in the list to search. */
export function useSearch<Fields extends object>(
  records: RecordList<Fields>,
  count: number,
  codec: Codec<Fields>,
  query: string,
  onQuery: (query: string) => void,
): Search<Fields> {
  const isOffered = count >= minRecordsForSearch;
  const term = isOffered ? query.trim() : '';
  // Clear a hidden search. Otherwise it would filter the list when it reappears.
  useEffect(() => {
    if (!isOffered) onQuery('');
  }, [isOffered, onQuery]);
  const deferredTerm = useDeferredValue(term);
  // Do not defer the end of a search, because the focus may move to a record that it hid.
  const needle = term && deferredTerm;
  const found = useMemo(
    () => (needle ? records.filter((record) => isMatch(codec.searchText(record), needle)) : records),
    [records, codec, needle],
  );
  return { isOffered, needle, found };
}
