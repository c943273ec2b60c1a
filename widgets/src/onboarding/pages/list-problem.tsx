import { Banner } from '../../kit/banner/banner.tsx';
import { useFieldError } from '../../kit/field/form-errors.ts';

/** What the list lacks as a whole, such as a signer. */
export function ListProblem({ name }: { readonly name: string }) {
  const { error } = useFieldError(name);
  return (
    <div data-field={name} role="alert">
      {error && <Banner tone="danger">{error}</Banner>}
    </div>
  );
}
