import type { Specimen } from '../specimen.ts';

export const dateSpecimens: readonly Specimen[] = [];
