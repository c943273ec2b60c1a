import { type App, signWebhook } from '../../kernel/index.ts';

const maxAttempts = 5;
const retryMs = 60_000;
const timeoutMs = 10_000;

/** A callback of one of the sandbox's providers. */
export interface SandboxCallback {
  /** Who posts it, for the log, such as `account provider`. */
  readonly provider: string;
  readonly path: string;
  readonly key: Buffer;
  /** The same for each posting of an event. */
  readonly eventId: string;
  readonly content: object;
}

/** Posts an event twice: receivers have to bear it. @returns whether it was taken both times */
export async function postTwice(app: App, callback: SandboxCallback): Promise<boolean> {
  const first = await post(app, callback);
  return (await post(app, callback)) && first;
}

/** Returns when an event is posted next; null once it was taken, or was tried often enough. */
export function nextCallbackAt(
  now: Date,
  { isTaken, attempts }: { readonly isTaken: boolean; readonly attempts: number },
): Date | null {
  return isTaken || attempts >= maxAttempts ? null : new Date(now.getTime() + retryMs);
}

async function post({ config, log }: App, { provider, path, ...callback }: SandboxCallback): Promise<boolean> {
  try {
    const { ok } = await fetch(`${config.publicUrl}${path}`, {
      method: 'POST',
      ...signedCallback(callback),
      signal: AbortSignal.timeout(timeoutMs),
    });
    return ok;
  } catch (error) {
    log.warn({ err: error }, `a callback of the sandbox’s ${provider} was not taken`);
    return false;
  }
}

/** Returns body and headers of a callback, signed now. */
export function signedCallback({ key, eventId, content }: Pick<SandboxCallback, 'key' | 'eventId' | 'content'>) {
  const body = JSON.stringify(content);
  const event = { id: eventId, timestamp: String(Math.floor(Date.now() / 1000)) };
  return {
    body,
    headers: {
      'content-type': 'application/json',
      'webhook-id': event.id,
      'webhook-timestamp': event.timestamp,
      'webhook-signature': signWebhook(key, event, body),
    },
  };
}
