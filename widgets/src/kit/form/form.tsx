import { type FormEvent, type ReactNode, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Banner } from '../banner/banner.tsx';
import { useI18n } from '../base/i18n.tsx';
import { kitTexts } from '../base/texts.en.ts';
import { type FieldErrors, FormErrorsContext, noErrors, withoutError } from '../field/form-errors.ts';
import { useFormReset } from '../field/use-form-reset.ts';
import { saidAgain } from './held-errors.ts';
import type { ValidationMode } from './use-early-validation.ts';
import { validationsOf } from './validations-of.ts';

export interface FormProps {
  readonly children: ReactNode;
  /** Sends the form. Its errors are shown next to the fields that they name, otherwise above the form. */
  readonly onSubmit: () => void | Promise<void>;
  /**
   * Checks the form before it is sent; an empty object means no errors.
   * @param refused names of fields that refuse their text: they have no value, but they aren't empty
   */
  readonly validate?: ((refused: ReadonlySet<string>) => FieldErrors) | undefined;
  /** When fields are checked before the form is sent: `lazy` or `aggressive`; default never (passive). */
  readonly mode?: ValidationMode | undefined;
  /** Called after the form was reset and its fields have their first values: reset other state here. */
  readonly onReset?: (() => void) | undefined;
  /** Returns a sentence for an error without fields, or null if the error is shown elsewhere. */
  readonly describeError?: ((error: unknown) => string | null) | undefined;
  readonly className?: string | undefined;
  readonly label?: string | undefined;
}

const useNoChecks: ValidationMode['useChecks'] = () => () => {};

const controls = 'input, select, textarea, button, [tabindex]';

/** Focuses the first invalid control, in document order; in a group the chosen control, or the first one. */
function focusFirstInvalid(form: HTMLFormElement): void {
  const invalid = form.querySelector<HTMLElement>('[aria-invalid="true"]');
  const inside = (selector: string) => invalid?.querySelector<HTMLElement>(selector);
  (inside('input:checked') ?? inside(controls) ?? invalid)?.focus();
}

/** Returns names of refused fields that the form does not have, since no field shows their messages. */
const strayNames = (form: HTMLFormElement, errors: FieldErrors): readonly string[] =>
  Object.keys(errors).filter((name) => !form.querySelector(`[data-field="${CSS.escape(name)}"]`));

/** What the form says above its fields: the messages of fields that it does not have, or an error without fields. */
type Failure = { readonly stray: readonly string[] } | { readonly error: unknown; readonly text: string | null };

/**
 * A form that keeps all input after a failure, focuses the first invalid field, shows the server's validations next to
 * their fields, and ignores a second submit while the first one is in progress.
 */
export function Form(props: FormProps) {
  const { children, onSubmit, describeError, className = 'q-form', label, mode } = props;
  const { t } = useI18n(kitTexts);
  const form = useRef<HTMLFormElement>(null);
  const isSubmitting = useRef(false);
  const [{ errors, early }, hold] = useState(noErrors);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [attempt, setAttempt] = useState(0);
  const refusing = useRef(new Set<{ readonly name: string }>()).current;
  const holdForm = useCallback(
    (name = '') => {
      const field = { name };
      refusing.add(field);
      return () => void refusing.delete(field);
    },
    [refusing],
  );
  const describe = (error: unknown): string | null => (describeError ? describeError(error) : t('somethingWentWrong'));
  const validate = () => props.validate?.(new Set([...refusing].map(({ name }) => name))) ?? {};
  /** What the last call answered. */
  const refusal = useRef<unknown>(undefined);
  // Messages follow the language: each is said again by what found it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each language
  useLayoutEffect(() => {
    hold((held) => saidAgain(held, () => ({ ...validate(), ...validationsOf(refusal.current) })));
    // Skip errors that the describer shows elsewhere: it may have changed the fields, too.
    setFailure((held) =>
      held && 'error' in held && held.text !== null ? { ...held, text: describe(held.error) } : held,
    );
  }, [t]);
  const failureText = (): string | null => {
    if (!failure) return null;
    return 'stray' in failure ? [...new Set(failure.stray.map((name) => errors[name]))].join(' ') : failure.text;
  };

  // After the messages of a failed attempt are rendered.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each attempt
  useEffect(() => {
    if (attempt === 0 || !form.current) return;
    const stray = strayNames(form.current, errors);
    if (stray.length > 0) setFailure({ stray });
    focusFirstInvalid(form.current);
  }, [attempt]);

  const refuse = (found: FieldErrors) => {
    hold({ ...noErrors, errors: found });
    setAttempt((count) => count + 1);
  };

  const send = async () => {
    isSubmitting.current = true;
    try {
      await onSubmit();
    } catch (error) {
      const found = validationsOf(error);
      refusal.current = error;
      refuse(found);
      if (Object.keys(found).length === 0) setFailure({ error, text: describe(error) });
    } finally {
      isSubmitting.current = false;
    }
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isSubmitting.current) return;
    setFailure(null);
    refusal.current = undefined;
    const found = validate();
    if (Object.keys(found).length > 0 || refusing.size > 0) refuse(found);
    else {
      hold(noErrors);
      void send();
    }
  };

  // The mode of a form never changes.
  const useChecks = mode?.useChecks ?? useNoChecks;
  const onInput = useChecks({ form, validate, hold });
  const clear = (name: string) => {
    if (!mode?.keepsMessage) hold((held) => withoutError(held, name));
    onInput(name);
  };

  useFormReset(form, () =>
    // After the fields have reported their values.
    setTimeout(() => {
      hold(noErrors);
      setFailure(null);
      props.onReset?.();
    }),
  );
  const said = failureText();
  return (
    <FormErrorsContext.Provider value={{ errors, clear, hold: holdForm }}>
      <form ref={form} className={className} onSubmit={submit} noValidate aria-label={label}>
        <div role="alert" hidden={!said}>
          {said && <Banner tone="danger">{said}</Banner>}
        </div>
        {mode && <mode.Status form={form} early={early} />}
        {children}
      </form>
    </FormErrorsContext.Provider>
  );
}
