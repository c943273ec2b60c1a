import { type RefObject, useLayoutEffect } from 'react';
import { type LayerAlign, type LayerSide, placeLayer } from './place-layer.ts';

export interface AnchoredLayerOptions {
  readonly isOpen: boolean;
  /** The element to which the layer belongs. */
  readonly anchor: RefObject<HTMLElement | null>;
  /** The layer itself: an element with `popover="manual"` and the class `q-layer`. */
  readonly layer: RefObject<HTMLElement | null>;
  /** Default `block-end`; the opposite side is used if it has more space. */
  readonly side?: LayerSide | undefined;
  /** Default `start`. */
  readonly align?: LayerAlign | undefined;
  /** CSS pixels between anchor and layer; default 6. */
  readonly gap?: number | undefined;
  /** CSS pixels; with less space the layer flips. Default its own size. */
  readonly wantedRoom?: number | undefined;
  /** Makes the layer at least as wide as its anchor, such as a list under its field. */
  readonly isAsWideAsAnchor?: boolean | undefined;
}

/** The keyboard of a phone may cover a part of the window. */
const viewportNow = () => ({
  width: document.documentElement.clientWidth,
  height: visualViewport ? Math.min(visualViewport.height, innerHeight) : innerHeight,
});

function place(anchor: HTMLElement, layer: HTMLElement, options: AnchoredLayerOptions): void {
  const { side = 'block-end', align = 'start', gap = 6, wantedRoom, isAsWideAsAnchor } = options;
  const anchorBox = anchor.getBoundingClientRect();
  const { scrollTop } = layer;
  // Without a limit first: the layer's full size decides whether it flips.
  layer.style.maxBlockSize = '';
  if (isAsWideAsAnchor) layer.style.minInlineSize = `${anchorBox.width}px`;
  const placed = placeLayer({
    anchor: anchorBox,
    layer: { width: layer.offsetWidth, height: layer.offsetHeight },
    viewport: viewportNow(),
    side,
    align,
    gap,
    wantedRoom,
    isRightToLeft: getComputedStyle(anchor).direction === 'rtl',
  });
  layer.style.left = `${placed.left}px`;
  layer.style.top = `${placed.top}px`;
  if (placed.side.startsWith('block')) layer.style.maxBlockSize = `min(${layerLimit(layer)}, ${placed.room}px)`;
  layer.dataset.side = placed.side;
  layer.scrollTop = scrollTop;
}

/** The limit of the style sheet; available space only reduces it. */
function layerLimit(layer: HTMLElement): string {
  const { maxBlockSize } = getComputedStyle(layer);
  return maxBlockSize === 'none' ? '100dvb' : maxBlockSize;
}

/**
 * Shows a layer in the top layer while it is open, and repositions it when the page scrolls or a size changes.
 */
export function useAnchoredLayer(options: AnchoredLayerOptions): void {
  const { isOpen, anchor, layer, side, align, gap, wantedRoom, isAsWideAsAnchor } = options;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the the options one by one, as the object is a new one each time
  useLayoutEffect(() => {
    const [anchorElement, layerElement] = [anchor.current, layer.current];
    if (!isOpen || !anchorElement || !layerElement) return;
    const update = () => place(anchorElement, layerElement, options);
    layerElement.showPopover();
    update();
    const sizes = new ResizeObserver(update);
    sizes.observe(anchorElement);
    sizes.observe(layerElement);
    const onScroll = ({ target }: Event) => {
      if (!(target instanceof Node && layerElement.contains(target))) update();
    };
    // Scroll events inside a shadow root don't reach the document.
    const scrollers = [window, anchorElement.getRootNode()];
    for (const scroller of scrollers) scroller.addEventListener('scroll', onScroll, true);
    window.addEventListener('resize', update);
    return () => {
      sizes.disconnect();
      for (const scroller of scrollers) scroller.removeEventListener('scroll', onScroll, true);
      window.removeEventListener('resize', update);
      // The browser has already hidden an element that was removed from the page.
      if (layerElement.isConnected) layerElement.hidePopover();
    };
  }, [isOpen, anchor, layer, side, align, gap, wantedRoom, isAsWideAsAnchor]);
}
