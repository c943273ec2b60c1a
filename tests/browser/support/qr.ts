import type { Locator } from '@playwright/test';
import jsQr from 'jsqr';

/** Pixels of a module: readers need some. */
const scale = 4;

/** Draws the modules of a code, as `qrPath` writes them, into black and white pixels. */
function draw(size: number, path: string): Uint8ClampedArray {
  const width = size * scale;
  const pixels = new Uint8ClampedArray(width * width * 4).fill(255);
  for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)h(\d+)v1/g)) {
    for (let row = Number(y) * scale; row < (Number(y) + 1) * scale; row += 1) {
      for (let column = Number(x) * scale; column < (Number(x) + Number(length)) * scale; column += 1) {
        pixels.fill(0, (row * width + column) * 4, (row * width + column) * 4 + 3);
      }
    }
  }
  return pixels;
}

/** Reads a shown `QrCode` like the camera of a phone; undefined for one that nothing can be read from. */
export async function readQrCode(code: Locator): Promise<string | undefined> {
  const { size, path } = await code.evaluate((svg) => ({
    size: (svg as SVGSVGElement).viewBox.baseVal.width,
    path: svg.querySelector('path')?.getAttribute('d') ?? '',
  }));
  return jsQr.default(draw(size, path), size * scale, size * scale)?.data;
}
