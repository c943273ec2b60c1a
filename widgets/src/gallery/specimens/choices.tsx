import type { Specimen } from '../specimen.ts';

export const choiceSpecimens: readonly Specimen[] = [];
