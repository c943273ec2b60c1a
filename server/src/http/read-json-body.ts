import { Refusal } from '../kernel/index.ts';
import { assertNoContentEncoding, bodyOf } from './body-limits.ts';

const defaultDeadlineMs = 30_000;

/**
 * Reads the body as JSON; `{}` if there is none.
 * @param deadlineMs time for the whole body to arrive
 * @throws PayloadTooLargeError, UnsupportedMediaTypeError, MalformedRequestError
 */
export async function readJsonBody(
  request: Request,
  maximumBytes: number,
  deadlineMs = defaultDeadlineMs,
): Promise<unknown> {
  assertNoContentEncoding(request);
  const bytes = await withinTime(readBytes(request, maximumBytes), deadlineMs);
  if (bytes.byteLength === 0) return {};
  assertJsonInUtf8(request.headers.get('content-type') ?? '');
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    // The parser's own message quotes the body, which may contain personal data.
    throw new Refusal('MalformedRequestError', 'The body is not valid JSON in UTF-8.');
  }
}

const unsupported = (message: string) => new Refusal('UnsupportedMediaTypeError', message);

function assertJsonInUtf8(contentType: string): void {
  const [type = '', ...parameters] = contentType.split(';');
  if (type.trim().toLowerCase() !== 'application/json') throw unsupported('Send the body as application/json.');
  const labels = parameters.flatMap((parameter) => /^\s*charset\s*=\s*"?([^"]*?)"?\s*$/i.exec(parameter)?.[1] ?? []);
  if (labels.some((label) => !/^utf-?8$/i.test(label))) throw unsupported('Send the body in UTF-8.');
}

async function readBytes(request: Request, maximumBytes: number): Promise<Uint8Array> {
  // With a length, the HTTP parser itself enforces it.
  if (request.headers.has('content-length')) return new Uint8Array(await request.arrayBuffer());
  const chunks: Uint8Array[] = [];
  for await (const chunk of bodyOf(request, maximumBytes)) chunks.push(chunk);
  return Buffer.concat(chunks);
}

async function withinTime<Value>(work: Promise<Value>, deadlineMs: number): Promise<Value> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(
      () => reject(new Refusal('MalformedRequestError', 'The body did not arrive in time.')),
      deadlineMs,
    );
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
