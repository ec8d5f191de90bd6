import { croppedWidth, type PictureNeeds, pictureTypes } from '~/domain/content/record';
import { readDataUrl, writeDataUrl } from '../../picture/data-url';
import { withPicture } from '../../picture/decode';
import { redrawPicture } from '../../picture/redraw';

/** A picture in a content file. */
export interface ContentPicture {
  type: (typeof pictureTypes)[number];
  /** File content in base64. */
  data: string;
}

const isSupported = (type: string): type is ContentPicture['type'] =>
  pictureTypes.some((supported) => supported === type);

/**
 * Converts a record's picture for a content file.
 * @throws Error with the reason why the site cannot use the picture
 */
export async function toContentPicture(url: string, needs: PictureNeeds): Promise<ContentPicture> {
  const file = readDataUrl(url, 'picture');
  if (!file) throw new Error('the picture cannot be read');
  const width = await withPicture(file, async ({ naturalWidth, naturalHeight }) =>
    croppedWidth({ width: naturalWidth, height: naturalHeight }, needs),
  );
  if (width < needs.smallest)
    throw new Error(`the picture is too small: the website needs ${needs.smallest} pixels across`);
  const supported = isSupported(file.type) ? file : await redrawPicture(file);
  if (!isSupported(supported.type))
    throw new Error('the website cannot show this kind of picture; use JPEG or PNG');
  const encoded = supported === file ? url : await writeDataUrl(supported);
  return { type: supported.type, data: encoded.slice(encoded.indexOf(',') + 1) };
}

export const extensionOf = ({ type }: ContentPicture): string => type.slice('image/'.length);
