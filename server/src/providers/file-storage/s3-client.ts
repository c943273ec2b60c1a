import { request as requestPlain } from 'node:http';
import { request as requestTls } from 'node:https';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { AwsV4Signer } from 'aws4fetch';
import type { S3Settings } from '../../config/index.ts';

/** The S3 service refused a request or could not be reached. Its message names no secret. */
export class S3Error extends Error {
  readonly status: number | undefined;

  constructor(message: string, options: { readonly status?: number; readonly cause?: unknown } = {}) {
    super(message, { cause: options.cause });
    this.name = 'S3Error';
    this.status = options.status;
  }
}

interface S3Request {
  readonly method: 'GET' | 'PUT' | 'DELETE';
  /** Key of an object; empty for the bucket. */
  readonly key: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: { readonly stream: Readable; readonly size: number };
}

interface S3Answer {
  readonly status: number;
  readonly body: Readable;
}

export interface S3Client {
  /** Stores an object from a stream of known size. */
  put(key: string, body: NonNullable<S3Request['body']>, headers?: S3Request['headers']): Promise<void>;
  /** Reads an object. @throws S3Error */
  open(key: string): Promise<Readable>;
  remove(key: string): Promise<void>;
  /** Lists keys in order. */
  list(prefix: string): AsyncGenerator<string>;
}

const idleTimeoutMs = 60_000;

/** A client for the few requests that we need, over any service with the S3 API. Bodies are never in memory as a whole. */
export function s3Client(settings: S3Settings): S3Client {
  const get = async (parts: Omit<S3Request, 'method'>) => assertOk(await send(settings, { ...parts, method: 'GET' }));
  return {
    async put(key, body, headers) {
      const answer = await send(settings, { method: 'PUT', key, body, ...(headers && { headers }) });
      (await assertOk(answer)).resume();
    },
    open: (key) => get({ key }),
    async remove(key) {
      const answer = await send(settings, { method: 'DELETE', key });
      // Some services answer 404 for a missing object, others 204.
      if (answer.status === 404) answer.body.resume();
      else (await assertOk(answer)).resume();
    },
    async *list(prefix) {
      let token: string | undefined;
      do {
        const page = { 'list-type': '2', prefix, ...(token !== undefined && { 'continuation-token': token }) };
        const xml = await readText(await get({ key: '', query: page }));
        for (const [, key = ''] of xml.matchAll(/<Key>([^<]*)<\/Key>/g)) yield unescapeXml(key);
        const [, next] = /<NextContinuationToken>([^<]*)</.exec(xml) ?? [];
        token = next && unescapeXml(next);
      } while (token !== undefined);
    },
  };
}

async function send(
  settings: S3Settings,
  { method, key, query = {}, headers = {}, body }: S3Request,
): Promise<S3Answer> {
  const url = new URL(settings.endpoint);
  url.pathname = [url.pathname.replace(/\/$/, ''), settings.bucket, ...key.split('/')].join('/');
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  const signed = await new AwsV4Signer({
    method,
    url: url.href,
    headers: {
      ...headers,
      // The body is encrypted and authenticated by us, so it isn't hashed again.
      'x-amz-content-sha256': 'UNSIGNED-PAYLOAD',
      ...(body && { 'content-length': String(body.size) }),
    },
    accessKeyId: settings.accessKeyId,
    secretAccessKey: settings.secretAccessKey,
    service: 's3',
    region: settings.region,
    allHeaders: false,
  }).sign();
  try {
    return await exchange(signed.url, { method, headers: Object.fromEntries(signed.headers) }, body?.stream);
  } catch (cause) {
    throw new S3Error(`${method}: the storage could not be reached.`, { cause });
  }
}

async function exchange(
  url: URL,
  options: { readonly method: string; readonly headers: Record<string, string> },
  body: Readable | undefined,
): Promise<S3Answer> {
  const request = (url.protocol === 'https:' ? requestTls : requestPlain)(url, { ...options, timeout: idleTimeoutMs });
  request.on('timeout', () => request.destroy(new Error(`No answer within ${idleTimeoutMs} ms.`)));
  const answered = new Promise<S3Answer>((resolve, reject) => {
    request.on('response', (response) => resolve({ status: response.statusCode ?? 0, body: response }));
    request.on('error', reject);
  });
  if (!body) {
    request.end();
    return await answered;
  }
  const [answer] = await Promise.all([answered, pipeline(body, request)]);
  return answer;
}

async function assertOk({ status, body }: S3Answer): Promise<Readable> {
  if (status >= 200 && status < 300) return body;
  const [, code = 'no code'] = /<Code>(\w+)</.exec(await readText(body)) ?? [];
  throw new S3Error(`The storage answered ${status} (${code}).`, { status });
}

async function readText(stream: Readable): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
const unescapeXml = (text: string): string =>
  text.replace(/&(amp|lt|gt|quot|apos);/g, (_, name: string) => entities[name] ?? '');
