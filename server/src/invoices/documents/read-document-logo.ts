import sharp from 'sharp';
import type { Connection } from '../../db/index.ts';
import { readShownFile } from '../../files/index.ts';
import type { App } from '../../kernel/index.ts';
import type { DocumentLogo } from './write-head.ts';

// Four pixels for each point of its place: enough for print.
const maxWidth = 640;
const maxHeight = 192;

/** Reads a logo as a picture that a PDF embeds, on white as on paper; null if it can't be read any more. */
export async function readDocumentLogo(app: App, db: Connection, fileId: string): Promise<DocumentLogo | null> {
  const stored = await readShownFile(app, db, { fileId, group: 'companyLogo' });
  if (stored === null) return null;
  const bytes = await sharp(stored)
    .resize(maxWidth, maxHeight, { fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#fff' })
    .png()
    .toBuffer();
  return { bytes };
}
