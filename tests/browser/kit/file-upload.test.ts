import { writeFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { whenSettled } from '../support/settled.ts';
import { type KitBench, kitTest } from './kit-bench.ts';

const label = 'Legal name';

const pdf = (name: string, size = 4) => ({ name, mimeType: 'application/pdf', buffer: Buffer.alloc(size, 'a') });

for (const runtime of ['react', 'preact'] as const) {
  const test = kitTest(runtime);
  const control = ({ page }: KitBench) => page.getByLabel(label, { exact: true });
  const rows = ({ page }: KitBench) => page.getByRole('listitem');
  /** Everything that the field has reported, file lists as names. */
  const reported = ({ page }: KitBench) =>
    page.evaluate(() => (window as unknown as { bench: { values: unknown[] } }).bench.values);

  test.describe(`files to hand in under ${runtime}`, () => {
    test('are sent, announced, and listed with a button to remove them', async ({ kit }) => {
      await kit.showControl('attachments', { label });
      await control(kit).setInputFiles([pdf('one.pdf'), pdf('two.pdf')]);
      await expect(rows(kit)).toHaveCount(2);
      await expect.poll(() => reported(kit)).toContain('File successfully uploaded.');
      await kit.page.getByRole('button', { name: 'Remove one.pdf' }).click();
      await expect(rows(kit)).toHaveCount(1);
      await expect.poll(kit.lastValue).toBe('File removed');
      await expect(control(kit)).toBeFocused();
    });

    test('are announced to screen readers by name if no toast is shown', async ({ kit }) => {
      await kit.showControl('file-upload', { label });
      await control(kit).setInputFiles(pdf('stuck.pdf'));
      await expect(kit.page.getByRole('status')).toHaveText('stuck.pdf was uploaded.');
      await kit.page.getByRole('button', { name: 'Remove stuck.pdf' }).click();
      await expect(kit.page.getByRole('status')).toHaveText('stuck.pdf could not be removed. Please try again.');
      await kit.showControl('file-upload', { label });
      await control(kit).setInputFiles(pdf('one.pdf'));
      await kit.page.getByRole('button', { name: 'Remove one.pdf' }).click();
      await expect(kit.page.getByRole('status')).toHaveText('one.pdf was removed.');
    });

    test('are removed without an announcement in silent mode', async ({ kit }) => {
      const silent = { label, isFilled: true, isRemovalSilent: true };
      await kit.showControl('attachments', silent);
      await kit.page.getByRole('button', { name: /^Remove/ }).click();
      await expect(rows(kit)).toHaveCount(0);
      expect(await whenSettled(kit.page, () => reported(kit))).toEqual([[]]);
    });

    test('are sent with their language if it is requested, and the language is remembered', async ({ kit }) => {
      const asking = { label, asksLanguage: true };
      const language = kit.page.getByRole('combobox', { name: 'Language of the files' });
      await kit.page.evaluate(() => localStorage.removeItem('quittance.file-language'));
      await kit.showControl('file-upload', asking);
      await control(kit).setInputFiles(pdf('one.pdf'));
      await expect(control(kit)).toHaveAccessibleDescription(/Please select a language\./);
      await expect(rows(kit)).toHaveCount(0);
      await language.click();
      await kit.page.keyboard.type('spanish');
      await kit.page.keyboard.press('Enter');
      await control(kit).setInputFiles(pdf('one.pdf'));
      await expect(rows(kit)).toHaveCount(1);
      await expect.poll(kit.lastValue).toEqual([{ id: 'one.pdf', name: 'one.pdf', size: 4, language: 'es' }]);
      await kit.showControl('file-upload', asking);
      await expect(language).toHaveValue('Spanish');
    });

    test('are taken when they are dropped', async ({ kit }) => {
      await kit.showControl('attachments', { label });
      const data = await kit.page.evaluateHandle(() => {
        const transfer = new DataTransfer();
        transfer.items.add(new File(['text'], 'dropped.pdf'));
        return transfer;
      });
      await control(kit).dispatchEvent('dragover', { dataTransfer: data });
      await control(kit).dispatchEvent('drop', { dataTransfer: data });
      await expect(rows(kit)).toHaveText(/dropped\.pdf/);
    });

    test('are refused beyond the allowed number, counting selected and new ones', async ({ kit }) => {
      await kit.showControl('attachments', { label, isFilled: true });
      await control(kit).setInputFiles([pdf('1.pdf'), pdf('2.pdf'), pdf('3.pdf')]);
      await expect(control(kit)).toHaveAccessibleDescription(/A maximum of 3 files is allowed\./);
      await expect(control(kit)).toHaveAttribute('aria-invalid', 'true');
      await expect(rows(kit)).toHaveCount(1);
      expect(await whenSettled(kit.page, () => reported(kit))).toEqual(['A maximum of 3 files is allowed.']);
    });

    test('default to a single PDF', async ({ kit }) => {
      await kit.showControl('file-upload', { label, isFilled: true });
      await control(kit).setInputFiles(pdf('second.pdf'));
      await expect(control(kit)).toHaveAccessibleDescription(/Only one file is allowed\./);
      await kit.showControl('file-upload', { label });
      await control(kit).setInputFiles({ ...pdf('photo.png') });
      await expect(control(kit)).toHaveAccessibleDescription(/photo\.png has a type that is not supported/);
    });

    test('are refused when they are empty, too large or duplicates, each with a specific message', async ({
      kit,
    }, testInfo) => {
      await kit.showControl('attachments', { label });
      await control(kit).setInputFiles(pdf('one.pdf'));
      await control(kit).setInputFiles([pdf('one.pdf'), pdf('empty.pdf', 0)]);
      await expect(control(kit)).toHaveAccessibleDescription(
        /one\.pdf has been added already\.\s+empty\.pdf is empty\./,
      );
      // Read the file from disk: sending megabytes to the browser would be slow.
      const large = testInfo.outputPath('large.pdf');
      await writeFile(large, Buffer.alloc(5 * 1_048_576 + 1));
      await control(kit).setInputFiles(large);
      await expect(control(kit)).toHaveAccessibleDescription(/large\.pdf exceeds the size limit of 5 MB\.$/);
      await expect(rows(kit)).toHaveCount(1);
    });

    test('that the server refuses are named with the reason', async ({ kit }) => {
      await kit.showControl('attachments', { label });
      await control(kit).setInputFiles(pdf('refused.pdf'));
      await expect(control(kit)).toHaveAccessibleDescription(
        /refused\.pdf could not be uploaded\. It has a type that is not supported/,
      );
      await expect(rows(kit)).toHaveCount(0);
    });

    test('that fail for an unknown reason are reported as errors', async ({ kit }) => {
      await kit.showControl('attachments', { label });
      await control(kit).setInputFiles(pdf('broken.pdf'));
      await expect(control(kit)).toHaveAccessibleDescription(/broken\.pdf could not be uploaded\.$/);
      await expect
        .poll(() => reported(kit))
        .toEqual(['broken.pdf could not be uploaded.', 'reported: Error: Internal error']);
    });

    test('show their progress, and can be cancelled', async ({ kit }) => {
      await kit.showControl('attachments', { label });
      await control(kit).setInputFiles(pdf('endless.pdf'));
      await expect(kit.page.getByRole('progressbar', { name: 'Uploading endless.pdf' })).toHaveAttribute(
        'value',
        '0.4',
      );
      await kit.page.getByRole('button', { name: 'Cancel the upload of endless.pdf' }).click();
      await expect(rows(kit)).toHaveCount(0);
      await expect(kit.page.getByRole('status')).toHaveText('The upload of endless.pdf was cancelled.');
      expect(await whenSettled(kit.page, () => reported(kit))).toEqual([]);
    });

    test('stay when removing them fails', async ({ kit }) => {
      await kit.showControl('attachments', { label });
      await control(kit).setInputFiles(pdf('stuck.pdf'));
      await kit.page.getByRole('button', { name: 'Remove stuck.pdf' }).click();
      await expect(control(kit)).toHaveAccessibleDescription(/stuck\.pdf could not be removed\. Please try again\./);
      await expect(rows(kit)).toHaveCount(1);
      await expect.poll(() => reported(kit)).toContain('stuck.pdf could not be removed. Please try again.');
    });

    test('are shown with a shortened name if it is long', async ({ kit }) => {
      await kit.showControl('attachments', { label, isFilled: true });
      await expect(rows(kit)).toContainText('harbor-studio-framework-[…].pdf');
    });

    test('are visible but can’t be removed while the field is read-only', async ({ kit }) => {
      await kit.showControl('attachments', { label, isFilled: true, readOnly: true });
      await expect(rows(kit)).toHaveCount(1);
      await expect(kit.page.getByRole('button', { name: /^Remove/ })).toHaveCount(0);
      await expect(kit.page.getByText('Choose files')).toHaveCount(0);
      await expect(kit.page.getByLabel(label)).toHaveAccessibleDescription('No files can be added or removed.');
    });
  });
}
