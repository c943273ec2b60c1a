import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { type App, Refusal, verifyWebhook } from '../../kernel/index.ts';
import { takeBounce } from './keep-bounce.ts';
import { maxBounceBytes } from './read-bounce.ts';

/** Where the operator's mail server posts messages to the bounce address. */
export const bouncePath = '/callbacks/mail-bounces';

/** Creates the route for returned mails. The body is the message as it arrived (RFC 5322), signed with the configured key. */
export function bounceRoutes(app: App): Hono {
  const routes = new Hono();
  const { bounceSigningKey } = app.config;
  if (!bounceSigningKey) return routes;
  const onError = () => {
    throw new Refusal('PayloadTooLargeError', 'A returned mail is smaller.');
  };
  routes.post(bouncePath, bodyLimit({ maxSize: maxBounceBytes, onError }), async (exchange) => {
    const source = Buffer.from(await exchange.req.arrayBuffer());
    const header = (name: string) => exchange.req.header(name);
    const signed = {
      id: header('webhook-id'),
      timestamp: header('webhook-timestamp'),
      signature: header('webhook-signature'),
    };
    verifyWebhook(bounceSigningKey, signed, source);
    // Always 200: sending a message again would not change what it is.
    return exchange.json({ outcome: await takeBounce(app, source) });
  });
  return routes;
}
