import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { documentedPolicy } from './documented-policy.ts';

const { version } = createRequire(import.meta.url)('@quittance/widgets/package.json') as { version: string };

interface HostSession {
  readonly token: string;
  readonly expiresAt: string;
}

export interface HostPageOptions {
  /** Where the widgets and the API are. */
  readonly quittanceUrl: string;
  /** The widget's tag and the single file that brings it: `bank-debit` for `<quittance-bank-debit>`. */
  readonly widget: string;
  /** Of the widgets of one invoice. */
  readonly invoiceId?: string;
  /** Further attributes of the widget, such as its theme. */
  readonly attributes?: Readonly<Record<string, string>>;
  /** The host's answer to the widget's request for a session, or what makes it for a reason. */
  readonly session: HostSession | ((reason: string) => Promise<HostSession>);
}

/** A host's page on 127.0.0.1 with one widget, under the policy of docs/embedding.md. */
export async function serveHostPage(options: HostPageOptions): Promise<{ readonly url: string; close(): void }> {
  const { quittanceUrl, widget, invoiceId, attributes = {}, session } = options;
  const tag = `quittance-${widget}`;
  const given = Object.entries({ ...(invoiceId !== undefined && { 'invoice-id': invoiceId }), ...attributes })
    .map(([name, value]) => ` ${name}="${value}"`)
    .join('');
  // Firefox always requests the page's icon.
  const policy = documentedPolicy(quittanceUrl, ["img-src 'self'"]);
  const pages: Readonly<Record<string, readonly [type: string, body: string]>> = {
    '/': [
      'text/html; charset=utf-8',
      `<!doctype html><html lang="en"><head><title>Shop</title></head><body><main><h1>Your order</h1>
       <${tag}${given}></${tag}></main><script type="module" src="/host.js"></script>
       <script type="module" src="${quittanceUrl}/widgets/${version}/single/${widget}.js" crossorigin="anonymous"></script></body></html>`,
    ],
    '/host.js': [
      'text/javascript',
      `document.querySelector('${tag}').session = { async get({ reason }) {
         const answer = await fetch('/session?' + reason, { method: 'POST' });
         if (!answer.ok) throw new Error('no session');
         return answer.json();
       } };`,
    ],
  };
  const server = createServer(async (request, response) => {
    const [path = '', query = ''] = (request.url ?? '').split('?');
    const headers = { 'content-security-policy': policy };
    const page = pages[path];
    if (page) return response.writeHead(200, { ...headers, 'content-type': page[0] }).end(page[1]);
    if (path !== '/session') return response.writeHead(404).end();
    try {
      const opened = typeof session === 'function' ? await session(query) : session;
      response.writeHead(200, { ...headers, 'content-type': 'application/json' }).end(JSON.stringify(opened));
    } catch {
      response.writeHead(403, headers).end();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/`, close: () => server.close() };
}
