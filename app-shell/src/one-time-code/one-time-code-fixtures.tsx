import { ApiError, createClient, payInvoice } from '@quittance/sdk/client';
import { createTranslator } from '@quittance/sdk/i18n';
import { errors } from '@quittance/sdk/i18n/es';
import { createOneTimeCodeStore, createSessionStore } from '@quittance/sdk/stores';
import { Button, QuittanceProvider } from '@quittance/widgets/kit';
import { kitSpanish } from '@quittance/widgets/kit/es';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { type App, AppProvider } from '../app-context/app.ts';
import { appShellSpanish } from '../spanish.generated.ts';
import { OneTimeCode } from './one-time-code.tsx';

/** The fake server: its settings, and the requests it received. */
interface Server {
  /** Bodies of the requests for a code. */
  readonly orders: unknown[];
  /** The codes that came with the call. */
  readonly given: string[];
  codeSource: 'email' | 'authenticator';
  /** No code can be mailed. */
  isMailDown: boolean;
  /** The call waits; call to have it answered. */
  isSlow: boolean;
  answer: (() => void) | undefined;
  signOut(): void;
}

const rightCode = '123456';
const waitMs = 30_000;
const server: Server = {
  orders: [],
  given: [],
  codeSource: 'email',
  isMailDown: false,
  isSlow: false,
  answer: undefined,
  signOut: () => session.expire(),
};
Object.assign(window, { server });

const answer = (data: unknown): Response => Response.json({ data });
const refuse = (status: number, code: string): Response =>
  Response.json({ code, message: code, validations: [], requestId: 'req_1' }, { status });

async function pay(code: string): Promise<Response> {
  server.given.push(code);
  if (server.isSlow) await new Promise<void>((resolve) => Object.assign(server, { answer: resolve }));
  return code === rightCode ? answer({}) : refuse(403, 'InvalidOtpError');
}

function mail(body: unknown): Response {
  server.orders.push(body);
  if (server.isMailDown) return refuse(403, 'BruteForceAttemptError');
  return answer({
    challengeId: 'otp_1',
    codeSource: server.codeSource,
    expiresAt: '',
    resendAt: new Date(Date.now() + waitMs).toISOString(),
  });
}

const client = createClient({
  baseUrl: location.origin,
  auth: { kind: 'cookie', userId: () => session.userId() },
  askForCode: (request) => codes.ask(request),
  fetch: async (url, { headers, body } = {}) => {
    const path = String(url);
    if (path.endsWith('/me/send-email-2fa')) return mail(JSON.parse(String(body)));
    if (path.endsWith('/invoices/pay')) return pay(new Headers(headers).get('otp-code') ?? '');
    if (path.endsWith('/sessions/intermediate')) return answer({ userId: 'usr_1', otpRequired: false, resendAt: '' });
    return answer({ email: 'maya@harborstudio.example' });
  },
});
const kept = new Map<string, string>();
const session = createSessionStore(client, {
  getItem: (key) => kept.get(key) ?? null,
  setItem: (key, value) => void kept.set(key, value),
  removeItem: (key) => void kept.delete(key),
});
const codes = createOneTimeCodeStore(client);
session.$session.listen(({ status }) => status === 'signed-out' && codes.cancel());

function Page() {
  const [outcome, setOutcome] = useState('');
  const run = () => {
    setOutcome('');
    client.request(payInvoice, { body: { invoiceId: 'inv_1' } }).then(
      () => setOutcome('paid'),
      (error: unknown) => setOutcome(error instanceof ApiError ? error.code : 'unexpected'),
    );
  };
  return (
    <>
      <Button onClick={run}>Pay</Button>
      <output>{outcome}</output>
      <OneTimeCode />
    </>
  );
}

const i18n = createTranslator({ es: { errors, ...kitSpanish, ...appShellSpanish } });
void i18n.changeLanguage(document.documentElement.lang);
void session.signIn({ email: 'maya@harborstudio.example', password: 'secret' });
const main = document.body.appendChild(document.createElement('main'));
main.id = 'place';
createRoot(main).render(
  <AppProvider value={{ codes, session } as unknown as App}>
    <QuittanceProvider client={client} i18n={i18n}>
      <Page />
    </QuittanceProvider>
  </AppProvider>,
);
