import { errorCodeOf } from '@quittance/widgets/kit';

/** An id that is mistyped is refused by its form, one that is unknown by the server's search; a person sees no difference. */
export function isNotFound(error: unknown): boolean {
  const code = errorCodeOf(error);
  return code === 'NotFoundError' || code === 'ValidationError';
}
