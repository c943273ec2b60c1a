import type { MailSetting, MailWords } from './mail-words.ts';

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Makes text harmless in HTML content and in quoted attributes. */
export const escapeHtml = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (character) => entities[character] ?? '');

/** Only web addresses become links; `javascript:` and the like never do. */
const safeLink = (link: string): string => (/^https?:\/\//.test(link) ? escapeHtml(link) : '#');

/**
 * Mail programs ignore most style sheets, so what matters stands inline; the one style block holds what only better
 * programs understand (dark colours, a narrower card on phones).
 */
export function mailHtml(words: MailWords, setting: MailSetting): string {
  return `<!doctype html>
<html lang="${setting.locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(words.subject)}</title>
<style>${sheet}</style>
</head>
<body style="margin:0;background:#f3f4f7;color:#1b2130;font:16px/1.55 system-ui,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif">
<div style="max-width:560px;margin:0 auto;padding:32px 16px">
<p class="brand" style="margin:0 0 16px;font-weight:650;font-size:15px;letter-spacing:.01em;color:#1b2130">${escapeHtml(setting.brandName)}</p>
<main class="card" style="background:#ffffff;border:1px solid #e2e5ec;border-radius:14px;padding:32px">
<h1 style="margin:0 0 12px;font-size:22px;line-height:1.25;font-weight:650;letter-spacing:-.01em">${escapeHtml(words.heading)}</h1>
${words.paragraphs.map(paragraph).join('\n')}
${[codeBox(words), factList(words), documentBox(words), actionButton(words)].filter(Boolean).join('\n')}
</main>
${(words.notes ?? []).map(note).join('\n')}
</div>
</body>
</html>
`;
}

const sheet = [
  '@media (prefers-color-scheme:dark){',
  'body{background:#12151c!important;color:#e8eaf0!important}',
  '.brand{color:#e8eaf0!important}',
  '.card{background:#1b202a!important;border-color:#2c3342!important}',
  '.box{background:#232a37!important;border-color:#2c3342!important;color:#e8eaf0!important}',
  '.label,.note{color:#a4adbf!important}',
  '.rule{border-color:#2c3342!important}',
  '.button{background:#8fb2ff!important;color:#10192e!important}',
  '}',
  '@media (max-width:480px){.card{padding:24px 20px!important}}',
].join('');

const paragraph = (text: string): string => `<p style="margin:0 0 16px">${escapeHtml(text)}</p>`;

const note = (text: string): string =>
  `<p class="note" style="margin:16px 4px 0;font-size:13px;line-height:1.5;color:#5b6475">${escapeHtml(text)}</p>`;

const codeBox = ({ code }: MailWords): string =>
  code === undefined
    ? ''
    : `<p class="box" style="margin:8px 0 0;padding:18px;border:1px solid #e2e5ec;border-radius:10px;background:#f6f7fa;text-align:center;font:650 32px/1.2 ui-monospace,SFMono-Regular,Menlo,Consolas,monospace;letter-spacing:.22em">${escapeHtml(code)}</p>`;

const factList = ({ facts }: MailWords): string =>
  facts ? `<dl style="margin:8px 0 0;padding:0">\n${facts.map(fact).join('\n')}\n</dl>` : '';

const fact = ([label, value]: readonly [string, string]): string =>
  `<div class="rule" style="border-top:1px solid #e2e5ec;padding:10px 0"><dt class="label" style="font-size:13px;color:#5b6475">${escapeHtml(label)}</dt><dd style="margin:0;font-weight:550;overflow-wrap:anywhere">${escapeHtml(value)}</dd></div>`;

const documentBox = ({ document }: MailWords): string =>
  document === undefined
    ? ''
    : `<div class="box" style="margin:12px 0 0;padding:16px;border:1px solid #e2e5ec;border-radius:10px;background:#f6f7fa;font-size:14px;white-space:pre-line">${escapeHtml(document)}</div>`;

const actionButton = ({ action }: MailWords): string =>
  action
    ? `<p style="margin:24px 0 0"><a class="button" href="${safeLink(action.link)}" target="_blank" rel="noopener" style="display:inline-block;padding:12px 22px;border-radius:10px;background:#2450c4;color:#ffffff;font-weight:600;text-decoration:none">${escapeHtml(action.label)}</a></p>`
    : '';
