import { type PictureNeeds, pictureTypes, widthOnceCut } from '~/domain/content/record';
import { readDataUrl, writeDataUrl } from '../../picture/data-url';
import { withPicture } from '../../picture/decode';
import { redrawPicture } from '../../picture/redraw';

/** A picture as a content file holds it. */
export interface PackedPicture {
  type: (typeof pictureTypes)[number];
  /** The file, in base64. */
  data: string;
}

const isKnown = (type: string): type is PackedPicture['type'] => pictureTypes.some((known) => known === type);

/** A record's picture for a content file. @throws Error with the reason why it cannot go to the site */
export async function packPicture(url: string, needs: PictureNeeds): Promise<PackedPicture> {
  const file = readDataUrl(url, 'picture');
  if (!file) throw new Error('the picture cannot be read');
  const width = await withPicture(file, async ({ naturalWidth, naturalHeight }) =>
    widthOnceCut({ width: naturalWidth, height: naturalHeight }, needs),
  );
  if (width < needs.smallest)
    throw new Error(`the picture is too small: pages need ${needs.smallest} pixels across`);
  const known = isKnown(file.type) ? file : await redrawPicture(file);
  if (!isKnown(known.type)) throw new Error('the picture has a format that pages do not know');
  const packed = known === file ? url : await writeDataUrl(known);
  return { type: known.type, data: packed.slice(packed.indexOf(',') + 1) };
}

/** The ending of a picture's file name. */
export const endingOf = ({ type }: PackedPicture): string => type.slice('image/'.length);
