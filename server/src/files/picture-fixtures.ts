import { crc32, deflateSync } from 'node:zlib';

const signature = Buffer.from('89504e470d0a1a0a', 'hex');

const uint32 = (value: number): Buffer => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
};

function chunk(type: string, data: Buffer): Buffer {
  const content = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  return Buffer.concat([uint32(data.length), content, uint32(crc32(content))]);
}

interface DeclaredPng {
  readonly width: number;
  readonly height: number;
  /** Rows that the file has; fewer than its head declares for a damaged one. */
  readonly rows?: number;
  /** Text chunks, by keyword. */
  readonly texts?: Readonly<Record<string, string>>;
}

/** A black PNG of one bit a pixel, as its head declares it. */
export function blackPng({ width, height, rows = height, texts = {} }: DeclaredPng): Buffer {
  const head = Buffer.concat([uint32(width), uint32(height), Buffer.of(1, 0, 0, 0, 0)]);
  const comments = Object.entries(texts).map(([word, text]) =>
    chunk('tEXt', Buffer.from(`${word}\0${text}`, 'latin1')),
  );
  const pixels = deflateSync(Buffer.alloc(rows * (1 + Math.ceil(width / 8))));
  return Buffer.concat([
    signature,
    chunk('IHDR', head),
    ...comments,
    chunk('IDAT', pixels),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
