import type { Specimen } from '../specimen.ts';

export const overlaySpecimens: readonly Specimen[] = [];
