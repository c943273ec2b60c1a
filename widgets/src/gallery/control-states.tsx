import { useI18n } from '../kit/base/i18n.tsx';
import type { ControlSpecimen, SampleControlProps, SpecimenState } from './specimen.ts';

/** The states of every form control, in the order in which a form goes through them. */
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
  const { t } = useI18n('gallery');
  return (
    <Control
      {...stateProps[name]}
      label={t('label')}
      description={name === 'empty' ? t('description') : undefined}
      error={name === 'error' ? t('error') : undefined}
    />
  );
}

/** The states that the gallery shows of a form control. */
export const controlStates = (specimen: ControlSpecimen): readonly SpecimenState[] =>
  Object.keys(stateProps).map((name) => ({ name, render: () => <ControlState specimen={specimen} name={name} /> }));
