import type { Connection } from '../db/index.ts';
import type { App } from '../kernel/index.ts';
import type { MailPicture } from './ports.ts';
import type { MailLogo } from './templates/mail-words.ts';

/** Pixels for each CSS pixel: sharp on every screen. */
const density = 2;
const maxWidth = 160;
const maxHeight = 40;

const contentId = 'sender-logo';

/** Reads a logo as a PNG of at most this many pixels; null if it can't be read any more. */
export type ReadLogo = (
  app: App,
  db: Connection,
  options: { readonly fileId: string; readonly maxWidth: number; readonly maxHeight: number },
) => Promise<LogoPicture | null>;

interface LogoPicture {
  readonly bytes: Buffer;
  readonly width: number;
  readonly height: number;
}

interface LogoOfMail {
  readonly logo: MailLogo;
  readonly pictures: readonly MailPicture[];
}

/** Reads the logo of the business that a mail comes from; null without one. A mail never waits for a picture. */
export async function findMailLogo(app: App, data: unknown, readLogo: ReadLogo): Promise<LogoOfMail | null> {
  const fileId = logoFileIdOf(data);
  if (fileId === null) return null;
  const size = { maxWidth: maxWidth * density, maxHeight: maxHeight * density };
  const picture = await readLogo(app, app.db, { fileId, ...size }).catch((error: unknown) => {
    app.log.warn({ err: error, fileId }, 'the logo of a mail could not be read');
    return null;
  });
  if (picture === null) return null;
  return {
    logo: sized(`cid:${contentId}`, picture),
    pictures: [{ contentId, name: 'logo.png', type: 'image/png', bytes: picture.bytes }],
  };
}

const sized = (source: string, { width, height }: Pick<LogoPicture, 'width' | 'height'>): MailLogo => ({
  source,
  width: Math.round(width / density),
  height: Math.round(height / density),
});

function logoFileIdOf(data: unknown): string | null {
  const fileId = typeof data === 'object' && data !== null && 'logoFileId' in data ? data.logoFileId : null;
  return typeof fileId === 'string' ? fileId : null;
}

/** Puts the pictures of a mail into its HTML, for a page that shows it. */
export const withPictures = (html: string, pictures: readonly MailPicture[] = []): string =>
  pictures.reduce(
    (shown, { contentId: id, type, bytes }) =>
      shown.replaceAll(`"cid:${id}"`, `"data:${type};base64,${bytes.toString('base64')}"`),
    html,
  );

/** Whether a mail with this data shows a logo. */
export const hasLogo = (data: unknown): boolean => logoFileIdOf(data) !== null;
