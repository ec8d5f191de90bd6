import { addSvgSize } from './svg-size';

/** The rejection of a chosen file, with a message for the user. */
export class PictureError extends Error {
  override name = 'PictureError';
}

const unreadable =
  'This file does not open as a picture, so it was not added. Choose a JPEG, PNG, WebP or GIF file.';
const sizeless =
  'This SVG drawing has no width, height or viewBox, so it was not added. Save it as a PNG file and choose that.';
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
  const sized = await addSvgSize(file);
  if (!sized) throw new PictureError(sizeless);
  const url = URL.createObjectURL(sized);
  try {
    const picture = new Image();
    picture.src = url;
    await picture.decode().catch(async () => {
      throw new PictureError((await isHeic(file)) ? heic : unreadable);
    });
    if (picture.naturalWidth === 0 || picture.naturalHeight === 0) throw new PictureError(unreadable);
    return await use(picture);
  } finally {
    URL.revokeObjectURL(url);
  }
}

/** Phones and chats may name a HEIC photo `.jpg`, so its first bytes count too. */
async function isHeic(file: File): Promise<boolean> {
  const start = await file.slice(4, 12).text();
  return /^ftyp(hei|hev|mif|msf)/.test(start) || /hei[cf]/i.test(file.type) || /\.hei[cf]$/i.test(file.name);
}
