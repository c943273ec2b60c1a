import type { Page } from '@playwright/test';
import { enterAs, people } from '../support/people.ts';
import { settled } from '../support/settled.ts';
import type { Stack } from '../support/stack.ts';
import { expect, expectAccessible, test } from '../support/test.ts';

interface Proof {
  readonly head: {
    readonly ledger: string;
    readonly hash: string;
    readonly seal: { readonly sequence: string };
  } | null;
  readonly lines: readonly { readonly amount: string; readonly proof: unknown }[];
}

const start = '2021-01-01';
const end = '2099-12-31';

/** What a link of the statement's page downloads, or would of another period. */
async function fileOf(page: Page, name: string, period: { from?: string; to?: string } = {}): Promise<string> {
  const link = page.getByRole('link', { name, exact: true });
  const href = await link.evaluate((element: HTMLAnchorElement) => element.href);
  const address = href.replace(start, period.from ?? start).replace(end, period.to ?? end);
  const answer = await page.request.get(address);
  expect(answer.status(), name).toBe(200);
  return (await answer.body()).toString('utf8');
}

/** Waits until every line of the statement on the page is in a published ledger. */
async function provenStatement(page: Page, stack: Stack): Promise<string> {
  let text = '';
  await expect
    .poll(async () => {
      await stack.noteHeads();
      text = await fileOf(page, 'Proof (JSON)');
      const { lines } = JSON.parse(text) as Proof;
      return lines.length > 0 && lines.every(({ proof }) => typeof proof !== 'string');
    })
    .toBe(true);
  return text;
}

const fileNamed = (name: string, text: string) => ({ name, mimeType: 'text/plain', buffer: Buffer.from(text) });

test('anybody checks a downloaded statement, without a server', async ({ page, stack, mailbox, newVisitor }) => {
  const query = new URLSearchParams({ account: 'USD.traditional', from: start, to: end });
  await enterAs(page, mailbox, { url: `${stack.portalUrl}/account-statement?${query}`, email: people.seller });
  await expect(page.getByRole('link', { name: 'Check a statement' })).toHaveAttribute('href', '/check-statement');
  const proof = await provenStatement(page, stack);
  const csv = await fileOf(page, 'CSV');
  // Nothing was booked that early, which the account's first line proves.
  const empty = await fileOf(page, 'Proof (JSON)', { to: '2021-01-31' });
  const emptySoFar = await fileOf(page, 'Proof (JSON)', { from: end });
  const { head } = JSON.parse(proof) as Proof;
  const published = `${head?.ledger}:${head?.seal.sequence}:${head?.hash}`;

  const reader = await newVisitor();
  await reader.goto(`${stack.portalUrl}/check-statement`);
  const check = reader.getByRole('button', { name: 'Check the statement' });
  const give = (field: string, name: string, text: string) =>
    reader.getByLabel(field).setInputFiles(fileNamed(name, text));
  await check.click();
  await expect(reader.getByLabel('Proof of the statement')).toHaveAccessibleDescription(/Please upload a file/);
  await expectAccessible(reader);
  await settled(reader);
  const sent: string[] = [];
  reader.on('request', (request) => sent.push(request.url()));
  await reader.context().setOffline(true);

  await test.step('a proof alone contradicts nothing', async () => {
    await give('Proof of the statement', 'proof.json', proof);
    await check.click();
    await expect(reader.getByText('Nothing contradicts the statement')).toBeVisible();
    await expect(reader.getByText('Its head was not compared with a published one.')).toBeVisible();
    await expectAccessible(reader);
  });

  await test.step('with a published head and the statement it is true', async () => {
    await reader.getByLabel('Published heads').fill('no head');
    await expect(reader.getByText('Nothing contradicts the statement')).toBeHidden();
    await check.click();
    await expect(reader.getByText('There is no head in this text.')).toBeVisible();
    await reader.getByLabel('Published heads').fill(`2026-03-20T10:00:00.000Z ${published}`);
    await give('Statement in CSV', 'statement.csv', csv);
    await check.click();
    await expect(reader.getByText('Each transaction is in the ledger', { exact: true })).toBeVisible();
    await expect(reader.getByText('The closing balance, and that no transaction of the period follows')).toBeVisible();
    await expect(reader.getByText('The opening balance')).toBeHidden();
  });

  await test.step('with the next line in the ledger it is complete', async () => {
    await reader.getByRole('button', { name: 'Remove proof.json' }).click();
    await reader.getByRole('button', { name: 'Remove statement.csv' }).click();
    await give('Proof of the statement', 'empty.json', empty);
    await check.click();
    await expect(reader.getByText('The statement is true and complete')).toBeVisible();
    await expectAccessible(reader);
  });

  await test.step('without transactions, it says what the next one will prove', async () => {
    await reader.getByRole('button', { name: 'Remove empty.json' }).click();
    await give('Proof of the statement', 'empty-so-far.json', emptySoFar);
    await check.click();
    await expect(reader.getByText('The closing balance, and that the period has no transaction.')).toBeVisible();
    await expect(reader.getByText('It has no transactions that could be proven.')).toBeHidden();
    await expect(reader.getByText('The opening balance')).toBeHidden();
  });

  await test.step('a changed one is not', async () => {
    await reader.getByRole('button', { name: 'Remove empty-so-far.json' }).click();
    await give('Statement in CSV', 'statement.csv', csv);
    const { amount } = (JSON.parse(proof) as Proof).lines[0] ?? { amount: '' };
    await give('Proof of the statement', 'forged.json', proof.replace(`"amount":"${amount}"`, '"amount":"1.23"'));
    await check.click();
    await expect(reader.getByText('The statement is not what the ledger says')).toBeVisible();
    await expect(reader.getByText('Line 1: the amount is not that of the ledger.')).toBeVisible();
    await expectAccessible(reader);
  });

  expect(sent).toEqual([]);

  await test.step('in Spanish on a phone, for a file that is no proof', async () => {
    const other = await newVisitor({ locale: 'es-ES', viewport: { width: 390, height: 844 } });
    await other.goto(`${stack.portalUrl}/check-statement`);
    await other.getByLabel('Comprobante del extracto').setInputFiles(fileNamed('otro.json', '{}'));
    await other.getByRole('button', { name: 'Comprobar el extracto' }).click();
    await expect(other.getByText('otro.json no es un comprobante de un extracto.')).toBeVisible();
    await expectAccessible(other);
  });
});
