import { checkPictureSize, unreadablePicture } from '@quittance/sdk/validation';
import type { Sharp } from 'sharp';
import { Admission, Refusal, refuseUpload } from '../kernel/index.ts';

/** Longest side of a kept picture, in pixels. Pages and paper show it far smaller. */
const maxSide = 1024;

const maxSeconds = 10;

/** For the process: one picture at a time, since its pixels take memory and a core. */
const decodings = new Admission({ perKey: 1, total: 1, queueLimit: 24, totalQueueLimit: 24, deadlineMs: 20_000 });

export interface UploadedPicture {
  /** The key of the upload. */
  readonly key: string;
  /** The name of the file. */
  readonly name: string;
  /** The MIME type that its bytes tell. */
  readonly type: string;
  readonly bytes: Uint8Array;
}

/**
 * Decodes a picture and encodes it again in its own format, upright, at most 1024 pixels wide and high. Only the pixels
 * of its first frame survive: no EXIF data about places and cameras, no comment, nothing behind its end.
 * @throws ValidationError for a picture that can't be decoded, or that has too many pixels; ServiceBusyError
 */
export const reEncodePicture = (picture: UploadedPicture): Promise<Buffer> =>
  decodings.run(['picture'], () => reEncode(picture));

async function reEncode({ key, name, type, bytes }: UploadedPicture): Promise<Buffer> {
  const open = await openPictures();
  try {
    // Reads the head only.
    const tooLarge = checkPictureSize(name, await open(bytes).metadata());
    if (tooLarge) throw refuseUpload(key, 'The picture has too many pixels.', tooLarge);
    const upright = open(bytes).autoOrient().resize(maxSide, maxSide, { fit: 'inside', withoutEnlargement: true });
    const encode = encoders[type];
    if (!encode) throw new Error(`No encoder for ${type}.`);
    return await encode(upright).timeout({ seconds: maxSeconds }).toBuffer();
  } catch (error) {
    if (error instanceof Refusal) throw error;
    throw refuseUpload(key, 'The picture cannot be read.', unreadablePicture(name));
  }
}

const encoders: Readonly<Record<string, (picture: Sharp) => Sharp>> = {
  'image/jpeg': (picture) => picture.jpeg({ quality: 88 }),
  'image/png': (picture) => picture.png({ compressionLevel: 9 }),
  'image/webp': (picture) => picture.webp({ quality: 88 }),
};

/** Loaded with the first picture: the native library takes time and memory that most processes never need. */
async function openPictures(): Promise<(bytes: Uint8Array) => Sharp> {
  const { default: sharp } = await import('sharp');
  sharp.cache(false);
  sharp.concurrency(1);
  // The library reads SVG, PDF and many more. None of their parsers ever gets a stranger's bytes.
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({
    operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
  });
  // The size is checked before, with a message of ours.
  return (bytes) => sharp(bytes, { failOn: 'error', limitInputPixels: false });
}
