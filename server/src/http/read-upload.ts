import { Readable } from 'node:stream';
import type { ReceivedUpload, UploadBody } from '@quittance/sdk/contract';
import { checkFileCount, checkFileSize } from '@quittance/sdk/validation';
import { Refusal, refuseUpload } from '../kernel/index.ts';
import { assertNoContentEncoding, bodyOf, payloadTooLarge } from './body-limits.ts';
import { collectFields, createFormParser, malformedForm, shortFileName } from './read-multipart.ts';

/** A form whose file is still arriving. */
export interface ArrivingForm {
  /** Text fields, with repeated names. */
  readonly fields: URLSearchParams;
  /** Undefined for a form without a file. */
  readonly upload: ReceivedUpload | undefined;
  /** Reads what nobody has read, so that the sender finishes and gets the answer. Never fails. */
  settle(): Promise<void>;
}

interface FilePart {
  readonly key: string;
  readonly name: string;
  readonly stream: Readable;
}

/**
 * Reads a form up to its file.
 * @throws UnsupportedMediaTypeError, MalformedRequestError, PayloadTooLargeError
 */
export async function readUpload(
  request: Request,
  { maxBytes }: UploadBody,
  maximumBytes: number,
): Promise<ArrivingForm> {
  assertNoContentEncoding(request);
  const parser = createFormParser(request.headers.get('content-type') ?? '', 1);
  const source = Readable.from(bodyOf(request, maximumBytes), { objectMode: false });
  const { promise: begun, ...beginning } = Promise.withResolvers<FilePart | undefined>();
  const { promise: ended, ...ending } = Promise.withResolvers<void>();
  // Nobody waits for the end of a form that fails before its file.
  ended.catch(() => {});
  let part: FilePart | undefined;

  const fail = (error: unknown) => {
    // The parser's own messages may quote the body.
    const refusal = error instanceof Refusal ? error : malformedForm();
    beginning.reject(refusal);
    ending.reject(refusal);
    if (!part?.stream.destroyed) part?.stream.destroy(refusal);
    source.destroy();
  };
  parser.on('field', () => {
    if (part) fail(new Refusal('MalformedRequestError', 'Send the fields before the file.'));
  });
  const fields = collectFields(parser, fail);
  parser.on('file', (key, stream, name) => {
    part = { key, name: shortFileName(name ?? ''), stream };
    // A form that ends inside its file: the parser reports it here only.
    stream.on('error', fail);
    beginning.resolve(part);
  });
  for (const limit of ['fieldsLimit', 'partsLimit'] as const)
    parser.on(limit, () => fail(payloadTooLarge(maximumBytes)));
  parser.on('filesLimit', () =>
    fail(refuseUpload(part?.key ?? '', 'The slot surpasses maximum.', checkFileCount(1, 1, { maxFiles: 1 }))),
  );
  parser.on('finish', () => {
    beginning.resolve(undefined);
    ending.resolve();
  });
  parser.on('error', fail);
  source.on('error', fail);
  source.pipe(parser);

  const file = await begun;
  return {
    fields,
    upload: file && { key: file.key, name: file.name, chunks: chunksOf(file, maxBytes, ended) },
    async settle() {
      file?.stream.resume();
      await ended.catch(() => {});
      parser.destroy();
    },
  };
}

/** Ends only with the whole form, so that a form which breaks off is no complete file. */
async function* chunksOf({ key, name, stream }: FilePart, maxBytes: number, ended: Promise<void>) {
  let size = 0;
  // The rest must stay readable for `settle`.
  try {
    for await (const chunk of stream.iterator({ destroyOnReturn: false }) as AsyncIterable<Uint8Array>) {
      size += chunk.byteLength;
      const problem = size > maxBytes && checkFileSize({ name, size }, maxBytes);
      if (problem) throw refuseUpload(key, 'The file exceeds the size limit.', problem);
      yield chunk;
    }
  } catch (error) {
    throw error instanceof Refusal ? error : malformedForm();
  }
  await ended;
}
