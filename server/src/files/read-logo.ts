import type { ReadLogo } from '../notifications/index.ts';
import { readShownFile } from './read-shown-file.ts';

/** Reads a logo on white, as on paper. */
export const readLogo: ReadLogo = async (app, db, { fileId, maxWidth, maxHeight }) => {
  const stored = await readShownFile(app, db, { fileId, group: 'companyLogo' });
  if (stored === null) return null;
  // Loaded with the first picture: the native library takes time and memory.
  const { default: sharp } = await import('sharp');
  const { data: bytes, info } = await sharp(stored)
    .resize(maxWidth, maxHeight, { fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#fff' })
    .png()
    .toBuffer({ resolveWithObject: true });
  return { bytes, width: info.width, height: info.height };
};
