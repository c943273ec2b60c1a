import type { Page } from '@playwright/test';
import { enterAs, people, resumeSession, userMenu } from '../support/people.ts';
import { expect, expectAccessible, test } from '../support/test.ts';

const moreButton = (page: Page) => page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'More' });

test('"More" of the bar opens the links without room, by pointer and by keyboard', async ({ page, stack, mailbox }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await enterAs(page, mailbox, { url: `${stack.portalUrl}/income`, email: people.seller });
  const bar = page.getByRole('navigation', { name: 'Main' });
  const link = (name: string) => bar.getByRole('link', { name, exact: true });
  await expect(link('Income')).toHaveAttribute('aria-current', 'page');
  await expect(link('Contacts')).toBeHidden();

  await test.step('by pointer', async () => {
    await moreButton(page).click();
    await expect(moreButton(page)).toHaveAttribute('aria-expanded', 'true');
    await expect(link('Contacts')).toBeInViewport({ ratio: 1 });
    await expectAccessible(page);
    await link('Contacts').click();
    await expect(page).toHaveURL(`${stack.portalUrl}/contacts`);
    await expect(link('Contacts')).toBeHidden();
    await expect(moreButton(page)).toHaveAttribute('data-current', 'true');
  });

  await test.step('a tap beside the links closes them', async () => {
    await moreButton(page).click();
    await expect(link('Contacts')).toBeVisible();
    await page.getByRole('heading', { level: 1 }).click();
    await expect(link('Contacts')).toBeHidden();
  });

  await test.step('by keyboard', async () => {
    await moreButton(page).focus();
    await page.keyboard.press('Enter');
    await expect(link('Contacts')).toBeVisible();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Escape');
    await expect(link('Contacts')).toBeHidden();
    await expect(moreButton(page)).toBeFocused();

    await page.keyboard.press('Enter');
    await expect(link('Company')).toBeVisible();
    await page.keyboard.press('Tab');
    for (const name of ['Recipients', 'Contacts', 'Company']) {
      await expect(link(name)).toBeFocused();
      if (name !== 'Company') await page.keyboard.press('Tab');
    }
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${stack.portalUrl}/business-settings/business-profile`);
    await expect(link('Company')).toBeHidden();
  });

  await test.step('leaving the links by keyboard closes them', async () => {
    await moreButton(page).focus();
    await page.keyboard.press('Enter');
    await expect(link('Contacts')).toBeVisible();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Shift+Tab');
    await expect(link('Contacts')).toBeHidden();
  });
});

for (const { name, email, leaveBusiness } of [
  { name: 'a person without access', email: people.outsider, leaveBusiness: false },
  { name: 'a person without a business', email: people.solopreneur, leaveBusiness: true },
])
  test(`${name} sees their settings without an empty bar`, async ({ page, stack, mailbox }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await resumeSession(page, mailbox, { url: stack.portalUrl, email });
    if (leaveBusiness)
      await page.route('**/me', async (route) => {
        const response = await route.fetch();
        const answer = await response.json();
        await route.fulfill({ response, json: { data: { ...answer.data, company: null, organizationId: null } } });
      });
    await page.goto(`${stack.portalUrl}/user-settings/user-profile`);
    await expect(userMenu(page)).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(0);
    await page.setViewportSize({ width: 1440, height: 900 });
    await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(0);
    await expect(page.getByRole('banner').getByRole('link').first()).toBeVisible();
  });
