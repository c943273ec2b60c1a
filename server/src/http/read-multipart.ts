import { Readable } from 'node:stream';
import { Busboy, type BusboyInstance } from '@fastify/busboy';
import type { FileFields } from '@quittance/sdk/contract';
import { Refusal } from '../kernel/index.ts';
import { assertNoContentEncoding, bodyOf, maximumFieldBytes, payloadTooLarge } from './body-limits.ts';

/** A file as received. Bytes over its field's limit are counted but not kept. */
export interface RawFile {
  readonly field: string;
  readonly name: string;
  /** MIME type in lower case, without parameters. */
  readonly type: string;
  readonly size: number;
  readonly bytes: Buffer<ArrayBuffer>;
}

export interface MultipartBody {
  /** Text fields, with repeated names. */
  readonly fields: URLSearchParams;
  readonly files: readonly RawFile[];
}

/** Far more parts than a person who fills in a form would send. */
const maximumFields = 200;
const maximumSurplusFiles = 10;
const maximumNameCharacters = 255;

/**
 * Reads a multipart body as it arrives. Reads a too large file to its end, dropping its bytes, so that the sender gets
 * an answer with the reason.
 * @throws UnsupportedMediaTypeError, MalformedRequestError, PayloadTooLargeError
 */
export async function readMultipart(
  request: Request,
  declared: FileFields,
  maximumBytes: number,
): Promise<MultipartBody> {
  assertNoContentEncoding(request);
  const files = Object.values(declared).reduce((sum, { maxFiles = 1 }) => sum + maxFiles, maximumSurplusFiles);
  const parser = createFormParser(request.headers.get('content-type') ?? '', files);
  const source = Readable.from(bodyOf(request, maximumBytes), { objectMode: false });
  try {
    return await new Promise<MultipartBody>((resolve, reject) => {
      const parts = collectParts(parser, declared, reject);
      for (const limit of ['fieldsLimit', 'filesLimit', 'partsLimit'] as const) {
        parser.on(limit, () => reject(payloadTooLarge(maximumBytes)));
      }
      parser.on('finish', () => resolve(parts));
      parser.on('error', reject);
      source.on('error', reject);
      source.pipe(parser);
    });
  } catch (error) {
    // The parser's own messages may quote the body.
    throw error instanceof Refusal ? error : malformedForm();
  } finally {
    source.destroy();
    parser.destroy();
  }
}

export const malformedForm = () => new Refusal('MalformedRequestError', 'The body is not valid multipart/form-data.');

/** Creates a parser of forms with at most `files` files. @throws UnsupportedMediaTypeError, MalformedRequestError */
export function createFormParser(contentType: string, files: number): BusboyInstance {
  if (!/^multipart\/form-data\s*;/i.test(contentType)) {
    throw new Refusal('UnsupportedMediaTypeError', 'Send the body as multipart/form-data.');
  }
  try {
    return new Busboy({
      headers: { 'content-type': contentType },
      limits: { fieldNameSize: 100, fieldSize: 100_000, fields: maximumFields, files, headerPairs: 20 },
    });
  } catch {
    throw malformedForm();
  }
}

/** Cuts the start, so that the extension stays. The parser has already reduced a path to its last segment. */
export const shortFileName = (name: string): string => name.slice(-maximumNameCharacters);

/** Collects fields while the parser reads. The room for files is none for fields, which are kept in memory. */
export function collectFields(parser: BusboyInstance, reject: (reason: Refusal) => void): URLSearchParams {
  const fields = new URLSearchParams();
  let bytes = 0;
  parser.on('field', (name, value, isNameCut, isValueCut) => {
    bytes += Buffer.byteLength(name) + Buffer.byteLength(value);
    if (isNameCut || isValueCut) reject(new Refusal('PayloadTooLargeError', 'A field of the form is too long.'));
    else if (bytes > maximumFieldBytes)
      reject(new Refusal('PayloadTooLargeError', 'The fields of the form are too long.'));
    else fields.append(name, value);
  });
  return fields;
}

/** Collects fields and files while the parser reads. */
function collectParts(parser: BusboyInstance, declared: FileFields, reject: (reason: unknown) => void): MultipartBody {
  const fields = collectFields(parser, reject);
  const files: RawFile[] = [];
  parser.on('file', (field, stream, name, _encoding, type) => {
    const kept = keepUpTo(Object.hasOwn(declared, field) ? (declared[field]?.maxBytes ?? 0) : 0);
    stream.on('error', reject);
    stream.on('data', kept.add);
    stream.on('end', () => {
      const file = { field, name: shortFileName(name ?? ''), type: type.toLowerCase(), ...kept.result() };
      // Skips what browsers send for a file input without a chosen file.
      if (file.name !== '' || file.size > 0) files.push(file);
    });
  });
  return { fields, files };
}

function keepUpTo(maximumBytes: number) {
  const chunks: Buffer[] = [];
  let size = 0;
  return {
    add: (chunk: Buffer): void => {
      size += chunk.byteLength;
      if (size <= maximumBytes) chunks.push(chunk);
      else chunks.length = 0;
    },
    result: () => ({ size, bytes: Buffer.concat(chunks) }),
  };
}
