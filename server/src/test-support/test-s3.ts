import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { S3Settings } from '../config/index.ts';

/** One object with the headers that it was stored with. */
export interface TestObject {
  readonly body: Buffer;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
}

export interface TestS3 {
  readonly settings: S3Settings;
  readonly objects: Map<string, TestObject>;
  /** Answers requests with this status and does nothing, until it is set back. */
  failWith: number | undefined;
  close(): Promise<void>;
}

const secretAccessKey = 'test+secret/key';
const listLimit = 2;

/**
 * Starts a small S3 service that checks signatures (AWS Signature Version 4), conditional writes and object lock. It
 * lists two keys a page.
 */
export async function startTestS3(): Promise<TestS3> {
  const objects = new Map<string, TestObject>();
  const server = createServer((request, response) => {
    void answer(request, response).catch((error: unknown) => response.destroy(error as Error));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const endpoint = `http://127.0.0.1:${port}`;
  const s3: TestS3 = {
    settings: { endpoint, region: 'eu-test-1', bucket: 'papers', accessKeyId: 'AKIDTEST', secretAccessKey },
    objects,
    failWith: undefined,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const refuse = (status: number, code: string) =>
      response.writeHead(status).end(`<Error><Code>${code}</Code></Error>`);
    if (s3.failWith !== undefined) return void refuse(s3.failWith, 'SlowDown');
    if (!isSigned(request, s3.settings)) return void refuse(403, 'SignatureDoesNotMatch');
    const url = new URL(request.url ?? '', endpoint);
    const [, bucket, ...path] = url.pathname.split('/');
    if (bucket !== s3.settings.bucket) return void refuse(404, 'NoSuchBucket');
    const key = decodeURIComponent(path.join('/'));
    if (request.method === 'PUT') return put(key, Buffer.concat(chunks), request, response);
    if (request.method === 'GET' && key === '') return void response.end(listing(url.searchParams));
    const object = objects.get(key);
    if (request.method === 'DELETE') return remove(key, object, response);
    if (object) response.end(object.body);
    else refuse(404, 'NoSuchKey');
  }

  function put(key: string, body: Buffer, { headers }: IncomingMessage, response: ServerResponse): void {
    if (headers['if-none-match'] === '*' && objects.has(key)) {
      response.writeHead(412).end('<Error><Code>PreconditionFailed</Code></Error>');
      return;
    }
    objects.set(key, { body, headers });
    response.end();
  }

  function remove(key: string, object: TestObject | undefined, response: ServerResponse): void {
    if (object?.headers['x-amz-object-lock-mode'] === 'COMPLIANCE') {
      response.writeHead(403).end('<Error><Code>AccessDenied</Code></Error>');
      return;
    }
    objects.delete(key);
    response.writeHead(204).end();
  }

  function listing(query: URLSearchParams): string {
    const after = query.get('continuation-token') ?? '';
    const keys = [...objects.keys()].filter((key) => key.startsWith(query.get('prefix') ?? '') && key > after).sort();
    const page = keys.slice(0, listLimit);
    const more = keys.length > listLimit ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : '';
    const contents = page.map((key) => `<Contents><Key>${key.replaceAll('&', '&amp;')}</Key></Contents>`);
    return `<ListBucketResult>${contents.join('')}${more}</ListBucketResult>`;
  }
  return s3;
}

const hmac = (key: Buffer | string, text: string): Buffer => createHmac('sha256', key).update(text).digest();

/** Computes the signature again from the request, by the algorithm's description. */
function isSigned({ method = '', url = '', headers }: IncomingMessage, settings: S3Settings): boolean {
  const [, credential = '', signed = '', signature] =
    /^AWS4-HMAC-SHA256 Credential=([^,]+), SignedHeaders=([^,]+), Signature=(\w+)$/.exec(headers.authorization ?? '') ??
    [];
  const [id, date = '', region = '', service = ''] = credential.split('/');
  const { pathname, searchParams } = new URL(url, 'http://localhost');
  const encode = (text: string) =>
    encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
  const query = [...searchParams].map(([name, value]) => `${encode(name)}=${encode(value)}`).sort();
  const canonical = [
    method,
    pathname,
    query.join('&'),
    ...signed.split(';').map((name) => `${name}:${String(headers[name]).trim()}`),
    '',
    signed,
    headers['x-amz-content-sha256'],
  ].join('\n');
  const text = [
    'AWS4-HMAC-SHA256',
    headers['x-amz-date'],
    `${date}/${region}/${service}/aws4_request`,
    createHash('sha256').update(canonical).digest('hex'),
  ].join('\n');
  const key = [date, region, service, 'aws4_request'].reduce(
    (previous: Buffer | string, part) => hmac(previous, part),
    `AWS4${settings.secretAccessKey}`,
  );
  return id === settings.accessKeyId && region === settings.region && hmac(key, text).toString('hex') === signature;
}
