import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Hono } from 'hono';

const folder = path.join(import.meta.dirname, 'assets');
const contentTypes = { js: 'text/javascript; charset=utf-8', css: 'text/css; charset=utf-8' } as const;

/** Serves a script or style sheet from this folder's assets. */
export function serveAsset(routes: Hono, at: string, file: `${string}.${keyof typeof contentTypes}`): void {
  const contentType = contentTypes[file.endsWith('.js') ? 'js' : 'css'];
  routes.get(at, async () => {
    const body = await readFile(path.join(folder, file), 'utf8');
    return new Response(body, {
      headers: { 'Content-Type': contentType, 'Cache-Control': 'no-cache', 'X-Content-Type-Options': 'nosniff' },
    });
  });
}
