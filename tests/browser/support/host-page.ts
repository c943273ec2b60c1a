import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { documentedPolicy } from './documented-policy.ts';

const { version } = createRequire(import.meta.url)('@quittance/widgets/package.json') as { version: string };

export interface HostPageOptions {
  /** Where the widgets and the API are. */
  readonly quittanceUrl: string;
  /** The widget's tag and the single file that brings it: `bank-debit` for `<quittance-bank-debit>`. */
  readonly widget: string;
  readonly invoiceId: string;
  /** The host's answer to the widget's request for a session. */
  readonly session: { readonly token: string; readonly expiresAt: string };
}

/** A host's page on 127.0.0.1 with one widget, under the policy of docs/embedding.md. */
export async function serveHostPage(options: HostPageOptions): Promise<{ readonly url: string; close(): void }> {
  const { quittanceUrl, widget, invoiceId, session } = options;
  const tag = `quittance-${widget}`;
  // Firefox always requests the page's icon.
  const policy = documentedPolicy(quittanceUrl, ["img-src 'self'"]);
  const answers: Readonly<Record<string, readonly [type: string, body: string]>> = {
    '/': [
      'text/html; charset=utf-8',
      `<!doctype html><html lang="en"><head><title>Shop</title></head><body><main><h1>Your order</h1>
       <${tag} invoice-id="${invoiceId}"></${tag}></main><script type="module" src="/host.js"></script>
       <script type="module" src="${quittanceUrl}/widgets/${version}/single/${widget}.js" crossorigin="anonymous"></script></body></html>`,
    ],
    '/host.js': [
      'text/javascript',
      `document.querySelector('${tag}').session = { get: () => fetch('/session', { method: 'POST' }).then((r) => r.json()) };`,
    ],
    '/session': ['application/json', JSON.stringify(session)],
  };
  const server = createServer((request, response) => {
    const answer = answers[request.url ?? ''];
    if (!answer) return response.writeHead(404).end();
    response.writeHead(200, { 'content-type': answer[0], 'content-security-policy': policy }).end(answer[1]);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/`, close: () => server.close() };
}
