import { bundleFixture, bundleSheet } from '../support/bundle-fixture.ts';
import { confirmAndPay, frame, thanks } from './bank-debit-page.ts';
import { expect, test } from './widget-page.ts';

for (const width of [390, 1440]) {
  test(`in a dialog at ${width} px, the thanks replace the ways to pay after the payment`, async ({ host }) => {
    await host.page.setViewportSize({ width, height: 844 });
    await host.open('<div id="page"></div>', await bundleFixture('widgets/src/invoice/dialog-host-fixtures.tsx'));
    await host.page.evaluate(
      (css) => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(css);
        document.adoptedStyleSheets.push(sheet);
        dispatchEvent(new Event('show-invoice'));
      },
      await bundleSheet('widgets/src/theme/page.css'),
    );
    const options = host.page.getByText(/^Payment options$|^US Bank Account/);
    await host.page.getByRole('button', { name: 'Pay $3,700.00' }).click();
    await expect(options.first()).toBeVisible();
    await frame(host).getByRole('button', { name: 'First Sandbox Bank' }).click();
    await confirmAndPay(host);
    await expect(host.page.getByText(thanks)).toBeVisible();
    await expect(options.filter({ visible: true })).toHaveCount(0);
    await expect(host.page.getByText('Workshop')).toBeVisible();
  });
}
