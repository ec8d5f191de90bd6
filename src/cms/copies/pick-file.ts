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
