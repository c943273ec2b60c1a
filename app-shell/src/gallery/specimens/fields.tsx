import type { Specimen } from '../specimen.ts';
import { fileUploadSpecimens } from './file-uploads.tsx';
import { formSpecimens } from './forms.tsx';
import { numberFieldSpecimens } from './number-fields.tsx';
import { textFieldSpecimens } from './text-fields.tsx';
import { toggleSpecimens } from './toggles.tsx';

export const fieldSpecimens: readonly Specimen[] = [
  ...textFieldSpecimens,
  ...numberFieldSpecimens,
  ...toggleSpecimens,
  ...fileUploadSpecimens,
  ...formSpecimens,
];
