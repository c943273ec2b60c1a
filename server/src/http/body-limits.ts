import type { Call } from '@quittance/sdk/contract';
import { Refusal } from '../kernel/index.ts';

/** 1 MB, ten times the longest invoice with a hundred lines. Files are not included. */
export const maximumFieldBytes = 1_000_000;

/** Maximum size of a call's body, in bytes. */
export const maximumBodyBytes = ({ files = {}, upload }: Call): number =>
  (upload?.maxBytes ?? 0) +
  Object.values(files).reduce((sum, { maxBytes, maxFiles = 1 }) => sum + maxBytes * maxFiles, maximumFieldBytes);

export const payloadTooLarge = (maximumBytes: number) =>
  new Refusal('PayloadTooLargeError', `The body may have at most ${Math.ceil(maximumBytes / 1_000_000)} MB.`);

/** Refuses by the announced length, before doing anything else. */
export function assertAnnouncedLength(request: Request, maximumBytes: number): void {
  if (Number(request.headers.get('content-length') ?? 0) > maximumBytes) throw payloadTooLarge(maximumBytes);
}

/** Refuses compressed bodies: they could expand beyond any limit. */
export function assertNoContentEncoding({ headers }: Request): void {
  const encoding = headers.get('content-encoding')?.trim().toLowerCase() ?? '';
  if (encoding !== '' && encoding !== 'identity') {
    throw new Refusal('UnsupportedMediaTypeError', 'Send the body without a content encoding.');
  }
}

/**
 * Reads the body in chunks.
 * @throws PayloadTooLargeError as soon as it exceeds the limit
 */
export async function* bodyOf(request: Request, maximumBytes: number): AsyncGenerator<Uint8Array> {
  let length = 0;
  for await (const chunk of request.body ?? []) {
    length += chunk.byteLength;
    if (length > maximumBytes) throw payloadTooLarge(maximumBytes);
    yield chunk;
  }
}
