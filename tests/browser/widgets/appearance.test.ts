import { apiOrigin, expect, giveSession, type HostPage, invoiceId, test } from './widget-page.ts';

async function applyAppearance(host: HostPage, appearance: object): Promise<readonly { readonly variable: string }[]> {
  return host.page.evaluate(
    async ([address, given]) => {
      const { applyAppearance: apply } = await import(address);
      return apply(document.querySelector('quittance-invoice'), given);
    },
    [`${apiOrigin}/widgets/single/appearance.js`, appearance] as const,
  );
}

const payButton = (host: HostPage) => host.page.getByRole('button', { name: /pay/i }).first();
const background = (host: HostPage) => payButton(host).evaluate((button) => getComputedStyle(button).backgroundColor);

test.beforeEach(async ({ host }) => {
  await host.open(`<quittance-invoice invoice-id="${invoiceId}"></quittance-invoice>`);
  await host.load('single/invoice.js');
  await giveSession(host.page);
  await expect(payButton(host)).toBeVisible();
});

test('a host’s appearance changes a widget that stands, under the strictest policy, and can be taken away', async ({
  host,
}) => {
  const shipped = await background(host);
  expect(
    await applyAppearance(host, { theme: 'light', variables: { colorAccent: '#0a5f38', borderRadius: '0' } }),
  ).toEqual([]);
  await expect.poll(() => background(host)).toBe('rgb(10, 95, 56)');
  await applyAppearance(host, {});
  await expect.poll(() => background(host)).toBe(shipped);
});

test('a host’s own style sheet sets a token on the element', async ({ host }) => {
  await host.page.evaluate(() => {
    document.querySelector<HTMLElement>('quittance-invoice')?.style.setProperty('--quittance-color-accent', '#0a5f38');
  });
  await expect.poll(() => background(host)).toBe('rgb(10, 95, 56)');
});

test('a colour that would hide text is refused and told of', async ({ host }) => {
  const problems = await applyAppearance(host, { variables: { colorText: '#fefefe' } });
  expect(problems.map(({ variable }) => variable)).toEqual(['colorText']);
});
