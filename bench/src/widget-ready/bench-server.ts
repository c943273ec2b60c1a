import { createReadStream } from 'node:fs';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { createGzip, gzipSync } from 'node:zlib';
import { benchInvoice } from './invoice-fixture.ts';
import { emptyElementPage, emptyElementScript, invoicePage, onboardingPage, sessionScript } from './pages.ts';
import { benchVerification } from './verification-fixture.ts';

const widgets = path.resolve(import.meta.dirname, '../../../widgets/dist');

const fixed: Record<string, readonly [type: string, body: string]> = {
  '/empty': ['text/html', emptyElementPage],
  '/empty.js': ['text/javascript', emptyElementScript],
  '/invoice': ['text/html', invoicePage],
  '/onboarding': ['text/html', onboardingPage],
  '/session.js': ['text/javascript', sessionScript],
  '/api/new/invoices/get-from-invite': ['application/json', JSON.stringify({ data: benchInvoice })],
  '/api/new/verification': ['application/json', JSON.stringify({ data: benchVerification })],
  '/api/new/constants': [
    'application/json',
    JSON.stringify({
      data: { brandName: 'Bancoli', supportEmail: 'support@example.com', isSandbox: true, businessDate: '2026-03-10' },
    }),
  ],
};

function sendWidget(response: ServerResponse, pathname: string, origin: string): void {
  const file = path.join(widgets, path.normalize(pathname.slice('/widgets'.length)));
  response.writeHead(200, {
    'Content-Type': 'text/javascript',
    'Content-Encoding': 'gzip',
    // As the product's server names itself.
    'Server-Timing': `quittance;desc="${origin}"`,
  });
  createReadStream(file)
    .on('error', () => response.destroy())
    .pipe(createGzip({ level: 9 }))
    .pipe(response);
}

/** Serves both pages and canned answers, gzipped, so that only the widget is measured. */
export async function startBenchServer(): Promise<{ server: Server; origin: string }> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://bench.invalid');
    if (pathname.startsWith('/widgets/')) return sendWidget(response, pathname, `http://${request.headers.host}`);
    const answer = fixed[pathname];
    if (!answer) return response.writeHead(404).end();
    response.writeHead(200, { 'Content-Type': answer[0], 'Content-Encoding': 'gzip' }).end(gzipSync(answer[1]));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { server, origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}
