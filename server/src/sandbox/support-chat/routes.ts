import path from 'node:path';
import { Hono } from 'hono';
import type { App } from '../../kernel/index.ts';
import { sandboxChatScript, scriptAnswer } from '../../providers/index.ts';

/** Serves the chat of the sandbox, which answers automatically. Only in sandbox mode. */
export function sandboxChatRoutes({ config }: App): Hono {
  const routes = new Hono();
  if (config.mode !== 'sandbox') return routes;
  routes.get(sandboxChatScript, async () => scriptAnswer(path.join(import.meta.dirname, 'assets/chat.js')));
  return routes;
}
