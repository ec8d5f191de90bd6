import { brand } from '~/config/site';

/** Lets the browser save a file. */
export function download(name: string, type: string, content: BlobPart): void {
  const url = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser must begin to read before the address is released.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

/** A file name with the brand and the day in it: `basna-orders-2026-11-21.csv`. */
export function datedName(subject: string, ending: string, now = new Date()): string {
  const day = [now.getFullYear(), now.getMonth() + 1, now.getDate()].map((part) =>
    String(part).padStart(2, '0'),
  );
  return `${brand.name.toLowerCase().replace(/\s+/g, '-')}-${subject}-${day.join('-')}.${ending}`;
}
