import { classNames, Inline, QuittanceProvider, useI18n } from '@quittance/widgets/kit';
import { Fragment, useMemo, useState } from 'react';
import { statesOf } from './control-states.tsx';
import { createSampleI18n } from './sample-texts.ts';
import { useSay } from './say.ts';
import { type Specimen, specimenGroups } from './specimen.ts';
import { specimens } from './specimens/index.ts';
import './gallery.css';
import { galleryTexts } from './texts.en.ts';

const themes = ['auto', 'light', 'dark'] as const;
const languages = ['en', 'es'] as const;
const directions = ['ltr', 'rtl'] as const;

/** How the samples are shown. */
interface Setting {
  readonly theme: (typeof themes)[number];
  readonly language: (typeof languages)[number];
  readonly direction: (typeof directions)[number];
}

interface ChoiceProps<Value extends keyof typeof galleryTexts.english.values> {
  readonly label: string;
  readonly values: readonly Value[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

/** A group of toggle buttons. */
function Choice<Value extends keyof typeof galleryTexts.english.values>({
  label,
  values,
  value,
  onChange,
}: ChoiceProps<Value>) {
  const { t } = useI18n(galleryTexts);
  const word = (each: keyof typeof galleryTexts.english.values) => t(`values.${each}`);
  return (
    <fieldset className="q-gallery__choice">
      <legend className="q-visually-hidden">{label}</legend>
      {values.map((each) => (
        <button
          key={each}
          type="button"
          className="q-gallery__option"
          aria-pressed={each === value}
          onClick={() => onChange(each)}
        >
          {word(each)}
        </button>
      ))}
    </fieldset>
  );
}

interface ToolbarProps {
  readonly setting: Setting;
  readonly onChange: (setting: Setting) => void;
}

function Toolbar({ setting, onChange }: ToolbarProps) {
  const { t } = useI18n(galleryTexts);
  return (
    <div className="q-gallery__toolbar" role="toolbar" aria-label={t('toolbar')}>
      <Inline gap={4}>
        <Choice
          label={t('theme')}
          values={themes}
          value={setting.theme}
          onChange={(theme) => onChange({ ...setting, theme })}
        />
        <Choice
          label={t('language')}
          values={languages}
          value={setting.language}
          onChange={(language) => onChange({ ...setting, language })}
        />
        <Choice
          label={t('direction')}
          values={directions}
          value={setting.direction}
          onChange={(direction) => onChange({ ...setting, direction })}
        />
      </Inline>
    </div>
  );
}

function SpecimenSheet({ specimen }: { readonly specimen: Specimen }) {
  const say = useSay();
  return (
    <article className="q-gallery__sheet" id={specimen.name} aria-labelledby={`${specimen.name}-title`}>
      {/* The names that developers import; they are not translated. */}
      <h3 id={`${specimen.name}-title`}>
        <a href={`#${specimen.name}`}>{specimen.name}</a>
      </h3>
      <div className={classNames('q-gallery__states', specimen.isWide && 'q-gallery__states--wide')}>
        {statesOf(specimen).map((state) => (
          <figure key={state.name} className="q-gallery__state">
            <figcaption>{state.name}</figcaption>
            {state.render(say)}
          </figure>
        ))}
      </div>
    </article>
  );
}

function Sheets() {
  const { t } = useI18n(galleryTexts);
  return specimenGroups.map((group) => {
    const ofGroup = specimens.filter((specimen) => specimen.group === group);
    return (
      ofGroup.length > 0 && (
        <Fragment key={group}>
          <h2 className="q-gallery__group">{t(`groups.${group}`)}</h2>
          {ofGroup.map((specimen) => (
            <SpecimenSheet key={specimen.name} specimen={specimen} />
          ))}
        </Fragment>
      )
    );
  });
}

/** Shows every part of the kit in every state, in either theme, language and direction. */
export function Gallery() {
  const [setting, setSetting] = useState<Setting>({ theme: 'auto', language: 'en', direction: 'ltr' });
  const i18n = useMemo(createSampleI18n, []);
  const change = (next: Setting) => {
    void i18n.changeLanguage(next.language);
    setSetting(next);
  };
  return (
    <QuittanceProvider client={null} i18n={i18n}>
      <Toolbar setting={setting} onChange={change} />
      <div
        className="q-gallery"
        lang={setting.language}
        dir={setting.direction}
        data-quittance-theme={setting.theme === 'auto' ? undefined : setting.theme}
      >
        {/* Remounts the samples, since typed text is in the previous language. */}
        <Sheets key={setting.language} />
      </div>
    </QuittanceProvider>
  );
}
