import { Spinner } from '@quittance/widgets/kit';
import { Component, type ReactNode, Suspense } from 'react';
import { ScreenFailure } from '../screen-failure.tsx';

interface ScreenBoundaryProps {
  /** A changed value renders the screen again after a failure; pass the location's key. */
  readonly place: string;
  /** Shown instead of the failure page. */
  readonly onFailure?: ReactNode;
  readonly children: ReactNode;
}

interface ScreenBoundaryState {
  readonly failure: { readonly error: unknown } | null;
}

/** Waits for a screen's code, and contains its failure so that the frame around it stays usable. */
export class ScreenBoundary extends Component<ScreenBoundaryProps, ScreenBoundaryState> {
  override state: ScreenBoundaryState = { failure: null };

  static getDerivedStateFromError(error: unknown): ScreenBoundaryState {
    return { failure: { error } };
  }

  override componentDidUpdate(before: ScreenBoundaryProps): void {
    if (this.state.failure && before.place !== this.props.place) this.setState({ failure: null });
  }

  override render(): ReactNode {
    const { failure } = this.state;
    if (failure && this.props.onFailure !== undefined) return this.props.onFailure;
    if (failure) return <ScreenFailure error={failure.error} onRetry={() => this.setState({ failure: null })} />;
    return <Suspense fallback={<Spinner />}>{this.props.children}</Suspense>;
  }
}
