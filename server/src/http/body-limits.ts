import type { Call } from '@quittance/sdk/contract';
import { Refusal } from '../kernel/index.ts';

/** 1 MB: the longest invoice with a hundred lines is a tenth of it. Files come on top. */
const maximumFieldBytes = 1_000_000;

/** Most bytes that the body of a call may have. */
export const maximumBodyBytes = ({ files = {} }: Call): number =>
  Object.values(files).reduce((sum, { maxBytes, maxFiles = 1 }) => sum + maxBytes * maxFiles, maximumFieldBytes);

export const payloadTooLarge = (maximumBytes: number) =>
  new Refusal('PayloadTooLargeError', `The body may have at most ${Math.ceil(maximumBytes / 1_000_000)} MB.`);

/** Refuses by the announced length, before anything else is done for the request. */
export function assertAnnouncedLength(request: Request, maximumBytes: number): void {
  if (Number(request.headers.get('content-length') ?? 0) > maximumBytes) throw payloadTooLarge(maximumBytes);
}

/** A compressed body could grow beyond any limit once it is expanded. */
export function assertNoContentEncoding({ headers }: Request): void {
  const encoding = headers.get('content-encoding')?.trim().toLowerCase() ?? '';
  if (encoding !== '' && encoding !== 'identity') {
    throw new Refusal('UnsupportedMediaTypeError', 'Send the body without a content encoding.');
  }
}

/**
 * The body piece by piece.
 * @throws PayloadTooLargeError as soon as there is too much of it
 */
export async function* bodyOf(request: Request, maximumBytes: number): AsyncGenerator<Uint8Array> {
  let length = 0;
  for await (const chunk of request.body ?? []) {
    length += chunk.byteLength;
    if (length > maximumBytes) throw payloadTooLarge(maximumBytes);
    yield chunk;
  }
}
