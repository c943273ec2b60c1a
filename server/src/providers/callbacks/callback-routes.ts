import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { Refusal } from '../../kernel/index.ts';

const maximumBytes = 10_000;

/** A posted request, as it was received. */
export interface ReceivedCallback {
  header(name: string): string | undefined;
  readonly body: string;
}

/** Creates the route for callbacks of a provider. `receive` checks the signature. */
export function callbackRoutes(path: string, receive: (callback: ReceivedCallback) => Promise<void>): Hono {
  const routes = new Hono();
  const onError = () => {
    throw new Refusal('PayloadTooLargeError', `A callback may have at most ${maximumBytes} bytes.`);
  };
  routes.post(path, bodyLimit({ maxSize: maximumBytes, onError }), async (exchange) => {
    await receive({ header: (name) => exchange.req.header(name), body: await exchange.req.text() });
    return exchange.body(null, 204);
  });
  return routes;
}
