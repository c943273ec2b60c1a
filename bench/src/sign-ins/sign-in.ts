import type { Product } from '../server/product.ts';
import { type Account, password } from './accounts.ts';

/** Signs in and confirms the session, as a browser on a remembered device does. @throws Error when it is refused */
export async function signIn(product: Product, accounts: readonly Account[], turn: number): Promise<void> {
  const { email, deviceCookie } = accounts[turn % accounts.length] as Account;
  const started = await post(product, 'intermediate', { email, password }, deviceCookie);
  const [session = ''] = started.headers.getSetCookie().map((line) => line.split(';')[0] ?? '');
  await post(product, 'confirm', {}, `${deviceCookie}; ${session}`);
}

async function post({ url, origin }: Product, step: string, body: object, cookie: string): Promise<Response> {
  const response = await fetch(`${url}/api/new/sessions/${step}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin, cookie },
    body: JSON.stringify(body),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`Signing in answered ${response.status}: ${text}`);
  return response;
}
