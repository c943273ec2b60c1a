import { Refusal } from '../kernel/index.ts';

/** 1 MB: the longest invoice with a hundred lines is a tenth of it. */
export const maximumBodyBytes = 1_000_000;

const payloadTooLarge = () => new Refusal('PayloadTooLargeError', 'The body may have at most 1 MB.');

/** Refuses by the announced length, before anything else is done for the request. */
export function assertAnnouncedLength(request: Request): void {
  if (Number(request.headers.get('content-length') ?? 0) > maximumBodyBytes) throw payloadTooLarge();
}

/**
 * The body as parsed JSON; `{}` when there is none.
 * @throws PayloadTooLargeError, UnsupportedMediaTypeError, MalformedRequestError
 */
export async function readJsonBody(request: Request): Promise<unknown> {
  assertNoContentEncoding(request);
  const bytes = await readBytes(request);
  if (bytes.byteLength === 0) return {};
  assertJsonInUtf8(request.headers.get('content-type') ?? '');
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    // The parser's own message quotes the body, which may be personal.
    throw new Refusal('MalformedRequestError', 'The body is not valid JSON in UTF-8.');
  }
}

const unsupported = (message: string) => new Refusal('UnsupportedMediaTypeError', message);

/** A compressed body would be read as broken JSON, and could grow beyond any limit once it is expanded. */
function assertNoContentEncoding({ headers }: Request): void {
  const encoding = headers.get('content-encoding')?.trim().toLowerCase() ?? '';
  if (encoding !== '' && encoding !== 'identity') throw unsupported('Send the body without a content encoding.');
}

function assertJsonInUtf8(contentType: string): void {
  const [type = '', ...parameters] = contentType.split(';');
  if (type.trim().toLowerCase() !== 'application/json') throw unsupported('Send the body as application/json.');
  const labels = parameters.flatMap((parameter) => /^\s*charset\s*=\s*"?([^"]*?)"?\s*$/i.exec(parameter)?.[1] ?? []);
  if (labels.some((label) => !/^utf-?8$/i.test(label))) throw unsupported('Send the body in UTF-8.');
}

async function readBytes(request: Request): Promise<Uint8Array> {
  // With a length, the HTTP parser itself holds the client to it.
  if (request.headers.has('content-length')) return new Uint8Array(await request.arrayBuffer());
  if (!request.body) return new Uint8Array();
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of request.body) {
    length += chunk.byteLength;
    if (length > maximumBodyBytes) throw payloadTooLarge();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
