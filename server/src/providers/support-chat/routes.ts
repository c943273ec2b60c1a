import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { Hono } from 'hono';
import type { App } from '../../kernel/index.ts';

/** Path of the sandbox's own chat script. */
export const sandboxChatScript = '/sandbox/support-chat.js';

const framePath = '/support-chat';

const inAttribute = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/**
 * Serves the frame of the support chat. Its policy allows the configured origins and takes away its own origin, so that
 * the provider's script can't read the portal, its cookies or its storage.
 */
export function supportChatRoutes({ config }: App): Hono {
  const routes = new Hono();
  const { supportChat: chat, publicUrl } = config;
  if (!chat) return routes;
  const scriptUrl = chat.scriptUrl ?? publicUrl + sandboxChatScript;
  const policy = policyOf([new URL(scriptUrl).origin, ...chat.origins], publicUrl);
  const page = `<!doctype html>
<html lang="en" data-script="${inAttribute(scriptUrl)}">
<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Support</title>
<script src="${publicUrl}${framePath}/frame.js"></script>
</html>
`;
  routes.get(framePath, () => new Response(page, { headers: frameHeaders(policy) }));
  routes.get(`${framePath}/frame.js`, async () => scriptAnswer(path.join(import.meta.dirname, 'assets/frame.js')));
  return routes;
}

const frameHeaders = (policy: string) => ({
  'Content-Type': 'text/html; charset=utf-8',
  'Content-Security-Policy': policy,
  'Cache-Control': 'no-cache',
});

/** A script for a frame without an origin, for which our own origin is another one. */
export async function scriptAnswer(file: string): Promise<Response> {
  return new Response(await readFile(file, 'utf8'), {
    headers: {
      'Content-Type': 'text/javascript; charset=utf-8',
      'Cache-Control': 'no-cache',
      'Cross-Origin-Resource-Policy': 'cross-origin',
    },
  });
}

function policyOf(origins: readonly string[], publicUrl: string): string {
  const allowed = [...new Set(origins)].join(' ');
  const sockets = [...new Set(origins)].map((origin) => origin.replace(/^http/, 'ws')).join(' ');
  return [
    "default-src 'none'",
    `script-src ${publicUrl} ${allowed}`,
    // Chats style themselves.
    `style-src 'unsafe-inline' ${allowed}`,
    `img-src data: blob: ${allowed}`,
    `font-src data: ${allowed}`,
    `media-src ${allowed}`,
    `connect-src ${allowed} ${sockets}`,
    `frame-src ${allowed}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
    'sandbox allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox',
  ].join('; ');
}
