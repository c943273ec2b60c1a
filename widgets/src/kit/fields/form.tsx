import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useI18n } from '../base/i18n.tsx';
import { Banner } from '../display/banner.tsx';
import { type FieldErrors, FormErrorsContext, withErrorsOf, withoutError } from './form-errors.ts';
import type { ValidationMode } from './use-early-validation.ts';
import { validationsOf } from './validations-of.ts';

interface FormProps {
  readonly children: ReactNode;
  /** Sends the form. What it throws is shown: beside the fields that it names, else above the form. */
  readonly onSubmit: () => void | Promise<void>;
  /** Checks before sending; an empty object lets it through. */
  readonly validate?: (() => FieldErrors) | undefined;
  /** When fields are checked already before sending: `lazy` or `aggressive`; default never, which is called passive. */
  readonly mode?: ValidationMode | undefined;
  /** A button of type `reset` was pressed: set the values that the form began with. */
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
  const control = invalid?.matches(controls)
    ? invalid
    : (invalid?.querySelector<HTMLElement>(':checked') ?? invalid?.querySelector<HTMLElement>(controls));
  control?.focus();
}

/**
 * A form that keeps what was typed on every failure, focuses the first invalid field, puts the server's validations
 * beside their fields and ignores a second submit while the first is under way.
 */
export function Form(props: FormProps) {
  const { children, onSubmit, validate, describeError, className = 'q-form', label, mode } = props;
  const { t } = useI18n('kit');
  const form = useRef<HTMLFormElement>(null);
  const isSubmitting = useRef(false);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [attempt, setAttempt] = useState(0);

  // After a failed attempt has painted its messages.
  useEffect(() => {
    if (attempt > 0 && form.current) focusFirstInvalid(form.current);
  }, [attempt]);

  const refuse = (found: FieldErrors) => {
    setErrors(found);
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
    const found = validate?.() ?? {};
    if (Object.keys(found).length > 0) refuse(found);
    else {
      setErrors({});
      void send();
    }
  };

  // A form keeps to one mode as long as it stands.
  const useChecks = mode?.useChecks ?? useNoChecks;
  const onInput = useChecks({
    form,
    validate,
    onChecked: (names, found) => setErrors((held) => withErrorsOf(held, names, found)),
  });
  const clear = (name: string) => {
    if (!mode?.keepsMessage) setErrors((held) => withoutError(held, name));
    onInput(name);
  };

  const reset = (event: FormEvent) => {
    // The values are the owner's; the browser would only change what is shown.
    event.preventDefault();
    setErrors({});
    setFailure(null);
    props.onReset?.();
  };
  return (
    <FormErrorsContext.Provider value={{ errors, clear }}>
      <form ref={form} className={className} onSubmit={submit} onReset={reset} noValidate aria-label={label}>
        <div role="alert" hidden={!failure}>
          {failure && <Banner tone="danger">{failure}</Banner>}
        </div>
        {children}
      </form>
    </FormErrorsContext.Provider>
  );
}
