import type { CallOutput, Contract } from '@quittance/sdk/contract';
import type { FileRow } from './keep-file.ts';

/** Returns what people who uploaded a file get to know of it. */
export const presentFile = (file: FileRow): CallOutput<Contract['uploadFile']> => ({
  _id: file.id,
  name: file.name,
  size: file.size ?? 0,
  type: file.type ?? '',
  ...(file.language !== null && { language: file.language }),
});
