/** The rejection of a chosen file, with a message for the user. */
export class PictureError extends Error {
  override name = 'PictureError';
}

const unreadable =
  'This file does not open as a picture, so it was not added. Choose a JPEG, PNG, WebP or GIF file.';
const drawing = 'The dashboard does not keep SVG drawings. Save it as PNG and choose that file.';
const heic =
  'This browser cannot open HEIC photos, so the photo was not added. Save the photo as JPEG and choose it again.';

/**
 * Decodes a file as a picture and passes it to `use`. Ignores the file's name and type, because both can be
 * wrong.
 * @throws PictureError if the file does not decode
 */
export async function withPicture<Result>(
  file: File,
  use: (picture: HTMLImageElement) => Promise<Result>,
): Promise<Result> {
  // Browsers read SVG only by this type.
  if (file.type === 'image/svg+xml') throw new PictureError(drawing);
  const url = URL.createObjectURL(await addEnd(file));
  try {
    const picture = new Image();
    picture.src = url;
    await picture.decode().catch(async () => {
      throw new PictureError((await isHeic(file)) ? heic : unreadable);
    });
    return await use(picture);
  } finally {
    URL.revokeObjectURL(url);
  }
}

/** Adds the end that some phones leave out of a JPEG. Browsers ignore what follows the first one. */
async function addEnd(file: File): Promise<Blob> {
  const start = new Uint8Array(await file.slice(0, 3).arrayBuffer());
  return start.join() === '255,216,255' ? new Blob([file, new Uint8Array([0xff, 0xd9])]) : file;
}

/** Phones and chats may name a HEIC photo `.jpg`, so its first bytes count too. */
async function isHeic(file: File): Promise<boolean> {
  const start = await file.slice(4, 12).text();
  return /^ftyp(hei|hev|mif|msf)/.test(start) || /hei[cf]/i.test(file.type) || /\.hei[cf]$/i.test(file.name);
}
