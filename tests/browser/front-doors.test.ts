import { readFont } from './support/read-font.ts';
import type { Stack } from './support/stack.ts';
import { expect, expectAccessible, test } from './support/test.ts';

const doors = {
  'the portal': ({ portalUrl }: Stack) => portalUrl,
  'the back office': ({ adminUrl }: Stack) => adminUrl,
  'the partner': ({ partnerUrl }: Stack) => partnerUrl,
  'the mailbox': ({ portalUrl }: Stack) => `${portalUrl}/sandbox/mailbox`,
};

for (const [name, addressIn] of Object.entries(doors)) {
  test(`${name} opens without accessibility violations`, async ({ page, stack }) => {
    const answer = await page.goto(addressIn(stack));
    expect(answer?.status()).toBe(200);
    await expectAccessible(page);
  });
}

for (const address of ['/sandbox/mailbox', '/sandbox/bank-linking/window']) {
  test(`${address} is shown in its own font`, async ({ page, stack }) => {
    await page.goto(stack.portalUrl + address);
    expect(await readFont(page)).toEqual({ family: 'Inter', isLoaded: true });
  });
}

test('the browser treats the portal and the partner as two sites', async ({ stack }) => {
  expect(new URL(stack.portalUrl).hostname).toBe('localhost');
  expect(new URL(stack.partnerUrl).hostname).toBe('127.0.0.1');
});

test('only the back office’s own address serves it', async ({ request, stack }) => {
  const answer = await request.get(`${stack.portalUrl}/api/new/admin/companies`);
  expect(answer.status()).toBe(404);
});
