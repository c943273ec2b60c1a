import type { Specimen } from '../specimen.ts';
import { actionSpecimens } from './actions.tsx';
import { choiceSpecimens } from './choices.tsx';
import { dataSpecimens } from './data.tsx';
import { dateSpecimens } from './dates.tsx';
import { displaySpecimens } from './display.tsx';
import { fieldSpecimens } from './fields.tsx';
import { overlaySpecimens } from './overlays.tsx';
import { screenSpecimens } from './screens.tsx';

/** Every part of the kit, for the gallery and the shared tests. */
export const specimens: readonly Specimen[] = [
  ...actionSpecimens,
  ...fieldSpecimens,
  ...choiceSpecimens,
  ...dateSpecimens,
  ...dataSpecimens,
  ...overlaySpecimens,
  ...displaySpecimens,
  ...screenSpecimens,
];
