import { describe, expect, it } from 'vitest';
import { fileResponse } from './file-response.ts';

const headersOf = (type: string, isInline?: true) =>
  fileResponse({ name: 'a', type, content: new Uint8Array(1), ...(isInline && { isInline }) }, new Headers()).headers;

const policyOf = (type: string, isInline?: true) => headersOf(type, isInline).get('content-security-policy');

describe('a file answer', () => {
  it('runs nothing and is framed by nobody, whatever it holds', () => {
    const sandboxed = "default-src 'none'; frame-ancestors 'none'; sandbox";
    expect(policyOf('text/html; charset=utf-8')).toBe(sandboxed);
    expect(policyOf('image/png', true)).toBe(sandboxed);
    expect(policyOf('application/pdf')).toBe(sandboxed);
    expect(headersOf('text/plain', true).get('x-content-type-options')).toBe('nosniff');
  });

  it('leaves a browser its viewer for a PDF, which a sandbox would block', () => {
    expect(policyOf('application/pdf', true)).toBe(
      "default-src 'none'; frame-ancestors 'none'; style-src 'unsafe-inline'",
    );
  });

  it.each(['text/html', 'Text/HTML; charset=utf-8', 'application/xhtml+xml', 'image/svg+xml', 'application/xml'])(
    'of type %s is saved even when its handler asks to show it',
    (type) => {
      expect(headersOf(type, true).get('content-disposition')).toMatch(/^attachment; /);
    },
  );
});
