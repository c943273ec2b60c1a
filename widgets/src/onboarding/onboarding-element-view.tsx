import type { ReactNode } from 'react';
import type { WidgetViewProps } from '../elements/define-widget.ts';
import { WidgetRoot } from '../elements/widget-root.tsx';
import { WidgetFrame } from '../widget/widget-frame.tsx';
import type { OnboardingElementProperties } from './element-types.generated.ts';
import { OnboardingSkeleton } from './onboarding-skeleton.tsx';
import { OnboardingView } from './onboarding-view.tsx';
import { onboardingCatalogues } from './texts.generated.ts';

const frame = (content: ReactNode) => <WidgetFrame part="onboarding">{content}</WidgetFrame>;

const waiting = frame(<OnboardingSkeleton />);

/** Content of `<quittance-onboarding>`. */
export function OnboardingElementView({ values, emit }: WidgetViewProps<OnboardingElementProperties>) {
  const { revision, ...common } = values;
  return (
    <WidgetRoot values={common} catalogues={onboardingCatalogues} emit={emit} waiting={waiting} frame={frame}>
      <OnboardingView revision={revision} onEvent={emit} />
    </WidgetRoot>
  );
}
