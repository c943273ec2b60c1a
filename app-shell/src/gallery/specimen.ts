import type { FieldProps } from '@quittance/widgets/kit';
import type { ComponentType, ReactNode } from 'react';
import type { Say } from './say.ts';

/** The parts of the gallery, in the order in which they stand. */
export const specimenGroups = [
  'actions',
  'fields',
  'choices',
  'dates',
  'data',
  'overlays',
  'display',
  'screens',
] as const;
export type SpecimenGroup = (typeof specimenGroups)[number];

/** Props that the gallery and the shared test suite pass to every form control. */
export interface SampleControlProps
  extends Pick<FieldProps, 'label' | 'name' | 'description' | 'error' | 'required' | 'disabled' | 'readOnly'> {
  /** Starts with a plausible value. */
  readonly isFilled?: boolean | undefined;
  /** Keeps the value unchanged, whatever the control reports. */
  readonly isHeld?: boolean | undefined;
  /** Called with each change, for the suite to compare. */
  readonly onValue?: ((value: unknown) => void) | undefined;
}

interface SpecimenFacts {
  /** In kebab case: `text-field`. */
  readonly name: string;
  readonly group: SpecimenGroup;
  /** Whether each state needs a separate line, because the part uses the available width. */
  readonly isWide?: true;
}

/** A form control; its states are those of every control. */
export interface ControlSpecimen extends SpecimenFacts {
  readonly Control: ComponentType<SampleControlProps>;
}

export interface SpecimenState {
  /** Name of the state, in kebab case: `with-icon`. */
  readonly name: string;
  /** @param say translates a text of the samples */
  readonly render: (say: Say) => ReactNode;
}

/** Any other part, with its states. */
export interface PartSpecimen extends SpecimenFacts {
  readonly states: readonly SpecimenState[];
}

export type Specimen = ControlSpecimen | PartSpecimen;

export const isControl = (specimen: Specimen): specimen is ControlSpecimen => 'Control' in specimen;
