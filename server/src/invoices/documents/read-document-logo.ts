import type { Connection } from '../../db/index.ts';
import { readLogo } from '../../files/index.ts';
import type { App } from '../../kernel/index.ts';
import type { DocumentLogo } from './write-head.ts';

// Four pixels for each point of its place: enough for print.
const maxWidth = 640;
const maxHeight = 192;

/** Reads a logo as a picture that a PDF embeds; null if it can no longer be read. */
export const readDocumentLogo = (app: App, db: Connection, fileId: string): Promise<DocumentLogo | null> =>
  readLogo(app, db, { fileId, maxWidth, maxHeight });
