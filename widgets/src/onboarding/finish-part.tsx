import { type ComponentProps, useEffect } from 'react';
import { lazyPart } from '../kit/base/lazy-part.ts';
import { LatePart } from './late-part.tsx';

const finish = lazyPart(async () => (await import('./finish/finish.tsx')).Finish);
type Finish = Awaited<typeof import('./finish/finish.tsx')>['Finish'];

interface FinishPartProps extends ComponentProps<Finish> {
  /** Called when it can be used. */
  readonly onShown: () => void;
}

/** What follows once everything was handed in, loaded then. */
export function FinishPart({ onShown, ...props }: FinishPartProps) {
  const { value: Content, retry } = finish.useAttempt(true);
  const isShown = Content !== undefined;
  useEffect(() => {
    if (isShown) onShown();
  }, [isShown, onShown]);
  return Content ? <Content {...props} /> : <LatePart onRetry={retry} />;
}
