import type { Page } from '@playwright/test';
import { whenSettled } from './settled.ts';

interface PageFont {
  /** The first font that the page's text names. */
  readonly family: string;
  /** Whether the page has loaded a face of it. */
  readonly isLoaded: boolean;
}

function fontOfBody(): PageFont {
  const plain = (family: string) => family.replaceAll(/["']/g, '').trim();
  const family = plain(getComputedStyle(document.body).fontFamily.split(',')[0] ?? '');
  const isLoaded = [...document.fonts].some((face) => plain(face.family) === family && face.status === 'loaded');
  return { family, isLoaded };
}

/** Returns the font of a page's text, once everything is loaded. */
export const readFont = (page: Page): Promise<PageFont> => whenSettled(page, () => page.evaluate(fontOfBody));
