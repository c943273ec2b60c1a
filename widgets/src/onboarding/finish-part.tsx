import type { ComponentProps } from 'react';
import { lazyPart } from '../kit/base/lazy-part.ts';
import { LatePart } from './late-part.tsx';

const finish = lazyPart(async () => (await import('./finish/finish.tsx')).Finish);
type Finish = Awaited<typeof import('./finish/finish.tsx')>['Finish'];

/** What follows once everything was handed in, loaded then. */
export function FinishPart(props: ComponentProps<Finish>) {
  const { value: Content, retry } = finish.useAttempt(true);
  return Content ? <Content {...props} /> : <LatePart onRetry={retry} />;
}
