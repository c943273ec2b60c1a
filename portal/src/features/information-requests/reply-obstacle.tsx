import { useChange } from '@quittance/app-shell';
import { Banner, Button, Inline, useI18n } from '@quittance/widgets/kit';
import { informationRequestTexts } from './texts.en.ts';
import type { Obstacle } from './use-reply.ts';

interface ReplyObstacleProps {
  readonly obstacle: Obstacle;
  /** Saves the text in spite of another draft. */
  readonly onSaveMine: () => Promise<void>;
  readonly onLoadOther: () => Promise<void>;
  /** Shows the request as it is now. */
  readonly onShow: () => void;
}

/** Says that somebody else was faster, and that nothing typed is lost. */
export function ReplyObstacle({ obstacle, onSaveMine, onLoadOther, onShow }: ReplyObstacleProps) {
  const { t } = useI18n(informationRequestTexts);
  const { isPending, change } = useChange();
  return (
    <div role="alert">
      {obstacle === 'closed' ? (
        <Banner tone="warning" title={t('closed.title')} action={<Button onClick={onShow}>{t('closed.show')}</Button>}>
          {t('closed.text')}
        </Banner>
      ) : (
        <Banner
          tone="warning"
          title={t('changed.title')}
          action={
            <Inline>
              <Button disabled={isPending} onClick={() => void onSaveMine()}>
                {t('changed.mine')}
              </Button>
              <Button disabled={isPending} onClick={() => void change(onLoadOther)}>
                {t('changed.other')}
              </Button>
            </Inline>
          }
        >
          {t('changed.text')}
        </Banner>
      )}
    </div>
  );
}
