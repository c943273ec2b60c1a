import type { Page } from '@playwright/test';
import { addDays, businessClock } from '../support/clock.ts';
import { openFunds } from '../support/funds.ts';
import { sendAndGetLink, sendInvoice } from '../support/invoices.ts';
import { people, resumeSession } from '../support/people.ts';
import { settled } from '../support/settled.ts';
import { expect, expectAccessible, test } from '../support/test.ts';

test('a guest pays the seller directly and says so, and the seller closes the invoice', async ({
  page,
  newVisitor,
  stack,
  mailbox,
}) => {
  const clock = businessClock(stack.portalUrl);
  await resumeSession(page, mailbox, { url: stack.portalUrl, email: people.seller });
  const link = await sendAndGetLink(page, mailbox, stack.portalUrl, {
    email: 'desk@quietmill.example',
    name: 'Quiet Mill',
    dueDate: addDays(await clock.today(), 20),
    summary: 'Paper samples',
    items: [{ name: 'Samples', rate: '64.00', qty: '1' }],
    externalInstructions: 'By cheque to Harbor Studio\n1 Quay Road',
  });

  const guest = await newVisitor();
  await guest.goto(link);
  await guest.getByRole('button', { name: /^Pay .* directly$/ }).click();
  await expect(guest.getByRole('region', { name: 'Payment options' }).getByText('1 Quay Road')).toBeVisible();
  await guest.getByRole('button', { name: 'I’ve paid' }).click();
  await expectAccessible(guest);
  const mail = await mailbox.messageAfter(people.seller, () =>
    guest.getByRole('button', { name: 'Tell the seller' }).click(),
  );
  expect(mail.subject).toContain('Quiet Mill says that invoice');
  await expect(guest.getByText(/^You told .* that you’ve paid\.$/)).toBeVisible();
  await guest.reload();
  await guest.getByRole('button', { name: /^Pay .* directly$/ }).click();
  await expect(guest.getByRole('button', { name: 'I’ve paid' })).toHaveCount(0);

  await expect(page.getByText('The buyer says this invoice is paid')).toBeVisible();
  await expectAccessible(page);

  await page.goto(`${stack.portalUrl}/dashboard`);
  await page.getByRole('link', { name: /reported as paid to you directly$/ }).click();
  await expect(page).toHaveURL(/\/income\?payment=reported$/);
  await expect(page.getByRole('combobox', { name: 'Payment' })).toHaveValue('Reported as paid');
  await expectAccessible(page);
  await page.getByRole('row').filter({ hasText: 'Paper samples' }).getByRole('link').click();
  const invoice = page.getByRole('dialog', { name: /^Invoice INV-/ });
  await invoice.getByRole('button', { name: 'Actions', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Mark as paid externally' }).click();
  const question = page.getByRole('dialog', { name: 'Mark as paid externally' });
  await question.getByRole('button', { name: 'Mark as paid' }).click();
  await expect(page.getByText('This invoice was marked as paid externally.')).toBeVisible();
});

const invoiceByTransfer = (email: string, dueDate: string) => ({
  email,
  name: 'Copper Lantern',
  dueDate,
  summary: 'Lamp shades',
  items: [{ name: 'Shade', rate: '120.00', qty: '2' }],
  acceptsTransfer: true,
});

test('a guest’s transfer of too little goes back, and one of too much pays the invoice', async ({
  page,
  newVisitor,
  stack,
  mailbox,
}) => {
  const clock = businessClock(stack.portalUrl);
  const email = 'books@copperlantern.example';
  await resumeSession(page, mailbox, { url: stack.portalUrl, email: people.seller });
  const dueDate = addDays(await clock.today(), 20);
  // A single option starts open.
  const link = await sendAndGetLink(page, mailbox, stack.portalUrl, {
    ...invoiceByTransfer(email, dueDate),
    acceptsDebit: false,
  });
  const guest = await newVisitor();
  await guest.goto(link);
  await expect(guest.getByText(/^RF\d\dINV/)).toBeVisible();
  await expect(guest.getByText('$240.00').first()).toBeVisible();
  await expectAccessible(guest);

  const less = await mailbox.messageAfter(email, () => guest.getByRole('button', { name: '10% less' }).click());
  expect(less.subject).toContain('didn’t pay invoice');
  expect(less.text).toContain('$216.00');
  expect(less.text).toContain('back to the account that it came from');
  await expect(guest.getByText('it was less than due', { exact: false })).toBeVisible();

  const more = await mailbox.messageAfter(
    email,
    () => guest.getByRole('button', { name: '10% more' }).click(),
    ({ text }) => text.includes('$264.00'),
  );
  expect(more.text).toContain('$24.00 are left');
  await expect(guest.getByText('Guaranteed').first()).toBeVisible();
  await expect(page.getByText('Allocated').first()).toBeVisible();
});

test('the rest of a buyer’s transfer is added to their balance', async ({ page, newVisitor, stack, mailbox }) => {
  const clock = businessClock(stack.portalUrl);
  await resumeSession(page, mailbox, { url: stack.portalUrl, email: people.seller });
  await sendInvoice(page, stack.portalUrl, invoiceByTransfer(people.buyer, addDays(await clock.today(), 20)));
  const buyer = await newVisitor();
  await resumeSession(buyer, mailbox, { url: stack.portalUrl, email: people.buyer });
  const before = await openFunds(buyer, stack.portalUrl);
  await buyer.goto(page.url());
  await buyer.getByRole('button', { name: 'Bank transfer' }).click();
  await buyer.getByRole('button', { name: '10% less' }).click();
  await expect(buyer.getByText('it was less than due', { exact: false })).toBeVisible();
  await buyer.getByRole('button', { name: '10% more' }).click();
  await expect(buyer.getByText('Guaranteed').first()).toBeVisible();
  const after = await openFunds(buyer, stack.portalUrl);
  expect(after.balance - before.balance).toBeCloseTo(216 + 24, 2);
});

/** Returns the parts of the invoice that are wider than its card, or than the card of their payment option, and tabs that scroll. */
const tooWide = (page: Page) =>
  page.evaluate(() => {
    const isCut = (element: Element, card: Element): boolean => {
      for (let place = element.parentElement; place && place !== card; place = place.parentElement)
        if (getComputedStyle(place).overflowX !== 'visible') return true;
      return false;
    };
    const cards = [...document.querySelectorAll('.q-widget__sheet, .q-option')];
    const found = cards.flatMap((card) => {
      const { left, right } = card.getBoundingClientRect();
      const parts = [...card.querySelectorAll('*')].filter(
        (part) => part.checkVisibility() && !part.closest('.q-visually-hidden') && !isCut(part, card),
      );
      return parts.filter((part) => {
        const box = part.getBoundingClientRect();
        return box.width > 0 && (box.left < left - 1 || box.right > right + 1);
      });
    });
    return {
      isChecked: cards.length > 1,
      isSideways: document.documentElement.scrollWidth > innerWidth,
      cutTabs: [...document.querySelectorAll('[role="tablist"]')]
        .filter((tabs) => tabs.checkVisibility() && tabs.scrollWidth > tabs.clientWidth)
        .map(({ textContent }) => textContent),
      parts: found.map(({ className, textContent }) => `${className}: ${textContent}`),
    };
  });

test('no open payment option of a guest’s page is wider than its card on a phone', async ({
  page,
  newVisitor,
  stack,
  mailbox,
}) => {
  await resumeSession(page, mailbox, { url: stack.portalUrl, email: people.seller });
  const link = await sendAndGetLink(page, mailbox, stack.portalUrl, {
    ...invoiceByTransfer('desk@narrowgate.example', '2199-01-01'),
    acceptsCards: true,
    acceptsCrypto: true,
    externalInstructions: 'By cheque to Harbor Studio',
  });
  for (const locale of ['en-US', 'es-MX']) {
    const guest = await newVisitor({ locale, viewport: { width: 320, height: 844 } });
    await guest.goto(link);
    const region = guest.getByRole('region', { name: /^(Payment options|Opciones de pago)$/ });
    const options = region.locator('.q-option__head');
    await expect(options).toHaveCount(5);
    for (const [index, option] of (await options.all()).entries()) {
      if ((await option.getAttribute('aria-expanded')) === 'false') await option.click();
      await expect(option).toHaveAttribute('aria-expanded', 'true');
      await settled(guest);
      for (const width of [320, 390]) {
        await guest.setViewportSize({ width, height: 844 });
        const sound = { isChecked: true, isSideways: false, parts: [], cutTabs: [] };
        await expect.poll(() => tooWide(guest), `option ${index + 1} at ${width} px, ${locale}`).toEqual(sound);
      }
    }
  }
});
