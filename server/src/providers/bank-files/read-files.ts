import { createHash } from 'node:crypto';
import { businessDateOf } from '@quittance/sdk/time';
import { type Connection, inTransaction } from '../../db/index.ts';
import { newId } from '../../kernel/index.ts';
import { InvalidXmlError, readXml } from '../../xml/index.ts';
import { takeBalances, takePages } from './closing-balances.ts';
import { type FoundFile, listIncoming, moveFile, readIncoming } from './folders.ts';
import { InvalidBankMessageError } from './iso20022/invalid-bank-message.ts';
import { readBalances, readPages } from './iso20022/read-balances.ts';
import { messageOf, readCamt } from './iso20022/read-camt.ts';
import { readPain002 } from './iso20022/read-pain002.ts';
import { InvalidNachaError, readNacha } from './nacha/read-nacha.ts';
import type { BankFileParts } from './parts.ts';
import { takeMovements } from './take-movements.ts';
import { type Reading, takeNacha, takeRejections } from './take-news.ts';

/** A file that ends too early may still be arriving for so long. */
const arrivalMs = 10 * 60_000;

/**
 * Reads the files that came from the bank, each once whatever its name, and stores what they report as events. A file
 * that can't be read is set aside for people and holds up no other.
 */
export async function readIncomingFiles(parts: BankFileParts, now: Date): Promise<void> {
  for (const file of await listIncoming(parts.settings.folder)) await readFile(parts, file, now);
}

async function readFile(parts: BankFileParts, file: FoundFile, now: Date): Promise<void> {
  const { folder } = parts.settings;
  try {
    if (file.isTooLarge) throw new InvalidBankMessageError('The file is too large');
    const content = await readIncoming(folder, file.name);
    const id = await inTransaction(parts.db, (db) => takeFile({ ...parts, db }, file.name, content, now));
    await moveFile(folder, { from: 'incoming', to: 'processed', name: file.name, as: `${id}-${file.name}` });
  } catch (error) {
    if (
      !(
        error instanceof InvalidXmlError ||
        error instanceof InvalidNachaError ||
        error instanceof InvalidBankMessageError
      )
    )
      throw error;
    if (error.isCutOff && Date.now() - file.changedAt.getTime() < arrivalMs) return;
    const id = newId('bfl');
    await keepFile(parts.db, { id, name: file.name, now, problem: error.message });
    await moveFile(folder, { from: 'incoming', to: 'failed', name: file.name, as: `${id}-${file.name}` });
    parts.log.error(
      { fileId: id, problem: error.message },
      'a file of the bank can’t be read: it is in the folder failed',
    );
  }
}

async function takeFile(parts: BankFileParts, name: string, content: Buffer, now: Date): Promise<string> {
  const id = newId('bfl');
  const hash = createHash('sha256').update(content).digest();
  if (!(await keepFile(parts.db, { id, name, now, hash }))) {
    parts.log.info({ fileId: id }, 'a file of the bank came again and was not read again');
    return id;
  }
  const reading: Reading = { ...parts, fileId: id, now };
  const { format, entries } = await takeContent(reading, content.toString('utf8').replace(/^\uFEFF/, ''));
  await parts.db.updateTable('bank_files').set({ format, entries }).where('id', '=', id).execute();
  parts.log.info({ fileId: id, format, entries }, 'read a file of the bank');
  return id;
}

async function takeContent(
  reading: Reading,
  text: string,
): Promise<{ readonly format: string; readonly entries: number }> {
  if (!text.trimStart().startsWith('<')) return { format: 'nacha', entries: await takeNacha(reading, readNacha(text)) };
  const document = readXml(text);
  const format = messageOf(document) ?? '';
  if (format === 'pain.002') return { format, entries: await takeRejections(reading, readPain002(document)) };
  const movements = readCamt(document);
  const message = format === 'camt.054' ? 'notification' : 'statement';
  await takeBalances(
    reading,
    readBalances(document, (problem) =>
      reading.log.error({ fileId: reading.fileId, problem }, 'the balances of a bank’s statement can’t be read'),
    ),
  );
  await takePages(reading, readPages(document));
  return { format, entries: await takeMovements(reading, message, movements) };
}

/** @returns false for a file that was read before */
async function keepFile(
  db: Connection,
  file: {
    readonly id: string;
    readonly name: string;
    readonly now: Date;
    readonly hash?: Buffer;
    readonly problem?: string;
  },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('bank_files')
    .values({
      id: file.id,
      direction: 'in',
      name: file.name,
      format: null,
      entries: 0,
      content_hash: file.hash ?? null,
      sealed_content: null,
      created_on: businessDateOf(file.now),
      created_at: file.now,
      prepared_at: null,
      delivered_at: null,
      problem: file.problem ?? null,
    })
    .onConflict((conflict) => conflict.column('content_hash').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}
