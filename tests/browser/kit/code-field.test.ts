import { expect } from '@playwright/test';
import { type KitBench, kitTest } from './kit-bench.ts';
import { stopClock } from './stopped-clock.ts';

const label = 'Code';

for (const runtime of ['react', 'preact'] as const) {
  const test = kitTest(runtime);
  const field = ({ page }: KitBench) => page.getByRole('textbox', { name: label });
  const resend = ({ page }: KitBench) => page.getByRole('button', { name: 'Send a new code' });

  test.describe(`a field for a one-time code under ${runtime}`, () => {
    for (const text of ['123 456', '123-456', 'Code: 123456', '1 2 3 4 5 6', '1234567']) {
      test(`takes the digits of a pasted or filled-in text: ${text}`, async ({ kit }) => {
        await kit.showControl('one-time-code-field', { label });
        await field(kit).focus();
        await kit.page.keyboard.insertText(text);
        await expect(field(kit)).toHaveValue('123456');
        await expect.poll(kit.lastValue).toBe('complete: 123456');
      });
    }

    test('shows no more than six digits, and nothing else', async ({ kit }) => {
      await kit.showControl('one-time-code-field', { label });
      await field(kit).pressSequentially('12x-3456789');
      await expect(field(kit)).toHaveValue('123456');
    });
  });

  test.describe(`another code under ${runtime}`, () => {
    test.beforeEach(({ kit }) => stopClock(kit.page));
    test.afterEach(({ kit }) => kit.page.clock.resume());

    test('can be requested after 30 seconds, unless the server sets a longer time', async ({ kit }) => {
      await kit.showControl('one-time-code-field', { label });
      await expect(kit.page.getByText('(in 30 s)')).toBeVisible();
      await kit.page.clock.runFor(29_500);
      await expect(resend(kit)).toHaveAttribute('aria-disabled', 'true');
      await kit.page.clock.runFor(1000);
      await expect(resend(kit)).not.toHaveAttribute('aria-disabled');
    });

    test('that could not be sent is reported and can be retried; the wait begins when it is sent', async ({ kit }) => {
      await kit.showControl('one-time-code-field', { label });
      await kit.page.clock.runFor(31_000);
      await resend(kit).click();
      await kit.page.clock.runFor(100);
      await expect(kit.page.getByRole('status')).toHaveText('The code could not be sent. Please try again.');
      await expect(resend(kit)).not.toHaveAttribute('aria-disabled');
      await resend(kit).click();
      await kit.page.clock.runFor(100);
      await expect(kit.page.getByRole('status')).toHaveText('A new code was sent.');
      await expect(kit.page.getByText('(in 30 s)')).toBeVisible();
      await kit.page.clock.runFor(31_000);
      await expect(resend(kit)).not.toHaveAttribute('aria-disabled');
    });
  });
}
