import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { assertSameAreas, declarationsAmong, folderIndexes, handlersAmong, templatesAmong } from './folder-indexes.mjs';
import { inRoot } from './repository.mjs';

it.each(folderIndexes)(
  '$file lists the contents of its folders; run `npm run generate` after a change',
  async (index) => {
    expect(await readFile(inRoot(index.file), 'utf8')).toBe(await index.text());
  },
);

it('lists calls, events and shapes, without tests, generated files, the kernel and files beside the areas', () => {
  const files = ['invoices/save-draft.ts', 'invoices/shapes.ts', 'events/balance-changed.ts'];
  const others = [
    'index.ts',
    'contract.generated.ts',
    'kernel/callForm.ts',
    'invoices/a.test.ts',
    'invoices/b.generated.ts',
  ];
  expect(declarationsAmong([...files, ...others])).toEqual(files);
  expect(handlersAmong(['invoices/save-draft.ts', 'invoices/save-draft.handler.ts'])).toEqual([
    'invoices/save-draft.handler.ts',
  ]);
});

it.each([
  'invoices/saveDraft.ts',
  'invoices/save_draft.ts',
  'invoices/drafts/save-draft.ts',
  'invoices/save-draft.mts',
])('refuses %s, which would be left out', (file) => {
  expect(() => declarationsAmong(['invoices/shapes.ts', file])).toThrow(`${file}: rename to the form`);
});

it('refuses a handler with such a name', () => {
  expect(() => handlersAmong(['invoices/saveDraft.handler.ts'])).toThrow('invoices/saveDraft.handler.ts: rename');
});

it('lists the folders that have a mail as templates, and refuses a nested one', () => {
  const files = ['invoice-sent/mail.ts', 'invoice-sent/texts.en.ts', 'phone-code/sms.ts', 'mail-html.ts'];
  expect(templatesAmong(files, 'mail').map(({ template, name }) => [template, name])).toEqual([
    ['invoice-sent', 'invoiceSent'],
  ]);
  expect(() => templatesAmong(['invoices/sent/mail.ts'], 'mail')).toThrow('invoices/sent/mail.ts: rename');
});

describe('the areas of a call', () => {
  const calls = [{ file: 'members/remove-member.ts', name: 'removeMember' }];

  it('have one name in the contract and the server', () => {
    const handlers = [{ file: 'members/remove-member.handler.ts', name: 'removeMember' }];
    expect(() => assertSameAreas(calls, handlers)).not.toThrow();
  });

  it('are refused with the right place of the handler', () => {
    const handlers = [{ file: 'identity/remove-member.handler.ts', name: 'removeMember' }];
    expect(() => assertSameAreas(calls, handlers)).toThrow(
      'identity/remove-member.handler.ts: move it to the area of its declaration, members',
    );
  });
});
