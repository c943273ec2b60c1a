import type { Page } from '@playwright/test';
import { enterAs, people, userMenu } from '../support/people.ts';
import { settled } from '../support/settled.ts';
import { expect, expectAccessible, test } from '../support/test.ts';

/** The body of a refusal. */
const refusal = (code: string, validations: readonly { path: string; message: string }[] = []) => ({
  code,
  message: 'For developers only',
  validations,
  requestId: 'req_1',
});

const general = 'Something went wrong. Please try again.';
const income = /\/invoices\/income(\?|$)/;

const storedUser = (page: Page) => page.evaluate(() => localStorage.getItem('quittance.user'));

/** Signs in again by the cookie: the page forgets its person, but the session of the server goes on. */
async function comeBack(page: Page, url: string, userId: string | null): Promise<void> {
  await page.unrouteAll({ behavior: 'wait' });
  await page.evaluate((id) => localStorage.setItem('quittance.user', id ?? ''), userId);
  await page.goto(url);
}

/** Restricts the person's company from now on. */
async function restrict(page: Page): Promise<void> {
  await page.route('**/me', async (route) => {
    const response = await route.fetch();
    const answer = await response.json();
    answer.data.company.status = 'restricted';
    await route.fulfill({ response, json: answer });
  });
}

test('every refusal of the server says what happened, and leads where the person can go on', async ({
  page,
  stack,
  mailbox,
}) => {
  await enterAs(page, mailbox, { url: `${stack.portalUrl}/auth`, email: people.seller });
  await expect.poll(() => storedUser(page)).not.toBeNull();
  const userId = await storedUser(page);
  const open = (path: string) => page.goto(stack.portalUrl + path);
  const screen = page.getByRole('main');

  await test.step('too many requests', async () => {
    await page.route(income, (route) => route.fulfill({ status: 429, json: refusal('RateLimitError') }));
    await open('/income');
    await expect(screen.getByText('Too many requests. Please wait a moment and try again.')).toBeVisible();
    await page.unroute(income);
  });

  await test.step('a proxy’s page, and markup in the message of a field', async () => {
    const body = '<html><body><h1>Bad gateway</h1></body></html>';
    await page.route(income, (route) => route.fulfill({ status: 500, contentType: 'text/html', body }));
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(screen.getByText(general)).toBeVisible();
    await expect(page.getByText('Bad gateway')).toHaveCount(0);
    await page.unroute(income);
    await page.route('**/contacts/new-invite', (route) => {
      const json = refusal('ValidationError', [{ path: 'email', message: '<img src="x">Bad' }]);
      return route.fulfill({ status: 422, json });
    });
    await open('/contacts?status=invited');
    await page.getByRole('button', { name: 'Invite supplier' }).click();
    const dialog = page.getByRole('dialog', { name: 'Invite a supplier' });
    await dialog.getByLabel('First name').fill('Sol');
    await dialog.getByLabel('Last name').fill('Reyes');
    await dialog.getByLabel('Email').fill('sol@newcomer.example');
    await dialog.getByRole('button', { name: 'Send invite' }).click();
    await expect(dialog.getByLabel('Email')).toHaveAccessibleDescription(general);
  });

  await test.step('two calls that fail at once are one error toast', async () => {
    const both = Promise.withResolvers<void>();
    let calls = 0;
    await page.route('**/me/preferences', async (route) => {
      calls += 1;
      if (calls === 2) both.resolve();
      await both.promise;
      await route.fulfill({ status: 500, json: refusal('InternalError') });
    });
    await open('/user-settings/user-profile');
    const language = page.getByRole('main').getByRole('radio', { name: 'Español' });
    await language.click();
    await page.getByRole('main').getByRole('radio', { name: 'English' }).click();
    await expect(page.locator('.q-toast')).toHaveCount(1);
    await settled(page);
    await expect(page.locator('.q-toast')).toHaveCount(1);
    await page.unroute('**/me/preferences');
  });

  await test.step('a session that has ended', async () => {
    await page.route(income, (route) => route.fulfill({ status: 401, json: refusal('UnauthenticatedError') }));
    await open('/income');
    await expect(page.getByText('Your session has expired. Please sign in again.')).toBeVisible();
    await expect(page).toHaveURL(/\/auth\?expired&next=%2Fincome$/);
    await expectAccessible(page);
    await expect.poll(() => storedUser(page)).toBeNull();
  });

  await test.step('maintenance', async () => {
    await comeBack(page, `${stack.portalUrl}/expenses`, userId);
    await expect(userMenu(page)).toBeVisible();
    await page.route(income, (route) => route.fulfill({ status: 503, json: refusal('MaintenanceError') }));
    await page.getByRole('link', { name: 'Income' }).first().click();
    await expect(page.locator('.q-toast').getByText(/is currently under maintenance/)).toBeVisible();
    await expect(screen.getByText('The service is currently under maintenance. Please try again later.')).toBeVisible();
    await expect(page).toHaveURL(/\/auth\?next=%2Fincome$/);
    await expectAccessible(page);
    await expect.poll(() => storedUser(page)).toBe(userId);
  });

  await test.step('the end of the maintenance, which signed nobody out', async () => {
    await page.unroute(income);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Income' })).toBeVisible();
    await expect(page).toHaveURL(/\/income$/);
  });

  await test.step('a company that is restricted, with nothing to lose', async () => {
    await comeBack(page, `${stack.portalUrl}/expenses`, userId);
    await expect(userMenu(page)).toBeVisible();
    await restrict(page);
    await page.route(income, (route) => route.fulfill({ status: 403, json: refusal('PersonOrCompanyDisabled') }));
    await page.getByRole('link', { name: 'Income' }).first().click();
    await expect(page.getByRole('heading', { name: 'This account is restricted' })).toBeVisible();
    await expect(page).toHaveURL(/\/restricted\?restrictedType=company$/);
  });
});

test('a company that is restricted while somebody works: the work is lost only once they accept it', async ({
  page,
  stack,
  mailbox,
}) => {
  await enterAs(page, mailbox, { url: `${stack.portalUrl}/auth`, email: people.seller });
  await expect.poll(() => storedUser(page)).not.toBeNull();
  const userId = await storedUser(page);
  const form = `${stack.portalUrl}/invoices/new/form`;
  const buyer = page.getByLabel('Buyer’s name');
  const type = async () => {
    await buyer.fill('Unsaved Ltd');
    await restrict(page);
    await page.route('**/invoices/draft', (route) =>
      route.fulfill({ status: 403, json: refusal('PersonOrCompanyDisabled') }),
    );
    await page.getByRole('button', { name: 'Save draft' }).click();
  };
  await comeBack(page, form, userId);
  await type();
  const question = page.getByRole('dialog', { name: 'Your access has changed' });
  await expect(question).toBeVisible();
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Stay on this page' }).click();
  await expect(question).toHaveCount(0);
  await expect(buyer).toHaveValue('Unsaved Ltd');

  await comeBack(page, form, userId);
  await type();
  await question.getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL(/\/restricted\?restrictedType=company&didUserAcceptLeaving=true$/);
  await expect(page.getByText('What you hadn’t saved is lost.')).toBeVisible();
  await expectAccessible(page);
});

test('staff read the first message of a refused input in a toast', async ({ page, stack, mailbox }) => {
  await enterAs(page, mailbox, { url: `${stack.adminUrl}/auth`, email: people.otherHead });
  await page.route(/\/admin\/organizations(\?|$)/, (route) => {
    const validations = [
      { path: 'search', message: 'Maximum of 100 characters allowed' },
      { path: 'status', message: 'Second message' },
    ];
    return route.fulfill({ status: 422, json: refusal('ValidationError', validations) });
  });
  await page.goto(`${stack.adminUrl}/companies`);
  await expect(page.locator('.q-toast')).toHaveText(/Maximum of 100 characters allowed/);
  await expect(page.getByText('Second message')).toHaveCount(0);
});
