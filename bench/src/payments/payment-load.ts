import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import type { Product } from '../server/product.ts';
import { type InvoiceToPay, oneTimeCode } from './invoices-to-pay.ts';

/** Number of concurrent payments, each on a separate keep-alive connection. */
export const concurrency = 16;

export interface LoadTimes {
  readonly warmUpMs: number;
  readonly measuredMs: number;
}

/**
 * Pays invoices for the given time, as browsers would.
 * @param onMeasuring called after the warm-up
 * @returns payments per second after the warm-up
 * @throws Error when a payment is refused: refusals would distort the measurement
 */
export async function payFor(
  product: Product,
  invoices: readonly InvoiceToPay[],
  { warmUpMs, measuredMs }: LoadTimes,
  onMeasuring: () => void = () => {},
): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: concurrency });
  const start = performance.now() + warmUpMs;
  const end = start + measuredMs;
  let next = 0;
  let paid = 0;
  let last = start;
  const timer = setTimeout(onMeasuring, warmUpMs);
  const payOneAfterAnother = async () => {
    for (;;) {
      const invoice = invoices[next];
      next += 1;
      // No invoices left: the rate is measured over a shorter time.
      if (!invoice) return;
      await pay(agent, product, invoice);
      const now = performance.now();
      if (now >= end) return;
      if (now < start) continue;
      paid += 1;
      last = now;
    }
  };
  try {
    await Promise.all(Array.from({ length: concurrency }, payOneAfterAnother));
  } finally {
    clearTimeout(timer);
    agent.destroy();
  }
  return (paid * 1000) / (next > invoices.length ? last - start : measuredMs);
}

function pay(agent: Agent, { url, origin }: Product, { id, buyer }: InvoiceToPay): Promise<void> {
  const body = JSON.stringify({ invoiceId: id });
  return new Promise((resolve, reject) => {
    const call = request(
      `${url}/api/${buyer.userId}/invoices/pay`,
      {
        agent,
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(body),
          origin,
          cookie: buyer.cookie,
          'otp-code': oneTimeCode,
          'idempotency-key': randomUUID(),
        },
      },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', reject);
        response.on('end', () => {
          if (response.statusCode === 200) resolve();
          else reject(new Error(`Paying ${id} answered ${response.statusCode}: ${Buffer.concat(chunks)}`));
        });
      },
    );
    call.on('error', reject);
    call.end(body);
  });
}
