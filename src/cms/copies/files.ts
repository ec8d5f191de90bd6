import { brand } from '~/config/site';

export function download(name: string, type: string, content: BlobPart): void {
  const url = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser must start reading before the object URL is revoked.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

/** The brand, with which file names begin: `basna-`. */
export const filePrefix = `${brand.name.toLowerCase().replace(/\s+/g, '-')}-`;

/** Returns a file name with brand and date: `basna-orders-2026-11-21.csv`. */
export function datedFileName(subject: string, extension: string, now = new Date()): string {
  const day = [now.getFullYear(), now.getMonth() + 1, now.getDate()].map((part) =>
    String(part).padStart(2, '0'),
  );
  return `${filePrefix}${subject}-${day.join('-')}.${extension}`;
}

let picker: HTMLInputElement | undefined;

/** Opens a file picker. The variable keeps the input from being garbage-collected before it fires. */
export function pickFile(accept: string, onFile: (file: File) => void): void {
  picker = document.createElement('input');
  picker.type = 'file';
  picker.accept = accept;
  picker.addEventListener('change', ({ currentTarget }) => {
    const [file] = (currentTarget as HTMLInputElement).files ?? [];
    if (file) onFile(file);
  });
  picker.click();
}
