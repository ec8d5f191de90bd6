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

/** Writes each fault as one line: `src/content/faq.yaml:12, row 'storage', en.answer: is missing`. */
export function writeFaults(faults: readonly Fault[]): string[] {
  const lines = faults.map(({ file, line, row, field, reason }) => {
    const place = [line ? `${file}:${line}` : file, row && `row '${row}'`, field].filter(Boolean).join(', ');
    return `${place}: ${reason}`;
  });
  return [...new Set(lines)];
}
