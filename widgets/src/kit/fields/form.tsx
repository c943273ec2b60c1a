import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useI18n } from '../base/i18n.tsx';
import { Banner } from '../display/banner.tsx';
import { type FieldErrors, FormErrorsContext, withoutError } from './form-errors.ts';

/** The part of a refused call's error that a form can show beside its fields. */
interface WithValidations {
  readonly validations: readonly { readonly path: string; readonly message: string }[];
}

function validationsOf(error: unknown): FieldErrors {
  const { validations = [] } = (error ?? {}) as Partial<WithValidations>;
  // The first message of a field is the one that tells most.
  return Object.fromEntries(
    [...validations].reverse().map(({ path, message }) => [path.replace(/^body\./, ''), message]),
  );
}

interface FormProps {
  readonly children: ReactNode;
  /** Sends the form. What it throws is shown: beside the fields that it names, else above the form. */
  readonly onSubmit: () => void | Promise<void>;
  /** Checks before sending; an empty object lets it through. */
  readonly validate?: (() => FieldErrors) | undefined;
  /** Turns an error that names no field into a sentence. Answer null when it is shown elsewhere. */
  readonly describeError?: ((error: unknown) => string | null) | undefined;
  readonly className?: string | undefined;
  readonly label?: string | undefined;
}

/** Focuses the first invalid control, in document order. */
function focusFirstInvalid(form: HTMLFormElement): void {
  form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
}

/**
 * A form that keeps what was typed on every failure, focuses the first invalid field, puts the server's validations
 * beside their fields and ignores a second submit while the first is under way.
 */
export function Form({ children, onSubmit, validate, describeError, className = 'q-form', label }: FormProps) {
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

  const clear = (name: string) => setErrors((held) => withoutError(held, name));
  return (
    <FormErrorsContext.Provider value={{ errors, clear }}>
      <form ref={form} className={className} onSubmit={submit} noValidate aria-label={label}>
        <div role="alert" hidden={!failure}>
          {failure && <Banner tone="danger">{failure}</Banner>}
        </div>
        {children}
      </form>
    </FormErrorsContext.Provider>
  );
}
