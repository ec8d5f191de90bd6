/** A fault of the content or of the settings. */
export interface Fault {
  /** Path from the root of the project. */
  file: string;
  line?: number | undefined;
  /** Id of the record. A file that is one record has none. */
  row?: string | undefined;
  field?: string | undefined;
  /** Names the mistake and the change that mends it. */
  reason: string;
}

export type Report = (fault: Fault) => void;

/** Sorts faults by file, line and reason. */
export const sortFaults = (faults: readonly Fault[]): Fault[] =>
  faults.toSorted(
    (a, b) =>
      a.file.localeCompare(b.file) || (a.line ?? 0) - (b.line ?? 0) || a.reason.localeCompare(b.reason),
  );

/** Writes a fault as one line: `src/content/faq.yaml:12, row 'storage', en.answer: is missing`. */
function writeFault({ file, line, row, field, reason }: Fault): string {
  const place = [line ? `${file}:${line}` : file, row && `row '${row}'`, field].filter(Boolean).join(', ');
  return `${place}: ${reason}`;
}

/** Names what faults are alike in: the file or the room of the products, the field, and what is not quoted. */
const kindOf = ({ file, field, reason }: Fault) =>
  [file.replace(/(?<=\/products\/).*/, ''), field, reason.replace(/'[^']*'/g, '')].join();

/** Writes each fault as one line, and those of a kind that has more than `most` as one line with their count. */
export function writeFaults(faults: readonly Fault[], most = 9): string[] {
  const lines = [...new Map(faults.map((fault) => [writeFault(fault), kindOf(fault)]))];
  const groups = Map.groupBy(lines, ([, kind]) => kind);
  return lines.flatMap((entry) => {
    const group = groups.get(entry[1]) ?? [];
    if (group.length <= most) return entry[0];
    return entry === group[0] ? `${entry[0]} (and ${group.length - 1} more)` : [];
  });
}
