import { describe, expect, it } from 'vitest';
import { loadConfig } from '../../config/index.ts';
import type { App } from '../../kernel/index.ts';
import { sandboxChatRoutes } from '../../sandbox/support-chat/index.ts';
import { sandboxChatScript, supportChatRoutes } from './routes.ts';

const ask = (settings: Record<string, string>, path = '/support-chat') =>
  supportChatRoutes({ config: loadConfig({ PUBLIC_URL: 'https://pay.example', ...settings }) } as App).request(path);

const chat = { SUPPORT_CHAT_SCRIPT: 'https://chat.example/widget.js?a=1&b="2"' };

describe('the frame of the support chat', () => {
  it('exists only where a chat is configured', async () => {
    expect((await ask({})).status).toBe(404);
    expect((await ask({}, '/support-chat/frame.js')).status).toBe(404);
  });

  it('allows the configured origins only, and has no origin itself', async () => {
    const answer = await ask({ ...chat, SUPPORT_CHAT_ORIGINS: 'https://cdn.example/x, https://api.example' });
    const policy = answer.headers.get('content-security-policy')?.split('; ') ?? [];
    const origins = 'https://chat.example https://cdn.example https://api.example';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain(`script-src https://pay.example ${origins}`);
    expect(policy).toContain(`connect-src ${origins} wss://chat.example wss://cdn.example wss://api.example`);
    expect(policy).toContain("frame-ancestors 'self'");
    expect(policy.at(-1)).toMatch(/^sandbox /);
    expect(policy.at(-1)).not.toContain('same-origin');
    expect(await answer.text()).toContain('data-script="https://chat.example/widget.js?a=1&amp;b=&quot;2&quot;"');
  });

  it('has a script that it may load without an origin', async () => {
    const { headers } = await ask(chat, '/support-chat/frame.js');
    expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin');
  });
});

it.each([
  [{ SUPPORT_CHAT_SCRIPT: 'http://chat.example/widget.js' }],
  [{ ...chat, SUPPORT_CHAT_ORIGINS: 'http://cdn.example' }],
  [{ ...chat, SUPPORT_CHAT_SHARES: 'name, balance' }],
  [
    {
      SUPPORT_CHAT_SCRIPT: 'sandbox',
      QUITTANCE_MODE: 'production',
      DATA_KEY: '0f'.repeat(32),
      MALWARE_SCAN: 'sandbox',
    },
  ],
])('the start is refused with %j', (settings) => {
  expect(() => loadConfig(settings)).toThrow('SUPPORT_CHAT');
});

it('the sandbox serves its own chat, and production does not', async () => {
  const production = { QUITTANCE_MODE: 'production', DATA_KEY: '0f'.repeat(32), MALWARE_SCAN: 'sandbox' };
  const script = (settings: Record<string, string>) =>
    sandboxChatRoutes({ config: loadConfig(settings) } as App).request(sandboxChatScript);
  const answer = await script({});
  expect(answer.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
  expect(await answer.text()).toContain('role');
  expect((await script(production)).status).toBe(404);
});
