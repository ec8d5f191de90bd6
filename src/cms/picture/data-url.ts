/** Returns true if a value is a picture as a data URL, the form that the gallery and the products store. */
export function isPictureUrl(value: unknown): value is string {
  return typeof value === 'string' && /^data:image\/[\w.+-]+[;,]/.test(value);
}

/** A file's bytes as a data URL. */
export function writeDataUrl(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(blob);
  });
}

/** The file in a base64 data URL, undefined where there is none. */
export function readDataUrl(url: string, name: string): File | undefined {
  const [, type, base64] = url.match(/^data:(image\/[\w.+-]+);base64,([\w+/=]*)$/) ?? [];
  if (type === undefined || base64 === undefined) return undefined;
  try {
    const binary = atob(base64);
    // `Uint8Array.from` takes many times as long.
    const bytes = new Uint8Array(binary.length);
    for (let index = 0; index < binary.length; index++) bytes[index] = binary.charCodeAt(index);
    return new File([bytes], name, { type });
  } catch {
    return undefined;
  }
}

/** How many bytes a base64 data URL stands for. */
export function sizeOfDataUrl(url: string): number {
  const base64 = url.length - url.indexOf(',') - 1;
  return Math.floor((base64 * 3) / 4);
}
