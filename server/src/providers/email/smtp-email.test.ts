import { generateKeyPairSync } from 'node:crypto';
import { rootCertificates } from 'node:tls';
import { afterEach, describe, expect, it } from 'vitest';
import type { SmtpSettings } from '../../config/index.ts';
import { DeliveryError, type EmailMessage, type EmailPort } from '../../notifications/index.ts';
import { testCertificate } from '../../test-support/test-certificate.ts';
import { startTestMailServer, type TestMailServerOptions } from '../../test-support/test-mail-server.ts';
import { smtpEmail } from './index.ts';

const message: EmailMessage = {
  idempotencyKey: 'out_01k000000000000000000000aa',
  to: 'bo@buyer.example',
  from: { name: 'Brand, "Co" & Sons', address: 'support@brand.example' },
  subject: 'Factura nº 7 – 482913',
  html: '<p>482913 ✓</p>',
  text: '482913 ✓',
};

const [otherAuthority = ''] = rootCertificates;

const cleanups: (() => Promise<unknown> | undefined)[] = [];
afterEach(async () => {
  for (const cleanUp of cleanups.splice(0).reverse()) await cleanUp();
});

async function mailServer(options: TestMailServerOptions = {}) {
  const server = await startTestMailServer(options);
  cleanups.push(() => server.close());
  return server;
}

function sender(port: number, changes: Partial<SmtpSettings> = {}, deadlineMs?: number): EmailPort {
  const email = smtpEmail(
    {
      host: 'localhost',
      port,
      tls: 'starttls',
      authority: testCertificate.cert,
      connections: 2,
      timeoutMs: 2_000,
      ...changes,
    },
    deadlineMs === undefined ? {} : { deadlineMs },
  );
  cleanups.push(() => email.close?.());
  return email;
}

async function failureOf(email: EmailPort): Promise<DeliveryError> {
  const error = await email.send(message).catch((thrown: unknown) => thrown);
  if (!(error instanceof DeliveryError)) throw new Error('A DeliveryError was expected.', { cause: error });
  return error;
}

describe('a mail', () => {
  it('arrives as written, under the id of its message', async () => {
    const server = await mailServer();
    await sender(server.port).send(message);
    expect(server.mails).toHaveLength(1);
    const [mail] = server.mails;
    expect(mail).toMatchObject({ from: 'support@brand.example', to: ['bo@buyer.example'], isEncrypted: true });
    expect(mail?.parsed).toMatchObject({
      messageId: '<out_01k000000000000000000000aa@brand.example>',
      subject: 'Factura nº 7 – 482913',
      html: '<p>482913 ✓</p>',
    });
    expect(mail?.parsed.text?.trim()).toBe('482913 ✓');
    expect(mail?.parsed.from?.value).toEqual([{ name: 'Brand, "Co" & Sons', address: 'support@brand.example' }]);
    expect(mail?.parsed.headers.get('auto-submitted')).toBe('auto-generated');
  });

  it('contains its pictures, which the HTML shows', async () => {
    const server = await mailServer();
    const bytes = Buffer.from('89504e470d0a1a0a', 'hex');
    const pictures = [{ contentId: 'sender-logo', name: 'logo.png', type: 'image/png', bytes }] as const;
    await sender(server.port).send({ ...message, html: '<img src="cid:sender-logo">', pictures });
    const [mail] = server.mails;
    expect(mail?.parsed.attachments).toEqual([
      expect.objectContaining({
        cid: 'sender-logo',
        contentType: 'image/png',
        contentDisposition: 'inline',
        content: bytes,
      }),
    ]);
    expect(mail?.source).toContain('multipart/related');
  });

  it('is the same mail when it is sent again', async () => {
    const server = await mailServer();
    const email = sender(server.port);
    await email.send(message);
    await email.send(message);
    expect(new Set(server.mails.map(({ parsed }) => parsed.messageId)).size).toBe(1);
  });

  it('returns to the bounce address with the message’s id, when it can’t be delivered later', async () => {
    const server = await mailServer();
    await sender(server.port, { bounceAddress: 'bounces@brand.example' }).send(message);
    expect(server.mails[0]?.from).toBe('bounces+out_01k000000000000000000000aa@brand.example');
    expect(server.mails[0]?.parsed.from?.value[0]?.address).toBe('support@brand.example');
  });

  it('is signed by the configured key', async () => {
    const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
    const server = await mailServer();
    await sender(server.port, { dkim: { domain: 'brand.example', selector: 'mail1', privateKey: pem } }).send(message);
    const [header = ''] = /^DKIM-Signature:(.|\r\n[ \t])*/m.exec(server.mails[0]?.source ?? '') ?? [];
    expect(header).toMatch(/a=rsa-sha256/);
    expect(header).toMatch(/d=brand\.example/);
    expect(header).toMatch(/s=mail1/);
    expect(header).toMatch(/\bb=\s*[A-Za-z0-9+/]{20}/);
  });
});

describe('the connection', () => {
  it('is encrypted from the start where the address says so', async () => {
    const server = await mailServer({ tls: 'implicit' });
    await sender(server.port, { tls: 'implicit' }).send(message);
    expect(server.mails[0]?.isEncrypted).toBe(true);
  });

  it('is refused where the server offers no encryption, before anything is said', async () => {
    const server = await mailServer({ tls: 'off' });
    expect((await failureOf(sender(server.port))).isFinal).toBe(false);
    expect(server.mails).toEqual([]);
  });

  it('is refused to a server whose certificate isn’t trusted', async () => {
    const server = await mailServer();
    expect((await failureOf(sender(server.port, { authority: otherAuthority }))).isFinal).toBe(false);
    expect(server.mails).toEqual([]);
  });

  it('goes without encryption only when it is switched off', async () => {
    const server = await mailServer({ tls: 'off' });
    await sender(server.port, { tls: 'off' }).send(message);
    expect(server.mails[0]?.isEncrypted).toBe(false);
  });

  it('signs in where the server requires it', async () => {
    const credentials = { user: 'postmaster', password: 'p@ss:word/ü' };
    const server = await mailServer({ credentials });
    await sender(server.port, { credentials }).send(message);
    expect(server.mails).toHaveLength(1);
  });
});

describe('a failed attempt', () => {
  it('is final for a recipient or a content that the server refuses for good', async () => {
    for (const answer of ['550 no such user', '550 5.1.1 <bo@buyer.example> unknown', '552 5.2.2 mailbox full']) {
      const server = await mailServer({ refuse: () => answer });
      const failure = await failureOf(sender(server.port));
      expect(failure.isFinal, answer).toBe(true);
      expect(failure.message + failure.reason).not.toContain('bo@');
    }
    const server = await mailServer({ refuseContent: () => '554 5.6.0 broken content' });
    expect(await failureOf(sender(server.port))).toMatchObject({ isFinal: true, reason: '554 5.6.0 at DATA' });
  });

  it('is repeated when the server is busy, or refuses us and not the recipient', async () => {
    for (const answer of ['450 4.2.1 busy', '452 4.5.3 later', '550 5.7.1 relaying denied', '554 5.7.1 blocked']) {
      const server = await mailServer({ refuse: () => answer });
      expect((await failureOf(sender(server.port))).isFinal, answer).toBe(false);
    }
    const server = await mailServer({ refuseContent: () => '451 4.3.0 try later' });
    expect((await failureOf(sender(server.port))).isFinal).toBe(false);
  });

  it('is repeated when the password is wrong, which we can correct', async () => {
    const server = await mailServer({ credentials: { user: 'postmaster', password: 'right' } });
    const failure = await failureOf(sender(server.port, { credentials: { user: 'postmaster', password: 'wrong' } }));
    expect(failure.isFinal).toBe(false);
    expect(failure.message).not.toContain('wrong');
  });

  it('is repeated when the server is away, and goes through when it is back', async () => {
    const server = await mailServer();
    const email = sender(server.port);
    await email.send(message);
    await server.close();
    expect((await failureOf(email)).isFinal).toBe(false);
    const back = await mailServer({ port: server.port });
    await expect
      .poll(() =>
        email.send(message).then(
          () => 'sent',
          () => 'failed',
        ),
      )
      .toBe('sent');
    expect(back.mails).toHaveLength(1);
  });

  it('is over by its deadline, even for a mail that waits for a connection', async () => {
    const server = await mailServer({ isSilent: true });
    const email = sender(server.port, { connections: 1, timeoutMs: 20_000 }, 200);
    const failures = await Promise.all([failureOf(email), failureOf(email)]);
    expect(failures.map(({ isFinal }) => isFinal)).toEqual([false, false]);
  });
});
