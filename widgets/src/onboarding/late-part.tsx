import { LoadFailure } from '../kit/load-failure/load-failure.tsx';
import { Skeleton } from '../kit/skeleton/skeleton.tsx';

/** Placeholder for a page whose code is still loading, or could not be loaded. */
export const LatePart = ({ onRetry }: { readonly onRetry: (() => void) | undefined }) =>
  onRetry ? <LoadFailure onRetry={onRetry} /> : <Skeleton shape="block" />;
