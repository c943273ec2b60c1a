import type { Specimen } from '../specimen.ts';

export const dataSpecimens: readonly Specimen[] = [];
