let picker: HTMLInputElement | undefined;

/**
 * Lets the person choose a file. The input is kept, since a browser may otherwise clear it away before it
 * has told of the choice.
 */
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
