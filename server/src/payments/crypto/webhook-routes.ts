import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { type App, Refusal } from '../../kernel/index.ts';
import { chainWebhookPath } from '../../providers/index.ts';
import { receiveChainEvents } from './chain-inbox.ts';

const maximumBytes = 10_000;

/** Creates the route for the events of the wallet's provider; none without one. */
export function chainWebhookRoutes(app: App): Hono {
  const routes = new Hono();
  const { chain } = app.providers;
  if (chain.coins.length === 0) return routes;
  const onError = () => {
    throw new Refusal('PayloadTooLargeError', 'An event is smaller.');
  };
  routes.post(chainWebhookPath, bodyLimit({ maxSize: maximumBytes, onError }), async (exchange) => {
    const header = (name: string) => exchange.req.header(name);
    const event = chain.readWebhook({
      id: header('webhook-id'),
      timestamp: header('webhook-timestamp'),
      signature: header('webhook-signature'),
      body: await exchange.req.text(),
    });
    await receiveChainEvents(app, [event]);
    return exchange.body(null, 204);
  });
  return routes;
}
