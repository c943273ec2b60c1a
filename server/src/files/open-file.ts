import type { AnsweredFile } from '@quittance/sdk/contract';
import { type App, unseal } from '../kernel/index.ts';
import { decryptChunks } from './encrypt-stream.ts';
import type { FileRow } from './keep-file.ts';

/** Opens a file to send it, decrypted as it is read. */
export async function openFile({ config, providers }: App, file: FileRow): Promise<AnsweredFile> {
  const { id, name, type, size, wrapped_key: wrapped } = file;
  if (wrapped === null || type === null || size === null) throw new Error(`File ${id} was not received or is purged.`);
  const key = Buffer.from(unseal(config.dataKey, wrapped, id), 'hex');
  const stored = await providers.fileStorage.open(id);
  return {
    name,
    type,
    size,
    content: ReadableStream.from(decryptChunks(key, id, stored)),
    ...(isShown(type) && { isInline: true }),
  };
}

const isShown = (type: string): boolean => type.startsWith('image/') || type === 'application/pdf';
