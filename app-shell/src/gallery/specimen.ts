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

/** What the gallery and the shared suite give to every form control. */
export interface SampleControlProps
  extends Pick<FieldProps, 'label' | 'name' | 'description' | 'error' | 'required' | 'disabled' | 'readOnly'> {
  /** Begins with a value that a person could have given. */
  readonly isFilled?: boolean | undefined;
  /** Whoever holds the value keeps it, whatever the control tells. */
  readonly isHeld?: boolean | undefined;
  /** Told of each change, for the suite to compare. */
  readonly onValue?: ((value: unknown) => void) | undefined;
}

interface SpecimenFacts {
  /** In kebab case: `text-field`. */
  readonly name: string;
  readonly group: SpecimenGroup;
  /** Each state has a line of its own: the part looks otherwise where it has room. */
  readonly isWide?: true;
}

/** A form control: its states are those that every control has. */
export interface ControlSpecimen extends SpecimenFacts {
  readonly Control: ComponentType<SampleControlProps>;
}

export interface SpecimenState {
  /** What is shown, in kebab case: `with-icon`. */
  readonly name: string;
  /** @param say in which language it speaks */
  readonly render: (say: Say) => ReactNode;
}

/** Anything else, with the states that it has. */
export interface PartSpecimen extends SpecimenFacts {
  readonly states: readonly SpecimenState[];
}

export type Specimen = ControlSpecimen | PartSpecimen;

export const isControl = (specimen: Specimen): specimen is ControlSpecimen => 'Control' in specimen;
