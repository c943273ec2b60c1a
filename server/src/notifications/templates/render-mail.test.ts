import { describe, expect, it } from 'vitest';
import type { Locale } from '../../kernel/index.ts';
import type { MailData, MailTemplate } from '../messages.ts';
import { renderMail } from './render-mail.ts';
import { renderSms } from './render-sms.ts';
import { mails } from './templates.generated.ts';

const templates = Object.keys(mails) as MailTemplate[];

/** Reads the data that each mail's folder has for tests. */
async function readSamples(): Promise<MailData> {
  const entries = templates.map(async (template) => {
    const { sample } = (await import(`./${template}/sample.ts`)) as { readonly sample: unknown };
    return [template, sample] as const;
  });
  return Object.fromEntries(await Promise.all(entries)) as unknown as MailData;
}

const samples = await readSamples();
const setting = { brandName: 'Bancoli', supportEmail: 'support@bancoli.com' } as const;
const render = (template: MailTemplate, locale: Locale = 'en', data: unknown = samples[template]) =>
  renderMail(template, data as MailData[MailTemplate], { ...setting, locale });

/** The same data with markup and line breaks in every text. */
const poisoned = (template: MailTemplate, poison: string): unknown =>
  Object.fromEntries(
    Object.entries(samples[template]).map(([name, value]) =>
      /On$|At$|Date$/.test(name) ? [name, value] : [name, `${value}${poison}`],
    ),
  );

describe.each(templates)('the mail %s', (template) => {
  it('is complete in both forms and both languages', () => {
    const [english, spanish] = [render(template), render(template, 'es')];
    expect(english.subject).not.toBe(spanish.subject);
    for (const mail of [english, spanish]) {
      expect(mail.subject).toBeTruthy();
      expect(`${mail.subject}${mail.html}${mail.text}`).not.toMatch(/undefined|null|\[object/);
    }
    expect(english.html).toContain('<html lang="en">');
    expect(spanish.html).toContain('<html lang="es">');
  });

  it('escapes markup in data', () => {
    const { html } = render(
      template,
      'en',
      poisoned(template, `"'><script>alert(1)</script><img src=x onerror=alert(1)>`),
    );
    expect(html).not.toMatch(/<script|<img/i);
    expect(html.match(/<h1/g)).toHaveLength(1);
  });

  it('prevents data from adding a header', () => {
    const { subject } = render(template, 'en', poisoned(template, '\r\nBcc: everyone@example.com'));
    expect(subject).not.toMatch(/[\r\n]/);
  });
});

describe('the logo of the seller', () => {
  const logo = { source: 'cid:sender-logo', width: 72, height: 40 };
  const withLogo = (template: MailTemplate) =>
    renderMail(template, samples[template], { ...setting, locale: 'en', logo });

  it('stands beside the seller’s name, which is said once', () => {
    const { html, text } = withLogo('invoice-sent');
    expect(html).toContain('<img src="cid:sender-logo" alt="" width="72" height="40"');
    expect(html).toContain('>Harbor Light LLC</td>');
    expect(html).not.toContain('aria-hidden');
    expect(text).toBe(render('invoice-sent').text);
  });

  it('is not in a mail that comes from the platform', () => {
    expect(withLogo('sign-in-code').html).not.toContain('<img');
  });
});

describe('Spanish mails', () => {
  it.each(templates)('%s says usted and calls a debit débito', (template) => {
    const { subject, text } = render(template, 'es');
    expect(`${subject} ${text}`).not.toMatch(
      /(?<!\p{L})(tus?|te|has|puedes|escribe|confirma|conserva|cargos?)(?!\p{L})/iu,
    );
  });
});

describe('a code mail', () => {
  it.each(['sign-in-code', 'payment-code', 'confirmation-code'] as const)(
    '%s has the code in its subject and its body',
    (template) => {
      const mail = render(template);
      expect(mail.subject).toMatch(/\b048213\b/);
      expect(mail.text).toContain('\n048213\n');
      expect(mail.html).toContain('>048213<');
    },
  );
});

describe('the mail about a bank transfer', () => {
  const about = (reason: MailData['transfer-rest']['reason'], locale: Locale) =>
    render('transfer-rest', locale, { ...samples['transfer-rest'], reason }).subject;

  it.each([
    ['more-than-due', 'You paid more than invoice INV-0042 needed', 'Pagó más de lo necesario por la factura INV-0042'],
    [
      'less-than-due',
      'Your transfer didn’t pay invoice INV-0042 of Harbor Studio',
      'Su transferencia no pagó la factura INV-0042 de Harbor Studio',
    ],
    [
      'monitored',
      'We’re reviewing your transfer of $1,125.00 for invoice INV-0042 of Harbor Studio',
      'Revisamos su transferencia de $1,125.00 por la factura INV-0042 de Harbor Studio',
    ],
    [
      'denied',
      'We can’t accept your transfer of $1,125.00 for invoice INV-0042 of Harbor Studio',
      'No podemos aceptar su transferencia de $1,125.00 por la factura INV-0042 de Harbor Studio',
    ],
    [
      'recalled',
      'The bank took back your transfer of $1,125.00 for invoice INV-0042 of Harbor Studio',
      'El banco retiró su transferencia de $1,125.00 por la factura INV-0042 de Harbor Studio',
    ],
  ] as const)('says in its subject what happened: %s', (reason, english, spanish) => {
    expect([about(reason, 'en'), about(reason, 'es')]).toEqual([english, spanish]);
  });
});

describe('an action', () => {
  it('links to the address in the data, outside the frame', () => {
    const { html, text } = render('invoice-sent');
    expect(html).toContain('href="https://pay.example.com/pay-invoice?token=guest_abc&amp;id=1" target="_blank"');
    expect(text).toContain('https://pay.example.com/pay-invoice?token=guest_abc&id=1');
  });

  it('links only to web addresses', () => {
    const data = { ...samples['invoice-sent'], link: 'javascript:alert(1)' };
    expect(render('invoice-sent', 'en', data).html).toContain('href="#"');
  });

  it('is left out without a link', () => {
    expect(render('payment-confirmation-payer').html).not.toContain('<a ');
  });
});

describe('a mail about an invoice', () => {
  it('has the seller’s name at its head for a buyer, and the platform’s for a seller', () => {
    expect(render('invoice-reminder').html).toContain('</span>Harbor Light LLC</p>');
    expect(render('invoice-rejected').html).toContain('</span>Bancoli</p>');
  });

  it('says after the due date that it is open', () => {
    expect(render('invoice-reminder').text).toContain('is due on 05 Mar, 2026');
    const overdue = { ...samples['invoice-reminder'], overdue: true };
    expect(render('invoice-reminder', 'es', overdue).text).toContain('venció el 05 mar, 2026 y sigue pendiente');
  });

  it('translates the options of a cancellation, and quotes other words', () => {
    const canceled = (reason: string) =>
      render('invoice-canceled', 'es', { ...samples['invoice-canceled'], reason }).text;
    expect(canceled('payment-not-owed')).toContain('Motivo: el pago no se debe.');
    expect(canceled('constructor')).toContain('constructor');
    expect(render('invoice-canceled').html).toContain('We agreed on a new order.');
  });
});

describe('the invite of an owner', () => {
  it('says that their identity is checked, in both languages', () => {
    const owner = { ...samples['member-invite'], isUbo: true };
    expect(render('member-invite', 'en', owner).text).toContain('names you as one of its owners');
    expect(render('member-invite', 'es', owner).text).toContain('Verifique su identidad para Harbor Light LLC');
    expect(render('member-invite').text).not.toMatch(/identity/);
  });
});

describe('a returned debit', () => {
  it('is explained in words', () => {
    expect(render('debit-returned-payer').text).toContain('Insufficient funds (R01)');
    expect(render('debit-returned-payer', 'es').text).toContain('Fondos insuficientes (R01)');
  });

  it('shows its code if there is no text for it', () => {
    expect(render('debit-returned-seller').text).toContain('Reason: R77');
  });
});

describe('a debit that could not be submitted', () => {
  it('is not described as returned by the bank', () => {
    const { subject, text } = render('debit-refused-payer');
    expect(subject).toContain('could not be submitted');
    expect(text).toContain('No money left your account');
    expect(`${subject} ${text}`).not.toMatch(/returned|provider_unavailable/);
    expect(render('debit-refused-payer', 'es').text).toContain('no se ha podido enviar a su banco');
  });

  it('is explained in words', () => {
    expect(render('debit-refused-payer').text).toContain('Reason: The bank network could not be reached');
    expect(render('debit-refused-seller').text).toContain('Reason: Invalid routing number (R13)');
    expect(render('debit-refused-seller', 'es').text).toContain('Motivo: Número de ruta no válido (R13)');
  });
});

describe('dates', () => {
  it('are business dates in the format of the mail’s locale', () => {
    expect(render('invoice-sent').text).toContain('Due date: 05 Mar, 2026');
    expect(render('invoice-sent', 'es').text).toContain('Vencimiento: 05 mar, 2026');
    expect(render('debit-authorization-copy').text).toMatch(/Accepted: 05 Mar 2026, 4:31\sPM EST/);
  });

  it('have the format of the whole tag, and texts the language of the tag', () => {
    const [spain, mexico] = [render('debit-authorization-copy', 'es'), render('debit-authorization-copy', 'es-MX')];
    expect(spain.text).toMatch(/: 05 mar 2026, 16:31 \S+/);
    expect(mexico.text).toMatch(/: 05 mar 2026, 4:31\sp\.m\. \S+/);
    expect(mexico.subject).toBe(spain.subject);
    expect(mexico.html).toContain('<html lang="es-MX">');
  });
});

describe('a text message', () => {
  it('contains the code and the sender', () => {
    const text = renderSms('phone-verification-code', { code: '120934' }, { ...setting, locale: 'en' });
    expect(text).toContain('120934');
    expect(text).toContain('Bancoli');
  });
});
