import { enterAs, people } from '../support/people.ts';
import { whenSettled } from '../support/settled.ts';
import { expect, test } from '../support/test.ts';

test('expanded accounts show their flags', async ({ page, stack, mailbox }) => {
  await enterAs(page, mailbox, { url: `${stack.portalUrl}/accounts/payments`, email: people.seller });
  const unfold = page.getByRole('button', { name: /^not active/i });
  await unfold.waitFor();
  const unfoldAndCount = async (button: HTMLElement) => {
    const drawn = () => document.querySelectorAll('.q-flag > svg').length;
    const before = drawn();
    button.click();
    await new Promise(requestAnimationFrame);
    return { unfolded: drawn() - before, blank: document.querySelectorAll('.q-flag:not(:has(svg))').length };
  };
  const flags = await whenSettled(page, () => unfold.evaluate(unfoldAndCount));
  expect(flags.blank, 'flags without their drawing in the first frame').toBe(0);
  expect(flags.unfolded).toBeGreaterThan(0);
});
