import type { Specimen } from '../specimen.ts';

export const actionSpecimens: readonly Specimen[] = [];
