import { type FormEvent, type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { Banner } from '../banner/banner.tsx';
import { useI18n } from '../base/i18n.tsx';
import { type FieldErrors, FormErrorsContext, noErrors, withoutError } from '../field/form-errors.ts';
import { useFormReset } from '../field/use-form-reset.ts';
import type { ValidationMode } from './use-early-validation.ts';
import { validationsOf } from './validations-of.ts';

interface FormProps {
  readonly children: ReactNode;
  /** Sends the form. What it throws is shown: beside the fields that it names, else above the form. */
  readonly onSubmit: () => void | Promise<void>;
  /**
   * Checks before sending; an empty object lets it through.
   * @param refused names of fields that refuse what stands in them: they have no value, but they aren't empty
   */
  readonly validate?: ((refused: ReadonlySet<string>) => FieldErrors) | undefined;
  /** When fields are checked already before sending: `lazy` or `aggressive`; default never, which is called passive. */
  readonly mode?: ValidationMode | undefined;
  /** The form was reset, and each of its fields is back at its first value: set what else the form began with. */
  readonly onReset?: (() => void) | undefined;
  /** Turns an error that names no field into a sentence. Answer null when it is shown elsewhere. */
  readonly describeError?: ((error: unknown) => string | null) | undefined;
  readonly className?: string | undefined;
  readonly label?: string | undefined;
}

const useNoChecks: ValidationMode['useChecks'] = () => () => {};

const controls = 'input, select, textarea, button, [tabindex]';

/** Focuses the first invalid control, in document order; of a group its chosen control, or its first. */
function focusFirstInvalid(form: HTMLFormElement): void {
  const invalid = form.querySelector<HTMLElement>('[aria-invalid="true"]');
  const inside = (selector: string) => invalid?.querySelector<HTMLElement>(selector);
  (inside('input:checked') ?? inside(controls) ?? invalid)?.focus();
}

/** Messages for fields that the form does not have: nobody else would show them. */
function strayMessages(form: HTMLFormElement, errors: FieldErrors): string {
  const stray = Object.keys(errors).filter((name) => !form.querySelector(`[data-field="${CSS.escape(name)}"]`));
  return [...new Set(stray.map((name) => errors[name]))].join(' ');
}

/**
 * A form that keeps what was typed on every failure, focuses the first invalid field, puts the server's validations
 * beside their fields and ignores a second submit while the first is under way.
 */
export function Form(props: FormProps) {
  const { children, onSubmit, describeError, className = 'q-form', label, mode } = props;
  const { t } = useI18n('kit');
  const form = useRef<HTMLFormElement>(null);
  const isSubmitting = useRef(false);
  const [{ errors, early }, hold] = useState(noErrors);
  const [failure, setFailure] = useState<string | null>(null);
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
  const validate = () => props.validate?.(new Set([...refusing].map(({ name }) => name))) ?? {};

  // After a failed attempt has painted its messages.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each attempt
  useEffect(() => {
    if (attempt === 0 || !form.current) return;
    const stray = strayMessages(form.current, errors);
    if (stray) setFailure(stray);
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
      refuse(found);
      if (Object.keys(found).length === 0) setFailure(describeError ? describeError(error) : t('somethingWentWrong'));
    } finally {
      isSubmitting.current = false;
    }
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isSubmitting.current) return;
    setFailure(null);
    const found = validate();
    if (Object.keys(found).length > 0 || refusing.size > 0) refuse(found);
    else {
      hold(noErrors);
      void send();
    }
  };

  // A form keeps to one mode as long as it stands.
  const useChecks = mode?.useChecks ?? useNoChecks;
  const onInput = useChecks({ form, validate, hold });
  const clear = (name: string) => {
    if (!mode?.keepsMessage) hold((held) => withoutError(held, name));
    onInput(name);
  };

  useFormReset(form, () =>
    // After the fields, of which each tells its own value.
    setTimeout(() => {
      hold(noErrors);
      setFailure(null);
      props.onReset?.();
    }),
  );
  return (
    <FormErrorsContext.Provider value={{ errors, clear, hold: holdForm }}>
      <form ref={form} className={className} onSubmit={submit} noValidate aria-label={label}>
        <div role="alert" hidden={!failure}>
          {failure && <Banner tone="danger">{failure}</Banner>}
        </div>
        {mode && <mode.Status form={form} early={early} />}
        {children}
      </form>
    </FormErrorsContext.Provider>
  );
}
