import { readFileSync, statSync } from 'node:fs';
import { basename } from 'node:path';
import { brand, site } from '~/config/site';
import { cleanTyped } from '~/domain/clean-text';
import { backupPrefix, contentPrefix, contentVersion } from '~/domain/content/record';
import { decodeText } from '~/domain/decode-text';
import { isObject } from '~/domain/is-object';
import { describeIssue } from '~/lib/content/issue';
import { type ContentFile, contentFile } from '~/lib/content-file/form';
import { sections } from '~/lib/content-file/sections';

/** Size limit in bytes. All content with all pictures takes half of it. */
export const largestFile = 40_000_000;

/** Reasons why a content file is not applied. Each fault names file, record, field and reason. */
export class Refusal extends Error {
  readonly faults: readonly string[];
  constructor(faults: readonly string[]) {
    super(faults.join('\n'));
    this.name = 'Refusal';
    this.faults = faults;
  }
}

/** A file with data of customers, of which the reasons tell nothing. */
export class PrivateFile extends Refusal {
  constructor(file: string) {
    super([
      `${file} is private: it has names and phone numbers of customers, and must not be where others can read it.`,
      '1. If it is in the repository, delete it there now, on its page.',
      `2. Tell your developer, ${site.credit.name}, and the owner of the business today. Until they remove it from the history, too, others can read it: see ‘Remove a private file’ in src/content/README.md.`,
      `3. In the dashboard press ‘Export for the website’. The name of the right file begins with ‘${contentPrefix}’.`,
    ]);
  }
}

/** Matches backups and, in another file, lists as the dashboard stores them. */
const isPrivate = (value: unknown) =>
  (Array.isArray(value) && value.length > 0) ||
  (isObject(value) && ('entries' in value || ('sections' in value && !('day' in value))));

/** Parses JSON and cleans its texts. */
function parse(file: string, text: string): unknown {
  try {
    return JSON.parse(text, (_, value: unknown) => (typeof value === 'string' ? cleanTyped(value) : value));
  } catch {
    throw new Refusal([`${file}: cannot be read as JSON`]);
  }
}

/** Describes the location of a fault: `faq, record 3 'storage', en.question`. */
function describePlace(value: unknown, path: readonly PropertyKey[]): string {
  const [top, section, index, ...field] = path.map(String);
  if (top !== 'sections' || index === undefined) return path.join('.') || 'the file';
  const list = isObject(value) && isObject(value.sections) ? value.sections[String(section)] : undefined;
  const record: unknown = Array.isArray(list) ? list[Number(index)] : undefined;
  const id = isObject(record) && typeof record.id === 'string' ? ` '${record.id.slice(0, 60)}'` : '';
  return [section, `record ${Number(index) + 1}${id}`, field.join('.')].filter(Boolean).join(', ');
}

export const exportAgain = 'reload the dashboard, export again';

/** Names the fields that only the dashboard has, or only this project. Without them, records would lose values. */
function findOtherFields({ fields: written }: Record<string, unknown>): string[] {
  return sections.flatMap(({ name: section, fields }) => {
    const names: unknown = Reflect.get(Object(written), section);
    if (!Array.isArray(names)) return [];
    const [theirs, ours] = [new Set(names.map(String)), new Set(fields.map(({ name }) => name))];
    return [
      ...[...theirs.difference(ours)].map((name) => `${section}: this project has no field '${name}'`),
      ...[...ours.difference(theirs)].map((name) => `${section}: the dashboard has no field '${name}'`),
    ];
  });
}

/**
 * Reads and validates a content file.
 * @throws Refusal, PrivateFile
 */
export function readContentFile(path: string): ContentFile {
  const file = basename(path);
  if (file.startsWith(backupPrefix) || file.endsWith('.csv')) throw new PrivateFile(file);
  const stat = statSync(path, { throwIfNoEntry: false });
  if (!stat?.isFile()) throw new Refusal([`${path}: is no file`]);
  if (stat.size > largestFile)
    throw new Refusal([`${file}: is larger than ${largestFile / 1_000_000} MB, so it was not read`]);
  const text = decodeText(readFileSync(path));
  if (text === undefined)
    throw new Refusal([`${file}: is neither UTF-8 nor UTF-16; save it as UTF-8, or export it again`]);
  const written = parse(file, text);
  if (isPrivate(written)) throw new PrivateFile(file);
  if (!isObject(written)) throw new Refusal([`${file}: the file: is no content file`]);
  const { version } = written;
  if (written.brand && written.brand !== brand.name)
    throw new Refusal([`${file}: brand: is of ${written.brand}, and this website is of ${brand.name}`]);
  if (typeof version === 'number' && version !== contentVersion) {
    const advice = version < contentVersion ? exportAgain : 'update the project';
    throw new Refusal([
      `${file}: has version ${version}, and this project reads ${contentVersion}; ${advice}`,
    ]);
  }
  const others = findOtherFields(written);
  if (others.length > 0)
    throw new Refusal(others.map((other) => `${file}: ${other}; publish the project, ${exportAgain}`));
  const { data, error } = contentFile.safeParse(written);
  if (data) return data;
  throw new Refusal(
    error.issues.map((issue) => {
      const [path, reason] = describeIssue(issue, written);
      return `${file}: ${describePlace(written, path)}: ${reason}`;
    }),
  );
}
