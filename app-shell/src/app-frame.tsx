import { useI18n } from '@quittance/widgets/kit';
import type { ReactNode } from 'react';
import { Brand, type BrandProps } from './brand.tsx';
import { shellTexts } from './texts.en.ts';

const contentId = 'content';

interface AppFrameProps {
  /** Home link with the brand: at the top of the side, or in the top bar if there is no side. */
  readonly brand: ReactNode;
  /**
   * Navigation links. Without them the screen has the full width, as for a form that people should not leave by accident.
   */
  readonly navigation?: ReactNode | undefined;
  readonly navigationLabel: string;
  /** Name of the organization, if people may act for several. */
  readonly place?: ReactNode | undefined;
  /** Button that opens the search. */
  readonly search?: ReactNode | undefined;
  readonly userMenu: ReactNode;
  /** Whether the next screen's code is loading. */
  readonly isNavigating: boolean;
  readonly children: ReactNode;
}

/** Frame of a signed-in person's page: navigation at the side (at the bottom on a phone), a top bar, and the screen. */
export function AppFrame(props: AppFrameProps) {
  const { t } = useI18n(shellTexts);
  const { brand, navigation, place, search, userMenu, isNavigating, children } = props;
  return (
    <div className={navigation ? 'app' : 'app app--wide'}>
      <a className="app__skip" href={`#${contentId}`}>
        {t('skipToContent')}
      </a>
      {isNavigating && <div className="app__progress" role="progressbar" aria-label={t('loading')} />}
      {navigation && (
        <nav className="app__side" aria-label={props.navigationLabel}>
          {brand}
          <div className="app__nav">{navigation}</div>
        </nav>
      )}
      <div className="app__column">
        <header className="app__top">
          {brand}
          {place && <p className="app__place">{place}</p>}
          {search}
          {userMenu}
        </header>
        <main className="app__main" id={contentId} tabIndex={-1}>
          {children}
        </main>
      </div>
    </div>
  );
}

interface PlainFrameProps {
  readonly brand: BrandProps;
  readonly foot?: ReactNode | undefined;
  readonly children: ReactNode;
}

/** Frame of a page without navigation: sign-in, a refusal, a guest's invoice. */
export function PlainFrame({ brand, foot, children }: PlainFrameProps) {
  return (
    <div className="plain">
      <header className="plain__head">
        <span className="app__brand">
          <Brand {...brand} />
        </span>
      </header>
      <main className="plain__main" id={contentId} tabIndex={-1}>
        {children}
      </main>
      {foot && <footer className="plain__foot">{foot}</footer>}
    </div>
  );
}
