import { Agent, type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';
import type { Product } from '../server/product.ts';
import { type Account, password } from './accounts.ts';

// The bench shares the processors with the server, and `fetch` takes three times the time of this.
const agent = new Agent({ keepAlive: true });

/** Signs in and confirms the session, as a browser on a remembered device does. @throws Error when it is refused */
export async function signIn(product: Product, accounts: readonly Account[], turn: number): Promise<void> {
  const { email, deviceCookie } = accounts[turn % accounts.length] as Account;
  const cookies = await post(product, 'intermediate', { email, password }, deviceCookie);
  const [session = ''] = cookies.map((line) => line.split(';')[0] ?? '');
  await post(product, 'confirm', {}, `${deviceCookie}; ${session}`);
}

/** @returns the cookies that the server sets */
async function post({ url, origin }: Product, step: string, body: object, cookie: string): Promise<readonly string[]> {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    const headers = { 'content-type': 'application/json', origin, cookie };
    request(`${url}/api/new/sessions/${step}`, { method: 'POST', agent, headers }, resolve)
      .on('error', reject)
      .end(JSON.stringify(body));
  });
  const answer = await text(response);
  if (response.statusCode !== 200) throw new Error(`Signing in answered ${response.statusCode}: ${answer}`);
  return response.headers['set-cookie'] ?? [];
}
