import { type Outcome, succeed } from '../storage/outcome';
import type { TypeGuard } from '../storage/shape';
import { type ChangeMessage, createChangeLog, type LoggedChange } from './change-log';
import { browserEnvironment, type StorageEnvironment } from './environment';
import { putInOrder } from './id-order';
import type { RecordList } from './record-storage';
import { createRecordStore, type RecordStore } from './record-store';
import { openStoredList, type Records } from './stored-list';

/** Records under one key of local storage, as a plain array that all tabs share. */
export function createStorageStore<Fields extends object>(
  key: string,
  isRecord: TypeGuard<Fields>,
  environment: StorageEnvironment = browserEnvironment,
): RecordStore<Fields> {
  const { report, nextId, listen, connect, defer } = environment;
  const stored = openStoredList(key, isRecord, environment);
  const log = createChangeLog<Fields>(environment.tab, environment.now);
  /** What is stored, with the changes that another tab has just written over. */
  let loaded: Records<Fields> = [];
  let send: (message: unknown) => void = () => {};
  let isCheckDue = false;

  const load = (): Outcome<Records<Fields>> => {
    const read = stored.read();
    if (!read.ok) return read;
    loaded = log.findLack(read.value).whole;
    return succeed(loaded);
  };

  const save = (list: RecordList<Fields>): Outcome => {
    const records = list as Records<Fields>;
    const written = stored.write(records);
    if (written.ok) {
      send(log.note(loaded, records));
      // Else the last list would keep the pictures of deleted records in memory.
      loaded = records;
    }
    return written;
  };

  /** Writes again what another tab has written over. */
  const repeatMissing = () => {
    const read = stored.read();
    if (!read.ok) return;
    const lack = log.findLack(read.value);
    if (lack.whole === read.value) return;
    const written = stored.write(lack.whole);
    for (const change of log.countRepeat(lack, written.ok)) reportReplaced(change, 'overwrote');
  };

  const putBack = ({ after }: LoggedChange<Fields>) =>
    !after || store.restore({ record: after, position: Number.POSITIVE_INFINITY, previous: undefined }).ok;

  const reportReplaced = (change: LoggedChange<Fields>, replacedBy: 'deleted' | 'changed' | 'overwrote') => {
    if (change.after)
      report({ key, fault: 'replaced', replacedBy, record: change.after, putBack: () => putBack(change) });
  };

  const follow = (onChange: () => void): (() => void) => {
    /** Checks later: writes and messages arrive in any order, so what is missing now may just be on its way. */
    const onRemoteChange = () => {
      onChange();
      if (isCheckDue) return;
      isCheckDue = true;
      defer(() => {
        isCheckDue = false;
        repeatMissing();
        onChange();
      });
    };
    const putOrderBack = (ids: readonly number[]) => {
      const read = load();
      const isSaved = read.ok && save(putInOrder(read.value, ids)).ok;
      onChange();
      return isSaved;
    };
    const stopListening = listen(key, (isReset) => {
      if (isReset) log.clear();
      onRemoteChange();
    });
    const channel = connect(key, (message) => {
      const { replaced, lostOrder } = log.receive(message as ChangeMessage<Fields>);
      for (const { mine, theirs } of replaced) {
        // Two tabs have made different records with the same id. Both are kept.
        const isOtherRecord = mine.isAddition || theirs.isAddition;
        if (!isOtherRecord || !putBack(mine)) reportReplaced(mine, theirs.after ? 'changed' : 'deleted');
      }
      if (lostOrder)
        report({
          key,
          fault: 'replaced',
          replacedBy: 'moved',
          record: {},
          putBack: () => putOrderBack(lostOrder),
        });
      onRemoteChange();
    });
    send = channel.send;
    return () => {
      stopListening();
      channel.close();
      send = () => {};
    };
  };

  const store = createRecordStore<Fields>({
    keptIn: 'storage',
    load,
    save,
    follow,
    make: (fields, list) => {
      const id = nextId(new Set(list.map(idOf)));
      return Object.assign({ id }, fields, { id });
    },
    isSameRecord: (a, b) => idOf(a) === idOf(b),
    matchesImported: (a, b) => idOf(a) === idOf(b),
  });
  return store;
}

function idOf(record: { readonly id?: number }): number {
  return record.id ?? Number.NaN;
}
