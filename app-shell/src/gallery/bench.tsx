// Shows the gallery's parts one by one for the tests: under React in a page, under preact in a shadow root.
import { QuittanceProvider } from '@quittance/widgets/kit';
import { createRoot } from 'react-dom/client';
import { statesOf } from './control-states.tsx';
import { Gallery } from './gallery.tsx';
import { createSampleI18n } from './sample-texts.ts';
import { useSay } from './say.ts';
import { isControl, type SampleControlProps, type Specimen } from './specimen.ts';
import { specimens } from './specimens/index.ts';

interface Bench {
  readonly names: readonly string[];
  /** Names of form controls. */
  readonly controlNames: readonly string[];
  /** The values that the control has reported so far. */
  readonly values: unknown[];
  /** Shows every state of a specimen. @returns the value of `data-shown` once they are rendered */
  showStates(name: string, locale: string): number;
  /** Shows every state of some specimens, next to each other where they fit. @returns as above */
  showSheet(names: readonly string[], locale: string): number;
  /** Shows a control with these properties. @returns the value of `data-shown` once it is rendered */
  showControl(name: string, props: SampleControlProps, locale: string): number;
  /** Shows the gallery as people see it. @returns as above */
  showGallery(): number;
}

const i18n = createSampleI18n();

function find(name: string): Specimen {
  const found = specimens.find((specimen) => specimen.name === name);
  if (!found) throw new Error(`There is no specimen ${name}.`);
  return found;
}

interface StatesProps {
  readonly of: Specimen;
  /** Prefix of each state's name, to distinguish states of several specimens. */
  readonly prefix?: string;
}

function States({ of: specimen, prefix = '' }: StatesProps) {
  const say = useSay();
  return statesOf(specimen).map((state) => (
    <section key={state.name} aria-label={prefix + state.name} data-state={state.name}>
      {state.render(say)}
    </section>
  ));
}

/** Starts the bench. @param place where to render: an element of the page, or one in a shadow root */
export function startBench(place: Element): Bench {
  const root = createRoot(place);
  const values: unknown[] = [];
  let shown = 0;
  const show = (content: React.ReactNode) => {
    values.length = 0;
    shown += 1;
    root.render(
      <QuittanceProvider client={null} i18n={i18n} key={shown}>
        <div data-shown={shown}>{content}</div>
      </QuittanceProvider>,
    );
    return shown;
  };
  return {
    names: specimens.map(({ name }) => name),
    controlNames: specimens.filter(isControl).map(({ name }) => name),
    values,
    showStates(name, locale) {
      void i18n.changeLanguage(locale);
      return show(
        <div className="states">
          <States of={find(name)} />
        </div>,
      );
    },
    showSheet(names, locale) {
      void i18n.changeLanguage(locale);
      return show(
        names.map((name) => (
          <div key={name} className={find(name).isWide ? 'sheet sheet--wide' : 'sheet'}>
            <States of={find(name)} prefix={`${name}: `} />
          </div>
        )),
      );
    },
    showControl(name, props, locale) {
      void i18n.changeLanguage(locale);
      const specimen = find(name);
      if (!isControl(specimen)) throw new Error(`${name} is no form control.`);
      return show(<specimen.Control {...props} onValue={(value) => values.push(value)} />);
    },
    showGallery: () => show(<Gallery />),
  };
}

Object.assign(window, { startBench });
