import type { AnsweredFile } from '@quittance/sdk/contract';

/** Creates an answer with a file. A stream is read as fast as the client takes it. */
export function fileResponse({ name, type, content, isInline }: AnsweredFile, headers: Headers): Response {
  headers.set('Content-Type', type);
  headers.set('Content-Disposition', `${isInline ? 'inline' : 'attachment'}; ${parametersFor(name)}`);
  if (content instanceof Uint8Array) headers.set('Content-Length', String(content.byteLength));
  return new Response(content as Uint8Array<ArrayBuffer> | ReadableStream, { status: 200, headers });
}

/** RFC 6266: an ASCII name for old clients, and the full name. */
function parametersFor(name: string): string {
  const ascii = name.replace(/[^\x20-\x7e]|["%\\]/g, '_');
  const encoded = encodeURIComponent(name.toWellFormed()).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16)}`,
  );
  return `filename="${ascii}"; filename*=UTF-8''${encoded}`;
}
