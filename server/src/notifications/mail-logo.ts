import { within } from '../jobs/index.ts';
import type { App } from '../kernel/index.ts';
import type { LogoPicture, MailPicture, ReadLogo } from './ports.ts';
import type { MailLogo } from './templates/mail-words.ts';

/** Pixels for each CSS pixel: sharp on every screen. */
const density = 2;
const size = { maxWidth: 160 * density, maxHeight: 40 * density };

const contentId = 'sender-logo';

interface LogoOfMail {
  readonly logo: MailLogo;
  readonly pictures: readonly MailPicture[];
}

/** Finds the logo for a mail with this data: that of the business that it comes from. Null without one. */
export type FindMailLogo = (data: unknown) => Promise<LogoOfMail | null>;

interface BatchOptions {
  readonly readLogo: ReadLogo;
  /** Milliseconds after which a mail goes without its logo. Far shorter than the lease of a mail. */
  readonly limitMs: number;
}

/** Returns the logos for one batch of mails. Each is read once; a mail doesn't wait long for it. */
export function logosOfBatch(app: App, { readLogo, limitMs }: BatchOptions): FindMailLogo {
  const readings = new Map<string, Promise<LogoPicture | null>>();
  const read = (fileId: string) =>
    within(limitMs, readLogo(app, app.db, { fileId, ...size })).catch((error: unknown) => {
      app.log.warn({ err: error, fileId }, 'the logo of a mail could not be read');
      return null;
    });
  return async (data) => {
    const fileId = logoFileIdOf(data);
    if (fileId === null) return null;
    const reading = readings.get(fileId) ?? read(fileId);
    readings.set(fileId, reading);
    const picture = await reading;
    return picture && asPartOfMail(picture);
  };
}

const asPartOfMail = (picture: LogoPicture): LogoOfMail => ({
  logo: sized(`cid:${contentId}`, picture),
  pictures: [{ contentId, name: 'logo.png', type: 'image/png', bytes: picture.bytes }],
});

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
