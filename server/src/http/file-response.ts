import type { AnsweredFile } from '@quittance/sdk/contract';

/** A file may come from anybody, so it gets no right of our origin, wherever a browser shows it. */
const withoutRights = "default-src 'none'; frame-ancestors 'none'";
const sandboxed = `${withoutRights}; sandbox`;
/** Browsers refuse to open their PDF viewer in a sandbox. It runs apart from the origin, and has inline styles. */
const pdfViewer = `${withoutRights}; style-src 'unsafe-inline'`;

/** Types that browsers show as a document, with its scripts and links. */
const isMarkup = (type: string): boolean => /html|xml|svg/i.test(type);

/** Creates an answer with a file. A stream is read as fast as the client takes it. Markup is never shown inline. */
export function fileResponse({ name, type, content, size, isInline }: AnsweredFile, headers: Headers): Response {
  const isShown = isInline === true && !isMarkup(type);
  const isShownPdf = isShown && /^application\/pdf(;|$)/i.test(type);
  headers.set('Content-Type', type);
  headers.set('Content-Disposition', `${isShown ? 'inline' : 'attachment'}; ${parametersFor(name)}`);
  headers.set('Content-Security-Policy', isShownPdf ? pdfViewer : sandboxed);
  headers.set('X-Content-Type-Options', 'nosniff');
  const length = content instanceof Uint8Array ? content.byteLength : size;
  if (length !== undefined) headers.set('Content-Length', String(length));
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
