import type { Connection } from '../db/index.ts';
import type { App } from '../kernel/index.ts';
import { readShownFile } from './read-shown-file.ts';

export interface LogoPicture {
  /** PNG. */
  readonly bytes: Buffer;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
}

interface LogoOptions {
  readonly fileId: string;
  readonly maxWidth: number;
  readonly maxHeight: number;
}

/** Reads a logo as a picture of a size, on white as on paper; null if it can't be read any more. */
export async function readLogo(
  app: App,
  db: Connection,
  { fileId, maxWidth, maxHeight }: LogoOptions,
): Promise<LogoPicture | null> {
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
}
