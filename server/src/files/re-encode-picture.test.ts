import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { blackPng } from './picture-fixtures.ts';
import { reEncodePicture } from './re-encode-picture.ts';

const reEncode = (bytes: Uint8Array, type = 'image/png') =>
  reEncodePicture({ key: 'logo-1-companyLogo', name: 'logo.png', type, bytes });

const refusalOf = async (bytes: Uint8Array, type?: string) =>
  await reEncode(bytes, type).then(
    () => 'kept',
    (error: { code: string; validations: { path: string; message: string }[] }) => [error.code, ...error.validations],
  );

const refused = (message: string) => ['ValidationError', { path: 'logo-1-companyLogo', message }];

/** Left half red, right half blue. */
const halves = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: 'blue' } }).composite([
    { input: { create: { width: width / 2, height, channels: 3, background: 'red' } }, left: 0, top: 0 },
  ]);

const isRed = ([red = 0, , blue = 0]: Uint8Array) => red > 200 && blue < 60;

describe('a picture is encoded again', () => {
  it.each(['jpeg', 'png', 'webp'] as const)('as %s, at most 1024 pixels wide and high', async (format) => {
    const bytes = await reEncode(await halves(1400, 700).toFormat(format).toBuffer(), `image/${format}`);
    expect(await sharp(bytes).metadata()).toMatchObject({ format, width: 1024, height: 512 });
  });

  it('in its own size when it is small, with its transparency', async () => {
    const clear = await sharp({ create: { width: 40, height: 20, channels: 4, background: '#0000' } })
      .png()
      .toBuffer();
    expect(await sharp(await reEncode(clear)).metadata()).toMatchObject({ width: 40, height: 20, hasAlpha: true });
  });

  it('upright, without camera, place and colour profile', async () => {
    const photo = await halves(200, 100)
      .jpeg()
      .withIccProfile('p3')
      .withExif({
        IFD0: { Make: 'SecretCamera', Artist: 'Ada Byron' },
        IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 0/1' },
      })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    expect(photo.includes('SecretCamera')).toBe(true);
    expect((await sharp(photo).metadata()).orientation).toBe(6);
    const bytes = await reEncode(photo, 'image/jpeg');
    expect(bytes.includes('SecretCamera') || bytes.includes('Exif')).toBe(false);
    const facts = await sharp(bytes).metadata();
    expect(facts).toMatchObject({ width: 100, height: 200, hasProfile: false });
    expect([facts.exif, facts.orientation, facts.xmp, facts.iptc]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
    // Turned clockwise, the left half is at the top.
    const pixelAt = async (top: number) =>
      await sharp(bytes).extract({ left: 50, top, width: 1, height: 1 }).raw().toBuffer();
    expect(isRed(await pixelAt(20))).toBe(true);
    expect(isRed(await pixelAt(180))).toBe(false);
  });

  it('without scripts in its comments and behind its end', async () => {
    const script = '<script>alert(document.domain)</script>';
    const png = Buffer.concat([
      blackPng({ width: 8, height: 8, texts: { Comment: script } }),
      Buffer.from(`<html>${script}</html>`),
    ]);
    const bytes = await reEncode(png);
    expect(bytes.includes('script') || bytes.includes('tEXt')).toBe(false);
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 8, height: 8 });
  });

  it('with the first frame of an animation only', async () => {
    const frames = await Promise.all(
      ['red', 'blue'].map((background) =>
        sharp({ create: { width: 32, height: 16, channels: 3, background } })
          .png()
          .toBuffer(),
      ),
    );
    const animation = await sharp(frames, { join: { animated: true } })
      .webp({ loop: 0, delay: [100, 100] })
      .toBuffer();
    expect((await sharp(animation).metadata()).pages).toBe(2);
    const bytes = await reEncode(animation, 'image/webp');
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 32, height: 16 });
    expect((await sharp(bytes).metadata()).pages ?? 1).toBe(1);
    expect(isRed(await sharp(bytes).raw().toBuffer())).toBe(true);
  });
});

describe('a picture is refused', () => {
  const unreadable = 'logo.png can’t be opened. It may be damaged. Save it again as PNG or JPEG and try again.';

  it.each([
    ['60,000 pixels wide and high', { width: 60_000, height: 60_000, rows: 1 }],
    ['one row above 25 megapixels', { width: 5_000, height: 5_001 }],
  ])('with too many pixels: %s', async (_size, declared) => {
    const message = 'logo.png has too many pixels. The maximum is 25 megapixels, such as 5000 × 5000.';
    expect(await refusalOf(blackPng(declared))).toEqual(refused(message));
  });

  it('when its pixels end early', async () => {
    expect(await refusalOf(blackPng({ width: 400, height: 400, rows: 20 }))).toEqual(refused(unreadable));
    const half = (await halves(400, 400).jpeg().toBuffer()).subarray(0, 1500);
    expect(await refusalOf(half, 'image/jpeg')).toEqual(refused(unreadable));
  });

  it.each([
    ['a GIF', 'R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'],
    ['an SVG with a script', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>').toString('base64')],
    ['a head without pixels', blackPng({ width: 1, height: 1 }).subarray(0, 33).toString('base64')],
  ])('when it is %s', async (_kind, base64) => {
    expect(await refusalOf(Buffer.from(base64, 'base64'))).toEqual(refused(unreadable));
  });
});
