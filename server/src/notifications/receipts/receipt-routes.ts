import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { type App, Refusal, verifyWebhook } from '../../kernel/index.ts';
import { keepReceipt, readReceipt } from './keep-receipt.ts';

/** Where the SMS provider posts delivery receipts. */
export const smsReceiptPath = '/callbacks/sms-receipts';

const maximumBytes = 10_000;

/** Creates the route for delivery receipts. Requests must be signed with the configured key. */
export function receiptRoutes({ config, db }: App): Hono {
  const routes = new Hono();
  const { sms } = config;
  if (!sms) return routes;
  const onError = () => {
    throw new Refusal('PayloadTooLargeError', 'A receipt is smaller.');
  };
  routes.post(smsReceiptPath, bodyLimit({ maxSize: maximumBytes, onError }), async (exchange) => {
    const body = await exchange.req.text();
    const header = (name: string) => exchange.req.header(name);
    const eventId = verifyWebhook(
      sms.signingKey,
      { id: header('webhook-id'), timestamp: header('webhook-timestamp'), signature: header('webhook-signature') },
      body,
    );
    await keepReceipt(db, eventId, readReceipt(body));
    return exchange.body(null, 204);
  });
  return routes;
}
