import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Exchange } from './exchange.ts';

const mediaTypes: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.map': 'application/json',
  '.mjs': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.ts': 'text/plain; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

const compressible = /^(text\/|application\/(json|manifest)|image\/svg)/;

type Encoding = 'identity' | 'gzip' | 'br';

interface StaticFile {
  readonly mediaType: string;
  readonly bytes: number;
  /** SHA-256 of the content; part of the entity tag of each encoding. */
  readonly hash: string;
  /** Compresses at the first request, then returns the kept result. */
  encoded(encoding: Encoding): Promise<Buffer>;
}

/** How long browsers and proxies may cache a file without revalidation. */
export type Freshness = 'immutable' | 'evergreen' | 'revalidate';

const cacheControl: Readonly<Record<Freshness, string>> = {
  immutable: 'public, max-age=31536000, immutable',
  evergreen: 'public, max-age=300, stale-while-revalidate=86400',
  revalidate: 'no-cache',
};

/** Files to answer with, by name. */
export interface StaticFolder {
  /** Answers with a file of the folder; null if there is none of that name. */
  answer(exchange: Exchange, name: string, freshness: Freshness): Promise<Response | null>;
}

/**
 * Serves a build's folder. Reads, hashes and compresses a file once, and again only after it changed, so that a rebuild
 * takes effect without a restart.
 */
export function staticFolder(root: string): StaticFolder {
  const files = new Map<string, { readonly version: string; readonly file: StaticFile }>();

  const find = async (name: string): Promise<StaticFile | null> => {
    const location = path.resolve(root, name);
    const mediaType = mediaTypes[path.extname(location)];
    if (!mediaType || !location.startsWith(root + path.sep)) return null;
    const status = await stat(location).catch(() => null);
    if (!status?.isFile()) return null;
    const version = `${status.mtimeMs}-${status.size}`;
    const known = files.get(location);
    if (known?.version === version) return known.file;
    const file = loadFile(await readFile(location), mediaType);
    files.set(location, { version, file });
    return file;
  };

  return answering(find);
}

const answering = (find: (name: string) => Promise<StaticFile | null>): StaticFolder => ({
  async answer(exchange, name, freshness) {
    const file = await find(name);
    return file && answerWith(file, exchange, freshness);
  },
});

/** Bytes of immutable files that a process caches. Their compressed forms are extra and smaller. */
const keptBytes = 64 * 2 ** 20;

/**
 * Serves immutable files. Reads each once, even for simultaneous requests, and caches it with its compressed forms.
 * Evicts the least recently used when they exceed the memory limit.
 * @param read returns the content of a name, or null
 * @param mostBytes memory limit, in bytes; default 64 MiB
 */
export function unchangingFiles(
  read: (name: string) => Promise<Buffer | null>,
  mostBytes: number = keptBytes,
): StaticFolder {
  const files = new Map<string, StaticFile>();
  const loading = new Map<string, Promise<StaticFile | null>>();
  let bytes = 0;

  const keep = (name: string, file: StaticFile): void => {
    files.set(name, file);
    bytes += file.bytes;
    for (const [oldestName, oldest] of files) {
      if (bytes <= mostBytes) return;
      files.delete(oldestName);
      bytes -= oldest.bytes;
    }
  };

  const load = async (name: string, mediaType: string): Promise<StaticFile | null> => {
    const content = await read(name);
    const file = content && loadFile(content, mediaType);
    if (file) keep(name, file);
    return file;
  };

  return answering(async (name) => {
    const known = files.get(name);
    if (known) {
      // Moves it to the end of the order of use.
      files.delete(name);
      files.set(name, known);
      return known;
    }
    const mediaType = mediaTypes[path.extname(name)];
    if (!mediaType) return null;
    const current = loading.get(name) ?? load(name, mediaType).finally(() => loading.delete(name));
    loading.set(name, current);
    return current;
  });
}

function loadFile(content: Buffer, mediaType: string): StaticFile {
  const encodings = new Map<Encoding, Promise<Buffer>>([['identity', Promise.resolve(content)]]);
  return {
    mediaType,
    bytes: content.byteLength,
    hash: createHash('sha256').update(content).digest('base64url'),
    encoded(encoding) {
      const known = encodings.get(encoding) ?? compress(content, encoding);
      encodings.set(encoding, known);
      return known;
    },
  };
}

const compress = (content: Buffer, encoding: Encoding): Promise<Buffer> =>
  encoding === 'br'
    ? promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } })
    : promisify(gzip)(content, { level: 9 });

async function answerWith(file: StaticFile, exchange: Exchange, freshness: Freshness): Promise<Response> {
  const encoding = chooseEncoding(file.mediaType, exchange.req.header('accept-encoding') ?? '');
  const etag = `"${file.hash}${encoding === 'identity' ? '' : `-${encoding}`}"`;
  const headers: Record<string, string> = {
    'Cache-Control': cacheControl[freshness],
    'Content-Type': file.mediaType,
    ETag: etag,
    Vary: 'Accept-Encoding',
    ...(encoding !== 'identity' && { 'Content-Encoding': encoding }),
  };
  if (isNamed(etag, exchange.req.header('if-none-match'))) return new Response(null, { status: 304, headers });
  const content = await file.encoded(encoding);
  return new Response(new Uint8Array(content), {
    headers: { ...headers, 'Content-Length': String(content.byteLength) },
  });
}

function chooseEncoding(mediaType: string, accepted: string): Encoding {
  if (!compressible.test(mediaType)) return 'identity';
  if (/\bbr\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/.test(accepted)) return 'br';
  return /\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/.test(accepted) ? 'gzip' : 'identity';
}

/** Compressing proxies weaken a tag to `W/"…"`; it still identifies the same content. */
const isNamed = (etag: string, ifNoneMatch: string | undefined): boolean =>
  (ifNoneMatch ?? '').split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
