import { useI18n } from '@quittance/widgets/kit';
import {
  type ControlSpecimen,
  isControl,
  type SampleControlProps,
  type Specimen,
  type SpecimenState,
} from './specimen.ts';
import { galleryTexts } from './texts.en.ts';

/** The states of every form control, in the order in which they occur in a form. */
const stateProps: Readonly<Record<string, Omit<SampleControlProps, 'label'>>> = {
  empty: {},
  filled: { isFilled: true },
  optional: { required: false },
  error: { isFilled: true },
  disabled: { isFilled: true, disabled: true },
  'read-only': { isFilled: true, readOnly: true },
};

interface StateProps {
  readonly specimen: ControlSpecimen;
  readonly name: string;
}

function ControlState({ specimen: { Control }, name }: StateProps) {
  const { t } = useI18n(galleryTexts);
  return (
    <Control
      {...stateProps[name]}
      label={t('label')}
      description={name === 'empty' ? t('description') : undefined}
      error={name === 'error' ? t('error') : undefined}
    />
  );
}

const controlStates = (specimen: ControlSpecimen): readonly SpecimenState[] =>
  Object.keys(stateProps).map((name) => ({ name, render: () => <ControlState specimen={specimen} name={name} /> }));

/** Returns the states that the gallery shows of a specimen. */
export const statesOf = (specimen: Specimen): readonly SpecimenState[] =>
  isControl(specimen) ? controlStates(specimen) : specimen.states;
