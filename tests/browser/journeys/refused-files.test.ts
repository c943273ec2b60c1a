import { newApplication } from '../support/applicants.ts';
import { choosePreference } from '../support/choose-preference.ts';
import { expect, expectAccessible, test } from '../support/test.ts';
import { card, infectedPdf, titled } from '../support/verification-pages.ts';

const files = {
  wrong: ['notes.docx', Buffer.from('notes')],
  empty: ['empty.pdf', Buffer.alloc(0)],
  renamed: ['renamed.pdf', Buffer.from('MZ this is a program')],
  oversized: ['large.pdf', Buffer.alloc(5 * 1_048_576 + 1, '%PDF-1.7\n')],
  infected: ['invoice.pdf', infectedPdf.buffer],
} as const;

test('files that are wrong, empty, renamed, too large or infected are refused under the field and by a toast', async ({
  page,
  stack,
  mailbox,
}) => {
  const applicant = await newApplication(page, mailbox, stack.portalUrl, { business: 'solopreneur' });
  await applicant.answer('business');
  await page.clock.install();
  await page.goto(`${stack.portalUrl}/verify`);
  await expect(titled(page, 'Documents')).toBeVisible();
  const toasts = page.locator('.q-toast');

  const refuses = async (kind: keyof typeof files, { title, label, words }: Field) => {
    const [name, buffer] = files[kind];
    const document = card(page, title);
    await document.getByLabel(label).setInputFiles({ name, mimeType: 'application/pdf', buffer });
    await expect(document.getByLabel(label)).toHaveAccessibleDescription(new RegExp(escaped(words)));
    await expect(document.getByText(words)).toBeVisible();
    await expect(toasts.filter({ hasText: words })).toBeVisible();
    // Nothing is kept of it.
    await expect(document.getByRole('listitem')).toHaveCount(0);
    // Toasts of errors that follow at once are not shown.
    await page.clock.fastForward(5_000);
    await expect(toasts).toHaveCount(0);
  };

  const field = { title: 'Proof of the business address', label: 'File' };
  const words = {
    wrong: 'notes.docx has a type that is not supported. Supported: pdf.',
    empty: 'empty.pdf is empty.',
    renamed: 'renamed.pdf could not be uploaded. It has a type that is not supported. Supported: pdf.',
    oversized: 'large.pdf exceeds the size limit of 5 MB.',
    infected: 'invoice.pdf could not be uploaded. This file contains malware. We didn’t keep it.',
  };
  for (const kind of Object.keys(files) as (keyof typeof files)[]) {
    await test.step(kind, () => refuses(kind, { ...field, words: words[kind] }));
  }
  await expectAccessible(page);

  await test.step('in Spanish', async () => {
    await choosePreference(page, 'Español');
    const spanish = { title: 'Comprobante de la dirección de la empresa', label: 'Archivo' };
    await refuses('renamed', {
      ...spanish,
      words: 'No se pudo cargar renamed.pdf. El archivo es de un tipo no admitido. Admitidos: pdf.',
    });
    await refuses('infected', {
      ...spanish,
      words: 'No se pudo cargar invoice.pdf. Este archivo contiene software malicioso. No lo guardamos.',
    });
    await expectAccessible(page);
  });

  await test.step('a right file is taken, and removed', async () => {
    const document = card(page, 'Comprobante de la dirección de la empresa');
    const bytes = Buffer.from('%PDF-1.7\nbill\n%%EOF');
    const right = { name: 'factura.pdf', mimeType: 'application/pdf', buffer: bytes };
    await document.getByLabel('Archivo').setInputFiles(right);
    await expect(toasts.filter({ hasText: 'El archivo se cargó correctamente.' })).toBeVisible();
    await document.getByLabel('Archivo').setInputFiles({ ...right, name: 'otra.pdf' });
    await expect(document.getByText('Solo se permite un archivo.')).toBeVisible();
    await document.getByRole('button', { name: 'Quitar factura.pdf' }).click();
    await expect(toasts.filter({ hasText: 'Archivo quitado' })).toBeVisible();
    await expect(document.getByRole('listitem')).toHaveCount(0);
  });
});

interface Field {
  readonly title: string;
  readonly label: string;
  readonly words: string;
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
