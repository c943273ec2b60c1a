import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { type App, Refusal } from '../../kernel/index.ts';
import { cardWebhookPath } from '../../providers/index.ts';
import { receiveCardEvents } from './card-events.ts';

const maximumBytes = 10_000;

/** Creates the route for the card processor's events; none without a processor. */
export function cardWebhookRoutes(app: App): Hono {
  const routes = new Hono();
  const { cardProcessor } = app.providers;
  if (cardProcessor.fieldsUrl === null) return routes;
  const onError = () => {
    throw new Refusal('PayloadTooLargeError', 'An event is smaller.');
  };
  routes.post(cardWebhookPath, bodyLimit({ maxSize: maximumBytes, onError }), async (exchange) => {
    const header = (name: string) => exchange.req.header(name);
    const event = cardProcessor.readWebhook({
      id: header('webhook-id'),
      timestamp: header('webhook-timestamp'),
      signature: header('webhook-signature'),
      body: await exchange.req.text(),
    });
    await receiveCardEvents(app, [event]);
    return exchange.body(null, 204);
  });
  return routes;
}
