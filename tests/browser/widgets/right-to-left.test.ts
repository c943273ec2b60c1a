import { settled, whenSettled } from '../support/settled.ts';
import { confirmAndPay, openBankDebit, reachAuthorization, thanks } from './bank-debit-page.ts';
import { expect, giveSession, type HostPage, invoiceId, openInvoice, test } from './widget-page.ts';

/** Names that end with a full stop or a bracket. */
const invoice = {
  ...openInvoice,
  senderDisplayName: 'Harbor Supply Co.',
  customName: 'Two workshops, as agreed.',
  // Not verified: an icon after the name would be between its end and the edge.
  sender: { ...openInvoice.sender, isVerified: false },
  items: [{ ...openInvoice.items[0], name: 'Workshop etc.' }],
  recipient: { ...openInvoice.recipient, address: { line1: '9 Bay St.', city: 'Austin', country: 'US' } },
  lastPaymentFailure: { kind: 'returned', code: 'R01', paymentId: 'pay_1', failedAt: '2026-03-02T15:00:00Z' },
};

/** The page's direction, which the widgets inherit. */
const turnPage = ({ page }: HostPage) =>
  page.evaluate(() => {
    document.documentElement.dir = 'rtl';
  });

interface ClosedText {
  readonly text: string;
  readonly isEndRight: boolean;
  /** Distance from the start side of the lines to the text. */
  readonly inset: number;
}

/** The visible texts that end with a full stop or a bracket, and on which side they show it. */
function readClosedTexts(): ClosedText[] {
  const found: ClosedText[] = [];
  const visit = (root: Node): void => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_ALL);
    for (let node: Node | null = walker.nextNode(); node; node = walker.nextNode()) {
      if (node instanceof Element) {
        if (node.shadowRoot) visit(node.shadowRoot);
        continue;
      }
      const text = node.nodeValue ?? '';
      const box = node.parentElement?.closest('p, div, td, dd, bdi')?.getBoundingClientRect();
      if (node.nodeType !== Node.TEXT_NODE || !/[.)]$/.test(text) || !box || box.width < 2) continue;
      const rectOf = (from: number, to: number): DOMRect => {
        const range = document.createRange();
        range.setStart(node as Text, from);
        range.setEnd(node as Text, to);
        return range.getBoundingClientRect();
      };
      const end = rectOf(text.length - 1, text.length);
      const before = rectOf(text.length - 2, text.length - 1);
      if (end.width === 0) continue;
      found.push({
        text,
        isEndRight: end.left >= before.left,
        inset: Math.round(box.right - rectOf(0, text.length).right),
      });
    }
  };
  visit(document.body);
  return found;
}

async function closedTexts({ page }: HostPage): Promise<readonly ClosedText[]> {
  await settled(page);
  return page.evaluate(readClosedTexts);
}

/** The texts whose end is on the wrong side. */
const reversed = async (host: HostPage) =>
  (await closedTexts(host)).filter(({ isEndRight }) => !isEndRight).map(({ text }) => text);

const textsOf = async (host: HostPage) => (await closedTexts(host)).map(({ text }) => text);

/** The texts with a character to the left of the previous one. */
function readReordered(texts: readonly string[]): string[] {
  const roots = [...document.querySelectorAll('*')].flatMap(({ shadowRoot }) => shadowRoot ?? []);
  const elements = roots.flatMap((root) => [...root.querySelectorAll('*')]);
  return elements.flatMap(({ firstChild }) => {
    const text = firstChild?.nodeValue ?? '';
    if (!texts.includes(text)) return [];
    const edges = Array.from(text, (_, index) => {
      const range = document.createRange();
      range.setStart(firstChild as Text, index);
      range.setEnd(firstChild as Text, index + 1);
      return range.getBoundingClientRect().left;
    });
    return edges.some((edge, index) => edge < (edges[index - 1] ?? edge)) ? [text] : [];
  });
}

test('numbers of an invoice and of a telephone keep their order on a right-to-left page', async ({ host }) => {
  const number = '2026 – 0042 / 7';
  const phone = '+1 (212) 555-0100';
  const address = { line1: phone, city: 'Austin', country: 'US' };
  host.api.answer('get-from-invite', { data: { ...invoice, number, recipient: { ...invoice.recipient, address } } });
  await host.open(`<quittance-invoice invoice-id="${invoiceId}"></quittance-invoice>`);
  await host.load('single/invoice.js');
  await giveSession(host.page);
  await turnPage(host);
  await expect(host.page.getByText(phone)).toBeVisible();
  await expect(host.page.getByText(number)).toHaveCount(2);
  expect(await whenSettled(host.page, () => host.page.evaluate(readReordered, [number, phone]))).toEqual([]);
});

test('English texts of a debit keep their full stop at their end on a right-to-left page', async ({ host }) => {
  host.api.answer('get-from-invite', { data: invoice });
  await openBankDebit(host);
  await turnPage(host);
  const intro = 'Connect your bank and authorize one debit.';
  await expect(host.page.getByText(intro)).toBeVisible();
  expect(await textsOf(host)).toEqual(expect.arrayContaining(['Harbor Supply Co.', intro]));
  expect(await reversed(host)).toEqual([]);
});

test('the authorization and its error keep their own direction on a right-to-left page', async ({ host }) => {
  host.api.answer('get-from-invite', { data: invoice });
  await reachAuthorization(host);
  await turnPage(host);
  await host.page.getByRole('button', { name: 'Authorize and pay' }).click();
  await expect(host.page.getByText('Your confirmation is required.')).toBeVisible();
  expect(await textsOf(host)).toEqual(
    expect.arrayContaining([
      'I authorize one debit of $3,700.00.',
      'I have read this authorization and agree to it.',
      'Your confirmation is required.',
    ]),
  );
  expect(await reversed(host)).toEqual([]);
  await confirmAndPay(host);
  await expect(host.page.getByText(thanks)).toBeVisible();
  expect(await reversed(host)).toEqual([]);
});

test('an invoice’s names end correctly on a right-to-left page, and lines begin at the right', async ({ host }) => {
  host.api.answer('get-from-invite', { data: invoice });
  await host.open(`<quittance-invoice invoice-id="${invoiceId}"></quittance-invoice>`);
  await host.load('single/invoice.js');
  await giveSession(host.page);
  await turnPage(host);
  await expect(host.page.getByText('Workshop etc.')).toBeVisible();
  const shown = await closedTexts(host);
  expect(shown.map(({ text }) => text)).toEqual(
    expect.arrayContaining([
      'Harbor Supply Co.',
      '9 Bay St.',
      'Two workshops, as agreed.',
      'Workshop etc.',
      'US Bank Account (including fintech neobanks)',
    ]),
  );
  expect(await reversed(host)).toEqual([]);
  expect(shown.filter(({ inset }) => inset > 2)).toEqual([]);
});
