import type { Page } from '@playwright/test';
import { sendAndGetLink } from '../support/invoices.ts';
import { enterAs, people, resumeSession } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

const widths = [390, 768, 1440] as const;

/** Names of 88 characters: words, and a string without a break. */
const names = {
  words: 'The Honourable Company of Merchants Trading Fine Instruments between Boston and Portland',
  unbroken: 'Wertpapierhandelsgesellschaftsverwaltungsaufsichtsratsvorsitzendenstellvertretersbürohaus'.slice(0, 88),
} as const;
const email = `${'accounts.payable.'.repeat(4).slice(0, 63)}x@${'b'.repeat(15)}.example`;
const dueDate = '2199-01-01';

/** Returns figures that are hidden or wrapped, and elements that make the page scroll sideways. */
const faultsOf = (page: Page) =>
  page.evaluate(() => {
    const isShown = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true }) && !element.closest('.q-visually-hidden');
    const isClipped = (element: Element, { left, right }: DOMRect): boolean => {
      for (let place = element.parentElement; place; place = place.parentElement) {
        const style = getComputedStyle(place);
        // Texts for screen readers alone are clipped on purpose.
        if (style.clipPath !== 'none') return false;
        if (style.overflowX === 'visible') continue;
        const box = place.getBoundingClientRect();
        if (left < box.left - 1 || right > box.right + 1) return true;
      }
      return left < -1 || right > innerWidth + 1;
    };
    const figures = [...document.querySelectorAll('.q-amount, time, .q-table__link.q-numeric')].filter(isShown);
    const wrong = figures.filter(
      (figure) => figure.getClientRects().length > 1 || isClipped(figure, figure.getBoundingClientRect()),
    );
    const truncated = [...document.querySelectorAll<HTMLElement>('.q-truncated')].filter(isShown);
    const { scrollWidth, clientWidth } = document.documentElement;
    return {
      isChecked: figures.length + truncated.length > 0,
      sideways: Math.max(0, scrollWidth - clientWidth),
      figures: wrong.map((figure) => figure.textContent),
      untitled: truncated
        .filter(({ title, textContent }) => title !== textContent)
        .map(({ textContent }) => textContent),
    };
  });

const sound = { isChecked: true, sideways: 0, figures: [], untitled: [] };

/** Checks the page at every width. */
async function expectSound(page: Page, what: string): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(() => faultsOf(page), `${what} at ${width} px`).toEqual(sound);
  }
}

/** Renames the organizations of an answer, because nobody can sign up with such a name here. */
const renameIn = (page: Page, url: string, fields: readonly string[], name: string) =>
  page.route(url, async (route) => {
    const response = await route.fetch();
    const body = (await response.json()) as { data: { items: Record<string, unknown>[] } };
    for (const item of body.data.items) for (const field of fields) item[field] = name;
    await route.fulfill({ response, json: body });
  });

test.describe('names of 88 characters', () => {
  for (const [kind, name] of Object.entries(names)) {
    test(`hide no figure, from the list to the guest’s page: ${kind}`, async ({ page, stack, mailbox, newVisitor }) => {
      expect(name).toHaveLength(88);
      await resumeSession(page, mailbox, { url: stack.portalUrl, email: people.seller });
      const link = await sendAndGetLink(page, mailbox, stack.portalUrl, {
        email,
        name,
        dueDate,
        summary: name,
        items: [{ name, rate: '98765432.10', qty: '99' }],
      });
      await expect(page.getByText(name).first()).toBeVisible();
      await expectSound(page, 'the seller’s invoice');

      await page.goto(`${stack.portalUrl}/income?search=${encodeURIComponent(name.slice(0, 60))}`);
      await expect(page.getByTitle(name).first()).toBeVisible();
      await expectSound(page, 'the list of income');

      const guest = await newVisitor();
      await guest.goto(link);
      await expect(guest.getByText(name).first()).toBeVisible();
      await expectSound(guest, 'the guest’s page');

      await renameIn(page, '**/invoices/expenses*', ['senderDisplayName', 'customName'], name);
      await page.goto(`${stack.portalUrl}/expenses`);
      await page.getByRole('table', { name: 'Invoices' }).waitFor();
      // The overview comes later than the list.
      await page.getByRole('heading', { name: 'Latest transactions' }).waitFor();
      await expectSound(page, 'the list of expenses');
    });

    test(`hide neither the total nor the due date before sending: ${kind}`, async ({ page, stack, mailbox }) => {
      await enterAs(page, mailbox, { url: `${stack.portalUrl}/invoices/new/form`, email: people.seller });
      await page.getByLabel('Buyer’s email').fill(email);
      await page.getByLabel('Buyer’s name').fill(name);
      await page.getByLabel('Summary').fill(name);
      await page.getByLabel('Item or service').fill(name);
      await page.getByLabel('Unit price').fill('999999999.99');
      await page.getByRole('button', { name: 'Review and send' }).click();
      const dialog = page.getByRole('dialog');
      // The document below names buyer and amount again.
      await expect(dialog.getByText(name).first()).toBeVisible();
      await expect(dialog.getByText('$999,999,999.99').last()).toBeInViewport();
      await expectSound(page, 'the question before sending');
    });

    test(`hide no column of the back office: ${kind}`, async ({ page, stack, mailbox }) => {
      await renameIn(page, '**/api/**/organizations*', ['companyName', 'companyHandle'], name);
      await enterAs(page, mailbox, { url: `${stack.adminUrl}/companies`, email: people.head });
      await expect(page.getByTitle(name).first()).toBeVisible();
      await expectSound(page, 'the list of companies');
    });
  }
});
