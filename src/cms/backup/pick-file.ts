let picker: HTMLInputElement | undefined;

/** Lets the person choose a file. The input is kept in a variable, or it may be collected before it fires. */
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
