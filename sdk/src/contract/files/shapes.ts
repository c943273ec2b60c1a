import * as z from 'zod';
import { bytesPerMb, fileLimits, mimeTypes } from '../../validation/files.ts';
import type { UploadBody } from '../kernel/files.ts';
import { text, wrongFormat } from '../kernel/texts.ts';
import { id } from '../kernel/wire.ts';

export const fileId = id('fil');

/** ISO 639-1 code of the language that a file is written in. */
export const fileLanguage = z
  .string()
  .regex(/^[a-z]{2}$/, wrongFormat)
  .describe('ISO 639-1 code of the language that the file is written in.');

export const uploadFields = z.object({ language: fileLanguage.optional() });

/** Every type that a kept file can have. */
export const fileTypes: readonly string[] = [
  ...new Set(Object.values(mimeTypes).map(([registered = '']) => registered)),
];

const keyed = 'The file, under the key role-slot-group, such as logo-1-companyLogo.';

export const customerUpload = {
  maxBytes: fileLimits.customer.maxSizeMb * bytesPerMb,
  description: keyed,
} as const satisfies UploadBody;

export const staffUpload = {
  maxBytes: fileLimits.staff.maxSizeMb * bytesPerMb,
  description: `${keyed} The organization’s id follows after another hyphen.`,
} as const satisfies UploadBody;

export const uploadedFile = z.object({
  _id: fileId,
  name: text(255),
  size: z.number().int().describe('Bytes.'),
  type: z.string().describe('MIME type, found out from the bytes.'),
  language: fileLanguage.optional(),
});

export const fileReference = z.object({ fileId });
export const removedFile = z.object({ _id: fileId });
export const languageUpdate = z.object({ fileId, language: fileLanguage });
